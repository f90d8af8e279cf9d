/** The admin in a browser, as the people who run the shop meet it: one journey a role, and the screens with axe. */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { codeAt } from '../../server/src/staff/totp.ts'
import { faintTexts, findings, lostTexts } from '../axe.ts'
import { openScreen } from '../open-screen.ts'
import { expect, test } from '../shop.ts'
import { aNewShopper } from '../shopper.ts'
import { openSignedIn } from './sign-in-staff.ts'

const PASSWORD = 'four strange words here'

async function sendSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Whether a screen can be read in both themes, at 320 px and with text twice as large. */
async function expectReadable(page: Page): Promise<void> {
  // The screen is there, not only its spinner.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faintTexts(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await lostTexts(page)).toEqual([])
  if (size) await page.setViewportSize(size)
}

/** On a phone, with text twice as large. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const size = page.viewportSize()
  const setTextSize = (is: string) => page.evaluate((each) => (document.documentElement.style.fontSize = each), is)
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize('200%')
  expect(await lostTexts(page), page.url()).toEqual([])
  await setTextSize('')
  if (size) await page.setViewportSize(size)
}

test('an owner closes a day of deliveries, and opens it again', async ({ page }) => {
  await openSignedIn(page, 'owner', '/admin/delivery')
  await page
    .getByRole('link', { name: /^\w{3} \d+ \d+ of \d+ taken$/ })
    .last()
    .click()
  await expectReadable(page)
  await expectRoomForLargeText(page)
  await page.getByRole('link', { name: 'Close the whole day' }).click()
  const dialog = page.getByRole('dialog', { name: /^Close / })
  await expect(dialog.getByText('No order is touched.')).toBeVisible()
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Close the whole day' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the day again' }).click()
  await expect(page.getByRole('link', { name: 'Close the whole day' })).toBeVisible()
  for (const part of ['Areas', 'Hours', 'Special days']) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await expectReadable(page)
    await expectRoomForLargeText(page)
  }
})

test('each screen of the admin has room on a phone for text twice as large', async ({ page }) => {
  await openSignedIn(page, 'owner', '/admin/log')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Delivery' })).toBeVisible()
  const { data } = (await (await page.request.get('/api/v1/products?limit=1')).json()) as { data: [{ _id: string }] }
  const [{ _id: id }] = data
  const texts = {
    stock: 'in stock',
    [`stock/${id}`]: 'on the shelf',
    prices: /change.* today/,
    [`prices/${id}`]: 'Now',
  }
  for (const [screen, text] of Object.entries({
    ...texts,
    products: /\d products/,
    reviews: 'reviewed anything yet',
    people: 'Picker:',
    day: 'Takings',
    log: 'signed in',
  })) {
    // A dialog stands over the same screen.
    if (screen.includes(id)) await page.goto(`/admin/${screen}`)
    else await openScreen(page, `/admin/${screen}`)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectRoomForLargeText(page)
  }
  // A price that changed stands in the list of the day, with the button that takes it back, and an order over those that were found.
  await openScreen(page, `/admin/prices/${id}`)
  const price = page.getByLabel('Price (EGP)', { exact: true })
  await price.fill((Number(await price.inputValue()) + 1).toFixed(2))
  // The button that Enter presses stands outside of the form, in the foot of the dialog.
  await price.press('Enter')
  const undo = page.getByRole('listitem').getByRole('button', { name: 'Undo' })
  await expect(undo.first()).toBeVisible()
  await expectRoomForLargeText(page)
  await undo.first().click()
  await expect(page.getByText('Undone').first()).toBeVisible()
  await openScreen(page, '/admin/orders/10001?q=10001')
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible()
  await expectRoomForLargeText(page)
  // The cross stays in reach when the dialog is scrolled.
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((element) => (element.scrollTop = element.scrollHeight) > element.clientHeight)).toBe(
    true,
  )
  await expect(dialog.getByRole('button', { name: /^Close/ }).first()).toBeInViewport()

  // The lists of the board stand beside each other, and scroll by themselves.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/orders')
  await expect(page.getByText('Start packing').first()).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(390)
})

test('an owner adds a picker, who chooses a password by the link, and a second factor, and is dismissed', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectReadable(page)
  await sendSignIn(page, 'owner', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Login or password is wrong.')
  await sendSignIn(page, 'owner', 'Owner-Demo-1234')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  await expectReadable(page)

  // A dialog is an address: a reload keeps it, and back closes it.
  await page.getByRole('link', { name: 'Add somebody' }).click()
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Add somebody' })
  await expect(dialog).toBeVisible()
  await expectReadable(page)
  await dialog.getByLabel('Name').fill('Samir')
  await dialog.getByLabel('Login').fill('samir')
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  const link = await page.getByRole('dialog', { name: 'Invite Samir' }).getByText('/admin/invitation#').innerText()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const phone = await context.newPage()
  await phone.goto(link)
  await phone.getByLabel('New password').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Choose it and sign in' }).click()
  // The board is what a picker comes for. A role's menu shows nothing that the role may not.
  await expect(phone.getByRole('heading', { name: 'Orders' })).toBeVisible()
  const menu = phone.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'People' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'My sign-in' }).click()
  await expectReadable(phone)

  const factor = phone.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await factor.getByRole('button', { name: 'Set up a second factor' }).click()
  const authenticator = factor.getByRole('link', { name: 'Open my authenticator' })
  const secret = new URL((await authenticator.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  await expectReadable(phone)
  await expect(factor.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await factor.getByLabel('The code that it shows now').fill(codeAt(secret, Math.floor(Date.now() / 30_000)))
  await factor.getByRole('button', { name: 'I have kept the codes: confirm' }).click()
  await expect(factor.getByText('On: signing in asks')).toBeVisible()

  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('row', { name: /Samir set up the second factor/ })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('link', { name: 'Change Samir' }).click()
  await page.getByLabel('Dismiss: sign out at once').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Samir/ })).toContainText('dismissed')
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

test('an owner drops a price list, sees what it would do, does it and takes it back', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/v1/products?limit=1')).json()) as {
    data: [{ title: string; slug: string }]
  }
  const [{ slug, title }] = data
  await openSignedIn(page, 'owner', '/admin/import')
  await expectReadable(page)
  const dataTransfer = await page.evaluateHandle((csv) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([csv], 'prices.csv'))
    return transfer
  }, `slug,price,priceAfterDiscount\n${slug},123.50,\nno-such-product,10,\n`)
  await page.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer })
  await expect(page.getByRole('row', { name: title })).toContainText('→ 123.50')
  await expect(page.getByRole('row', { name: /^(Line )?3 slug/ })).toContainText('there is no product')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('status').getByRole('link', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo the import of prices.csv?' })
  await expect(dialog.getByText('1 product gets back what it was.')).toBeVisible()
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('row', { name: /prices\.csv/ }).first()).toContainText('Undone by')
})

test('the admin changes its language in place, and a picker is shown nothing that the role may not', async ({
  page,
}) => {
  await openSignedIn(page, 'picker', '/admin')
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByRole('heading', { name: 'الطلبات', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectReadable(page)
  await openScreen(page, '/admin/people')
  await expect(page.getByRole('heading', { name: 'مفيش حاجة هنا' })).toBeVisible()
  // It is this person's from now on, in other browsers too.
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test.describe('on a phone that speaks Arabic', () => {
  test.use({ locale: 'ar-EG' })
  test('names of days and of the bell stay in their frames, and on a tablet tables in the window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/delivery')
    await page.getByLabel('اسم الدخول').fill('owner')
    await page.getByLabel('كلمة السر', { exact: true }).fill('Owner-Demo-1234')
    await page.keyboard.press('Enter')
    await expect(page.locator('.week-day-tab')).toHaveCount(7)
    const isWider = (element: Element) => element.scrollWidth > element.clientWidth
    for (const textSize of ['', '200%']) {
      await page.evaluate((each) => (document.documentElement.style.fontSize = each), textSize)
      for (const day of await page.locator('.week-day-tab').all()) expect(await day.evaluate(isWider)).toBe(false)
    }
    await openScreen(page, '/admin/orders')
    const bell = page.getByRole('button', { name: 'شغّل الجرس' })
    await expect(bell).toBeVisible()
    // Its picture, and its words in one line.
    expect(await linesOf(bell)).toBe(2)
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))

    await page.setViewportSize({ width: 768, height: 1024 })
    await openScreen(page, '/admin/products')
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    expect(await page.locator('html').evaluate(isWider)).toBe(false)

    await openScreen(page, '/admin/delivery/areas')
    const fee = page.getByRole('cell').filter({ hasText: 'ج.م.', hasNotText: 'خلال' })
    await expect(fee.first()).toBeVisible()
    for (const each of await fee.all()) expect(await linesOf(each)).toBe(1)
    expect(await page.locator('html').evaluate(isWider)).toBe(false)
    await openScreen(page, '/admin/people')
    expect(
      await linesOf(
        page
          .getByRole('cell')
          .filter({ hasText: /20\d\d/ })
          .first(),
      ),
    ).toBe(1)
    expect(await page.locator('html').evaluate(isWider)).toBe(false)

    await openScreen(page, '/admin/orders/10001/slip?size=a4')
    const [name, code] = [page.locator('.slip td bdi').first(), page.locator('.slip td bdi.tabular').first()]
    const rightOf = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return Math.round(text.getBoundingClientRect().right)
    }
    expect(await code.evaluate(rightOf)).toBe(await name.evaluate(rightOf))

    // The language that somebody chose goes before the phone's.
    await page.context().addCookies([{ name: 'lang', value: 'en', url: new URL('/', page.url()).href }])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

function linesOf(cell: Locator): Promise<number> {
  return cell.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

/** A shopper orders by the shop's API. Returns the number of the order. */
async function placeOrder(request: APIRequestContext): Promise<number> {
  const { token } = await (await request.post('/api/v1/auth/signup', { data: aNewShopper() })).json()
  const headers = { token }
  const { data } = await (await request.get('/api/v1/products?limit=20')).json()
  const product = data.find(({ quantity }: { quantity: number }) => quantity > 0)
  await request.post('/api/v1/cart', { headers, data: { productId: product._id } })
  const { cartId } = await (await request.get('/api/v1/cart', { headers })).json()
  const shippingAddress = { details: '12 Nile Street, flat 3', phone: '01012345678', city: 'Cairo' }
  const answer = await request.post(`/api/v1/orders/${cartId}`, { headers, data: { shippingAddress } })
  return (await answer.json()).data.id
}

