/** The products of the admin in a browser: what only a browser has is the camera's file, which becomes a smaller picture there. */
import { findings, lostTexts } from '../axe.ts'
import { heldBackOn } from '../content-policy.ts'
import { expect, test } from '../shop.ts'
import { toasts } from '../locators.ts'
import { letToastsStay } from '../states/states.ts'
import { signUp } from '../shopper.ts'
import { openSignedIn } from './sign-in-staff.ts'

test('an owner adds a product with a picture, counts it, and a shopper finds it', async ({ page }) => {
  const heldBack = heldBackOn(page)
  await openSignedIn(page, 'owner', '/admin/products/new')
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByLabel('Name (English)').fill('Aswan Karkade')
  await page.getByLabel('Name (Arabic)').fill('كركديه أسواني')
  await page.getByLabel('Size (English)').fill('250 g')
  await page.getByLabel('Price', { exact: true }).fill('٣٨٫٥')
  await page.getByLabel('Pieces on the shelf now').fill('24')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Juices & Drinks' })
  // Nothing that was typed goes with a stray back.
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('Name (English)')).toHaveValue('Aswan Karkade')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Aswan Karkade 250 g' })).toBeVisible()

  // A photograph larger than the server takes; the browser makes it smaller.
  const sent = page.waitForRequest((request) => request.url().endsWith('/pictures/0?seen='))
  await page.getByLabel('Add a picture').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await page.evaluate(drawPhotograph), 'base64'),
  })
  expect((await sent).headers()['content-type']).toBe('image/jpeg')
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: /^Count Aswan Karkade/ }).click()
  await page.getByLabel('Pieces on the shelf').fill('22')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Aswan Karkade 250 g: \d+ → 22 in stock$/)).toBeVisible()

  await page.goto('/admin/products?q=كركديه')
  await expect(page.getByRole('link', { name: 'Aswan Karkade 250 g' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await lostTexts(page)).toEqual([])

  await page.setViewportSize({ width: 1366, height: 900 })
  await signUp(page)
  await page.goto('/Search?q=karkade')
  await expect(page.getByText('Aswan Karkade').first()).toBeVisible()

  // Other tests of this shop count its goods.
  await page.goto('/admin/products?q=كركديه')
  await page.getByRole('link', { name: 'Aswan Karkade 250 g' }).click()
  await letToastsStay(page)
  await page.reload()
  await page.getByRole('button', { name: 'Take off sale' }).click()
  await expect(page.getByText('Off sale: no shopper sees it.')).toBeVisible()
  // The toast says so in the bar, and not over the buttons that are pressed next.
  await expect(toasts(page).locator('[data-tone=success]')).toBeVisible()
  expect(await page.evaluate(controlsUnderToasts)).toEqual([])
  expect(heldBack).toEqual([])
})

test('a roll feeds one label for each product, also for one of long names, and paper of its width holds a slip', async ({
  page,
}) => {
  await openSignedIn(page, 'owner', '/admin/orders/10001/slip?size=80')
  await expect(page.getByRole('article')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // Between the margins of the page, in CSS pixels.
  await page.setViewportSize({ width: 280, height: 600 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280)

  await page.emulateMedia({ media: null })
  const list = await page.request.get('/api/admin/v1/products')
  const { data } = (await list.json()) as { data: { products: { _id: string }[] } }
  const [first, second, third] = data.products.map(({ _id }) => _id)
  await page.route('**/api/admin/v1/products?**', async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replaceAll(
      /"title(Ar)?":"/g,
      '$&زيت زيتون بكر ممتاز معصور على البارد من سيوة ',
    )
    await route.fulfill({ response, body: text })
  })
  for (const [size, points] of [
    // In points.
    ['58', '163 113'],
    ['80', '227 142'],
  ]) {
    await page.goto(`/admin/products/labels?ids=${first},${second},${third}&size=${size}`)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const boxes = [...pdf.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)/g)]
    expect(boxes.map(([, width, height]) => `${Math.trunc(Number(width))} ${Math.trunc(Number(height))}`)).toEqual([
      ...[points, points, points],
    ])
  }
})

test('on a phone the keyboard comes to nothing behind the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await openSignedIn(page, 'owner', '/admin/products/groups')
  await expect(page.getByRole('heading', { name: 'Categories and brands' })).toBeVisible()
  const hidden: string[] = []
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const [focused, menu] = [document.activeElement, document.querySelector('.admin-menu')]
      const isBehind =
        focused !== null && menu !== null && !menu.contains(focused) && focused !== document.body
          ? focused.getBoundingClientRect().bottom > menu.getBoundingClientRect().top
          : false
      return isBehind ? focused?.textContent : undefined
    })
    if (name) hidden.push(name)
  }
  expect(hidden).toEqual([])

  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { name: 'Packing' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

/** A picture of 2400 × 1800, as base64. */
function drawPhotograph(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 2400
  canvas.height = 1800
  const context = canvas.getContext('2d')
  if (context === null) return ''
  context.fillStyle = '#a3123f'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

/** The controls of the page below a toast. */
function controlsUnderToasts(): (string | null)[] {
  const [toast] = [...document.querySelectorAll('[data-tone]')].map((each) => each.getBoundingClientRect())
  return [...document.querySelectorAll('a, button, input, select, summary')]
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return toast && left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
    })
    .map(({ textContent }) => textContent)
}
