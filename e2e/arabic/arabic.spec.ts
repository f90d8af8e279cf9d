/** The shop in Arabic, right to left, and the way there and back. */
import type { Page } from '@playwright/test'
import { SHOPPERS_SCREENS, speakArabic, VISITORS_SCREENS } from './arabic-screen.ts'
import { heldBackOn } from '../content-policy.ts'
import { expect, test } from '../shop.ts'
import { putInCart, showFewProducts, signUpWithCart } from '../shopper.ts'

test('each page in Arabic keeps to the policy that it comes with', async ({ page, shop }) => {
  const heldBack = heldBackOn(page)
  // security.spec.ts looks at what the script does.
  await page.route('**/assets/*.js', () => {})
  await speakArabic(page, shop.address)
  const open = async (screen: string) => {
    await page.goto(screen, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState === 'interactive')
  }
  for (const screen of VISITORS_SCREENS) await open(screen)
  await page.addInitScript(() => localStorage.setItem('userToken', 'a-token'))
  for (const screen of [...SHOPPERS_SCREENS, '/ProductDetails/x/y']) await open(screen)
  expect(heldBack).toEqual([])
})

test('a word inside the name of an aisle leads to it, spelt as people spell it', async ({ page, shop }) => {
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await page.goto('/Products')
  const field = page.getByRole('main').getByRole('textbox')
  await field.fill('قهوه')
  const aisle = page.getByRole('main').getByRole('button', { name: 'شاي وقهوة', exact: true })
  await expect(aisle).toHaveClass(/button-leaf/)
  await aisle.click()
  await expect(field).toHaveValue('شاي وقهوة')
})

test('Arabic pages wait for no font of Latin letters', async ({ page, shop }) => {
  const fonts = new Set<string>()
  page.on('request', (request) => {
    const [, letters] = /cairo-(\w+)-[^/]+\.woff2/.exec(request.url()) ?? []
    if (letters !== undefined) fonts.add(letters)
  })
  await showFewProducts(page)
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  for (const screen of ['/', '/Products', '/Cart']) {
    await page.goto(screen)
    await expect(page.getByRole('main').getByText('ج.م').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
  }
  expect([...fonts].toSorted()).toEqual(['arabic', 'digits'])
})

test('a page comes in Arabic from its first bytes, and is installed on a phone in the language it is read in', async ({
  request,
}) => {
  const login = await (await request.get('/Login', { headers: { cookie: 'lang=ar' } })).text()
  expect(login).toMatch(/<html [^>]*lang="ar" dir="rtl"/)

  const manifestFor = async (cookie: string) => {
    const page = await (await request.get('/Login', { headers: { cookie } })).text()
    const [, address = ''] = /rel="manifest" href="([^"]+)"/.exec(page) ?? []
    // Browsers ask for it without cookies.
    return (await request.get(address, { headers: { cookie: '' } })).json()
  }
  expect(await manifestFor('')).toMatchObject({ name: 'Baqala', lang: 'en', dir: 'ltr', id: '/', start_url: '/' })
  expect(await manifestFor('lang=ar')).toMatchObject({ name: 'بقالة', lang: 'ar', dir: 'rtl', id: '/', start_url: '/' })
})

test('there and back, the cart, a half-typed form and the chosen delivery stay', async ({ page }) => {
  await signUpWithCart(page)
  // Enough for a delivery.
  await putInCart(page, 4)
  await page.goto('/Payment')
  const field = (name: string) => page.locator(`main [name=${name}]`)
  await field('details').fill('12 Talaat Harb Street')
  await field('area').selectOption('Zamalek')
  await page.getByText('Tomorrow', { exact: true }).click()
  const last = page.locator('main [name=time]:enabled:not([value="by phone"])').last()
  await last.check()
  const [area, slot] = [await field('area').inputValue(), await last.inputValue()]
  await field('note').fill('Ring twice')
  await field('cash').fill('5000')
  const isAllThere = async () => {
    await expect(field('details')).toHaveValue('12 Talaat Harb Street')
    await expect(field('area')).toHaveValue(area)
    await expect(page.locator('main [name=time]:checked')).toHaveValue(slot)
    await expect(field('note')).toHaveValue('Ring twice')
    await expect(field('cash')).toHaveValue('5000')
  }
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await isAllThere()
  await page.locator('main [name=time][value="by phone"]').check()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('main [name=time]:checked')).toHaveValue('by phone')
  await page.goto('/Cart')
  await expect(page.locator('main tbody tr')).toHaveCount(4)
})

