/** The states of the screens in Arabic that arabic-screens.spec.ts does not pass on its walk. */
import { expectArabicNow, speakArabic, WIDE } from './arabic-screen.ts'
import { openScreen } from '../open-screen.ts'
import { expect, test } from '../shop.ts'
import { fill, submitButton } from '../locators.ts'
import { showFewProducts, signUpWithCart } from '../shopper.ts'

test.use(WIDE)

test('what a visitor is told in Arabic reads well in any window', async ({ page, shop }) => {
  test.slow()
  await speakArabic(page, shop.address)
  await page.goto('/Login')
  await fill(page, { email: 'nobody@example.com', password: 'Wrong1234' })
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectArabicNow(page, 'refused at the door')
  await openScreen(page, '/Register')
  await fill(page, { name: 'س', email: 'س', password: '1', rePassword: '2', phone: '3' })
  await page.locator('main [name=phone]').blur()
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(5)
  await expectArabicNow(page, 'every mistake of a sign-up')
  await openScreen(page, '/VerifyCode')
  await fill(page, { resetCode: '123456' })
  await submitButton(page).click()
  await expect(page.locator('main [aria-invalid=true]')).toBeVisible()
  await expectArabicNow(page, 'a wrong code')
  await openScreen(page, '/ResetPass')
  await expect(submitButton(page)).toBeVisible()
  await expectArabicNow(page, 'a new password')
  await openScreen(page, '/WishList')
  await expect(page.locator('main a[href="/Login"]')).toBeVisible()
  await expectArabicNow(page, 'the wish list of a visitor')
})

test('the shelves in each state are Arabic and fit any window', async ({ page, shop }) => {
  test.slow()
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await showFewProducts(page)
  await page.goto('/Products?search=١٢٣')
  await expect(page.getByRole('main').getByText('«\u2068١٢٣\u2069»').first()).toBeVisible()
  await expectArabicNow(page, 'no such category')
  await openScreen(page, '/Categories')
  await page.locator('main button.shelf-tile').first().click()
  const subcategory = page.locator('main .subcategory-card').first()
  await expect(subcategory).toBeVisible()
  await expectArabicNow(page, 'an open category')
  await subcategory.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectArabicNow(page, 'a subcategory')
  await openScreen(page, '/Brands')
  await page.locator('main button.shelf-tile').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectArabicNow(page, 'a brand')
  await openScreen(page, '/ProductDetails/x/y')
  await expect(page.getByRole('main').getByRole('button')).toBeVisible()
  await expectArabicNow(page, 'no such product')
  await page.route('**/api/v1/products*', (route) => route.fulfill({ status: 404, json: { message: 'لا' } }))
  await page.goto('/Products')
  await expect(page.locator('main .button-quiet')).toBeVisible()
  await expectArabicNow(page, 'products that failed')
})

test('what cannot be shown or is still to come is said in Arabic', async ({ page, shop }) => {
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  const failing = (where: string) => page.route(where, (route) => route.fulfill({ status: 403, json: {} }))
  await page.route('**/api/v1/orders?*', () => {})
  await page.goto('/Orders')
  await expect(page.locator('main .shimmer').first()).toBeVisible()
  await expectArabicNow(page, 'orders on their way')
  await failing('**/api/v1/orders?*')
  await failing('**/api/v1/cart')
  await failing('**/api/v1/wishlist')
  await failing('**/api/v1/search?*')
  await page.goto('/Orders')
  for (const screen of ['/Orders', '/Cart', '/WishList', '/Search?q=لبن']) {
    if (screen !== '/Orders') await openScreen(page, screen)
    await expect(page.locator('main').getByRole('button').first()).toBeVisible()
    await expectArabicNow(page, `${screen} that failed`)
  }
})

test('the forms of the account, and its deletion, are Arabic and fit any window', async ({ page, shop }) => {
  test.slow()
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await page.goto('/Account')
  const main = page.getByRole('main')
  const openers = main.getByRole('button', { name: /^غيّر/ })
  await expect(openers).toHaveCount(4)
  while ((await openers.count()) > 0) await openers.first().click()
  await fill(page, { phone: '123', name: 'س' })
  await main.getByRole('button', { name: 'ضيف عنوان' }).click()
  for (const save of await main.getByRole('button', { name: 'احفظ', exact: true }).all()) await save.click()
  await expect(main.getByText('لازم تكتبه')).toHaveCount(2)
  await expectArabicNow(page, 'forms of the account')
  await main.getByRole('button', { name: 'احذف حسابي' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'احذفه نهائيًا' }).click()
  await expectArabicNow(page, 'the deletion of the account')
})

test('a screen that breaks, and one whose code does not come, say so in Arabic', async ({ page, shop }) => {
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await page.route('**/assets/brands-screen-*.js', (route) => route.abort())
  await page.goto('/Brands')
  await expect(page.getByRole('main').getByText('مفيش اتصال.')).toBeVisible()
  await expectArabicNow(page, 'a screen whose code does not come')
  await page.unroute('**/assets/brands-screen-*.js')
  await page.route('**/api/v1/brands*', (route) =>
    route.fulfill({ json: { data: [{ _id: 'b', name: { no: 'text' } }] } }),
  )
  await page.goto('/Brands')
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await expectArabicNow(page, 'a screen that breaks')
})

test('what was searched for, wished for or is nearly sold out is Arabic and fits any window', async ({
  page,
  shop,
}) => {
  test.slow()
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await showFewProducts(page)
  await page.goto('/Search')
  await expect(page.getByRole('main').getByText('اكتب اللي بتدوّر عليه')).toBeVisible()
  await expectArabicNow(page, 'a search for nothing')
  await openScreen(page, '/Products')
  const products = page.getByRole('article')
  for (const at of [0, 1, 2]) {
    const heart = products.nth(at).locator('button[aria-pressed]')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await openScreen(page, '/Search?q=لبن زرافة')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('دي أقرب نتايج.')
  await expectArabicNow(page, 'the nearest results')
  await openScreen(page, '/WishList')
  await expect(page.locator('main tbody tr:has(a)')).toHaveCount(3)
  await expectArabicNow(page, 'a wish list')
  let left = 0
  await page.route(/\/api\/v1\/products\/\w+/, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, quantity: left } } })
  })
  await page.locator('main tbody a').first().click()
  await expect(page.locator('main .buy-note')).toHaveText('الكمية خلصت')
  await expectArabicNow(page, 'a product that is sold out')
  left = 3
  await page.reload()
  await expect(page.locator('main .buy-note')).toHaveText('فاضل 3 قطع بس')
  await expectArabicNow(page, 'a product of which 3 are left')
})

test('what opens or comes over a screen is Arabic and fits any window', async ({ page, shop }) => {
  test.slow()
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await showFewProducts(page)
  await page.goto('/Products?onSale=true&sort=price-up')
  await page.getByRole('article').first().getByRole('button', { name: 'ضيف' }).click()
  await expect(page.getByRole('log').locator('p')).toBeVisible()
  await expectArabicNow(page, 'a list on sale, and a toast')
  await page.locator('header .bar-field input').click()
  const field = page.getByRole('banner').getByRole('combobox')
  for (const typed of ['milk', 'لبن']) {
    await field.fill(typed)
    // The icon stands there.
    await expect(field).toHaveCSS('padding-right', '41.6px')
  }
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await expectArabicNow(page, 'suggestions', { isBarOpen: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'الماركات' })).toBeVisible()
  await expectArabicNow(page, 'the menu', { isBarOpen: true })
})
