/** /Account in a browser: a phone that was mistyped, an address for the next order, and a browser left signed in elsewhere. */
import { brokenWords } from './broken-words.ts'
import { expect, test } from './shop.ts'
import { fill, submitButton } from './locators.ts'
import { putInCart, signUp } from './shopper.ts'

test('mends the phone, keeps an address that /Payment begins with, and signs the others out', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await signUp(page)
  await putInCart(page, 2)
  const elsewhere = await page.request.post('/api/v1/auth/signin', { data: { email, password } })
  const { token } = await elsewhere.json()

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Delivery area:/ })
    .click()
  await page.getByRole('button', { name: /^Zamalek/ }).click()
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mona')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Change: Phone' }).click()
  await fill(page, { phone: '01112345678' })
  await submitButton(page).click()
  await expect(main.getByText('01112345678')).toBeVisible()

  // The page gets much shorter here when the form closes.
  await page.setViewportSize({ width: 1366, height: 768 })
  await main.getByRole('button', { name: 'Add an address' }).click()
  await fill(page, { name: 'Home', street: '26 July St', building: '12', flat: '4', city: 'Cairo' })
  await expect(main.locator('[name=areaId] option:checked')).toHaveText('Zamalek')
  await submitButton(page).click()
  await expect(main.getByText('26 July St, building 12, flat 4')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Add an address' })).toBeFocused()
  const bar = await page.getByRole('banner').boundingBox()
  const saved = await main.getByText('Home', { exact: true }).boundingBox()
  expect(saved?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.setViewportSize({ width: 320, height: 640 })

  await main.getByRole('button', { name: 'Sign out the others' }).click()
  await expect(main.getByRole('button', { name: 'Sign out the others' })).toBeHidden()
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const answer = await other.request.get('/api/v1/cart', { headers: { token } })
  expect(answer.status()).toBe(401)
  await other.close()

  await page.goto('/Payment')
  await expect(page.locator('[name=details]')).toHaveValue('26 July St, building 12, flat 4')
  await expect(page.locator('[name=phone]')).toHaveValue('01112345678')
  await expect(page.locator('[name=area] option:checked')).toHaveText('Zamalek')
})

test('a page is dark from its first paint on where that was chosen', async ({ page }) => {
  await signUp(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/Account')
  const body = page.locator('body')
  await expect(body).toHaveCSS('background-color', 'rgb(255, 248, 236)')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(body).toHaveCSS('background-color', 'rgb(16, 24, 20)')
  // A browser would fill it with grey.
  await expect(page.getByRole('radio', { name: 'Light' })).toHaveCSS('appearance', 'none')
  // Without the application: the first script and the style alone.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/Products')
  await expect(body).toHaveCSS('background-color', 'rgb(16, 24, 20)')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

test('no word breaks in its titles, in Arabic, on the narrowest phone with text twice as large', async ({
  page,
  shop,
}) => {
  await signUp(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.context().addCookies([{ name: 'lang', value: 'ar', url: shop.address }])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/Account')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.filter({ hasText: 'المتصفحات' })).toBeVisible()
  expect(await titles.evaluateAll(brokenWords)).toEqual([])
})