test('an order rings on two boards until a picker takes it, who packs it, prints its slip and hands it over', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    // Remembers the page's own sound.
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        Object.assign(window, { bell: this })
      }
    }
  })
  await openSignedIn(page, 'picker', '/admin')
  await page.getByRole('button', { name: 'Turn the bell on' }).click()
  await expect(page.getByText('Bell on').or(page.getByText('Bell asleep'))).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'bell').state)).toBe('running')
  const other = await context.newPage()
  await other.goto('/admin')
  // Orders of the demo wait already.
  await expect(other).toHaveTitle(/^\(\d+\) Orders/)
  const waiting = Number(/\d+/.exec(await other.title())?.[0])

  // Without a stream a board looks every ten seconds. Far below, nothing is laid out yet.
  const number = await placeOrder(page.request)
  const orderIn = (list: RegExp) => other.getByRole('region', { name: list }).getByText(String(number))
  for (const board of [page, other]) {
    await expect(board).toHaveTitle(`(${waiting + 1}) Orders · Behind the counter`, { timeout: 4000 })
  }
  await expect(orderIn(/^New/)).toBeAttached()
  // The cards and their shadows pass below the heading of their list.
  const isAsWide = (heading: HTMLElement) => heading.clientWidth === heading.parentElement?.clientWidth
  expect(await page.getByRole('heading', { name: /^New/ }).evaluate(isAsWide)).toBe(true)
  await expectReadable(page)

  await page.getByRole('button', { name: `Start packing: order ${number}` }).click()
  await expect(page.getByText('Packing…')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(orderIn(/^Packing/)).toBeAttached()
  await expect(other).toHaveTitle(`(${waiting}) Orders · Behind the counter`)

  await page.getByRole('link', { name: String(number) }).click()
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible()
  await expectReadable(page)
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await page.getByRole('link', { name: 'Slip, 58 mm' }).click()
  await expect(page.locator('body[data-printed]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toContainText(`Order ${number}`)
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // Left within ten seconds: nothing is lost.
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: `Hand to the courier: order ${number}` }).click()
  await page.goto('about:blank')
  await expect(orderIn(/^On its way/)).toBeAttached()
})
