import { expect, test } from './shop.ts'
import { aNewShopper, showFewProducts, signUp } from './shopper.ts'

test('a shared link names its product, and leads a visitor there after Login', async ({ page }) => {
  const { data } = await (await page.request.get('/api/v1/products?limit=1')).json()
  const [{ _id, title, category }] = data
  const link = `/ProductDetails/${_id}/${encodeURIComponent(category.name)}?lang=en`
  const shown = await (await page.request.get(link)).text()
  expect(shown).toContain(`<meta property="og:title" content="${title}">`)
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(shown) ?? []
  expect((await page.request.get(picture)).headers()['content-type']).toMatch(/^image\//)

  await showFewProducts(page)
  const { email, password, ...rest } = aNewShopper()
  await page.request.post('/api/v1/auth/signup', { data: { email, password, ...rest } })
  await page.goto(link)
  await expect(page).toHaveURL(/\/Login$/)
  await expect(page.getByText('Once you are logged in, Home leads to the page you opened.')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-waits')
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.002)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('main').locator('button[type=submit]').click()
  await page.getByRole('link', { name: `Continue to ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a link to the reviews leads there, also while the products above them grow', async ({ page }) => {
  await signUp(page)
  const { data } = await (await page.request.get('/api/v1/products?limit=400')).json()
  const { _id, category } = data.find((product: { category: { name: string } }) => /^Rice/.test(product.category.name))
  await page.route('**/reviews/mine', (route) => route.fulfill({ json: { data: { mayReview: true } } }))
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    let bring = () => {}
    const isBrought = new Promise<void>((resolve) => (bring = resolve))
    await page.route(/\/api\/v1\/products(\?.*)?$/, (route) => isBrought.then(() => route.continue()))
    // The lightest other document.
    await page.goto('/images/logo.svg')
    await page.goto(`/ProductDetails/${_id}/${encodeURIComponent(category.name)}#reviews`)
    const heading = page.getByRole('heading', { name: 'Reviews' })
    await expect(heading, String(width)).toBeFocused()
    await expect(heading, String(width)).toBeInViewport({ ratio: 1 })
    // The shopper begins to write before the products above are there.
    await page.getByText('In your words').click()
    bring()
    await page.waitForLoadState('networkidle')
    await expect(heading, String(width)).toBeInViewport({ ratio: 1 })
    // The shopper is free to leave.
    await page.mouse.move(width / 2, 300)
    await page.mouse.wheel(0, -3000)
    await expect.poll(() => page.evaluate(() => scrollY), String(width)).toBeLessThan(100)
  }
})

function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(moved), 300)
  })
}