test('a change of language without a network says so and stays; with one again it is made', async ({
  page,
  context,
}) => {
  await page.goto('/Login')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByRole('log')).toContainText('No connection.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('a release that removed the sentences of the other language stops neither the change nor the page', async ({
  page,
  request,
  shop,
}) => {
  await page.route('**/assets/first-*.js', async (route) => {
    const shown = await page.locator('html').getAttribute('lang')
    await (route.request().url().includes(`/first-${shown}-`) ? route.fallback() : route.abort())
  })
  await page.goto('/Login')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1, name: 'سجّل دخولك' })).toBeVisible()
  // It does not reload again and again.
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('log')).toContainText('ما نفعش. من فضلك جرّب كمان شوية.')

  // As from a host that has no other language.
  const response = await request.get('/Login', { headers: { cookie: '' } })
  await page.route('**/Login', (route) => route.fulfill({ response }))
  await speakArabic(page, shop.address)
  await page.goto('/Login')
  await expect(page.getByRole('heading', { level: 1, name: 'Login Now' })).toBeVisible()
  await expect(page.locator('#root')).not.toHaveAttribute('data-waits')
})

test('a password is written from the left, also one that is shown, and nothing lies over it', async ({
  page,
  shop,
}) => {
  await speakArabic(page, shop.address)
  await page.goto('/Login')
  const password = page.locator('main [name=password]')
  await password.fill('Abc12!')
  const eye = page.locator('main .field-button')
  await eye.click()
  await expect(password).toHaveAttribute('type', 'text')
  const { direction, textAlign, paddingLeft } = await password.evaluate((field) => ({ ...getComputedStyle(field) }))
  expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' })
  const [fieldBox, eyeBox] = [await password.boundingBox(), await eye.boundingBox()]
  expect(fieldBox!.x + Number.parseFloat(paddingLeft)).toBeGreaterThanOrEqual(eyeBox!.x + eyeBox!.width)
})

test('there and back, the category that is looked for and the place in the list stay', async ({ page }) => {
  await signUpWithCart(page)
  await page.goto('/Products?lang=ar&search=البان')
  const shown = page.getByRole('main').getByRole('article')
  // The whole aisle of dairy: a long list is rendered in parts.
  await expect(shown).toHaveCount(12)
  // The last row: at the top of the list it is far below the window.
  const looked = shown.last()
  await looked.evaluate((card) => card.scrollIntoView({ block: 'center' }))
  const link = await looked.getByRole('link').getAttribute('href')
  const isInPlace = () => expect.poll(() => page.evaluate(cardsAtMiddle)).toContain(link)
  await isInPlace()
  await pressInPlace(page, 'English')
  await expect(page.getByPlaceholder('Search products...')).toHaveValue('Dairy & Eggs')
  await expect(shown).toHaveCount(12)
  await isInPlace()
  await pressInPlace(page, 'العربية')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(shown).toHaveCount(12)
  await isInPlace()
})

/** The links of the cards that the middle of the window runs through. Their sides change with the language. */
function cardsAtMiddle(): (string | null | undefined)[] {
  return [...document.querySelectorAll('main article')]
    .filter((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return top <= innerHeight / 2 && innerHeight / 2 <= bottom
    })
    .map((card) => card.querySelector('a')?.getAttribute('href'))
}

/** Playwright's click scrolls to the top before it presses a button of the bar. */
async function pressInPlace(page: Page, name: string): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

test('images turn round with the language, a swipe to the right brings the next one, and arrows walk the results as they stand', async ({
  page,
}) => {
  await showFewProducts(page)
  await signUpWithCart(page)
  await page.goto('/')
  const banners = page.locator('main .carousel').first()
  await expect(banners.locator('ul')).toHaveAttribute('data-moves')
  await banners.getByRole('button', { name: 'Next image' }).click()
  // The end of a move would put them in their places, too.
  await expect.poll(() => banners.evaluate((all) => all.getAnimations({ subtree: true }).length)).toBe(0)
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(banners.locator('li:not([inert])')).toBeInViewport({ ratio: 0.9, timeout: 1500 })
  await banners.getByRole('button', { name: /^السابق/ }).click()
  const inView = () =>
    banners.locator('li').evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')))
  const swipe = (pixels: number) =>
    banners.locator('ul').evaluate((row, distance) => {
      const touch = { pointerType: 'touch', isPrimary: true, bubbles: true }
      row.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 400 }))
      row.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientX: 400 + distance }))
      row.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 400 + distance }))
    }, pixels)
  await expect.poll(inView).toBe(0)
  await swipe(120)
  await expect.poll(inView).toBe(1)
  await swipe(-120)
  await expect.poll(inView).toBe(0)

  await page.getByRole('banner').locator('input').focus()
  const field = page.getByRole('banner').getByRole('combobox')
  const active = async () => {
    const box = await page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`).boundingBox()
    return { x: box!.x, y: box!.y }
  }
  // Text typed from left to right turns the field around, and not the list.
  for (const typed of ['لبن', 'milk']) {
    await field.fill(typed)
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await field.press('ArrowDown')
    const product = await active()
    await field.press('ArrowLeft')
    const button = await active()
    expect(button.x).toBeLessThan(product.x)
    await field.press('ArrowRight')
    expect(await active()).toEqual(product)
  }
})
