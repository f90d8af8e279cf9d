/** From the aisles to their goods, and back again, on our own server with the demo catalogue (narrow-list.test.tsx). */
import type { Page } from '@playwright/test'
import { expect, test } from '../shop.ts'
import { putInCart, signUp } from '../shopper.ts'

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('on Home and on Products, what was typed is there after Back and after reloads, at the same place', async ({
  page,
}) => {
  for (const screen of ['/', '/Products']) {
    await page.goto(screen)
    const field = page.getByPlaceholder('Search products...')
    await field.fill('Bak')
    await expect(page).toHaveURL(/\?search=Bak$/)
    const found = page.getByRole('article').filter({ hasText: 'Bakery' })
    // Drawn in parts: until all are there, another one is the last.
    const { data } = (await (await page.request.get('/api/v1/products')).json()) as {
      data: { category: { name: string } }[]
    }
    await expect(found).toHaveCount(data.filter(({ category }) => category.name === 'Bakery').length)
    const last = found.last()
    const link = last.getByRole('link').first()
    // The place of the card in the window: whatever comes above it moves the page, and leaves the card where it is.
    const place = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const read = ({ target }: Event) => {
            const card = target instanceof Element ? target.closest('article') : null
            resolve(card?.getBoundingClientRect().top ?? NaN)
          }
          addEventListener('click', read, { capture: true, once: true })
        }),
    )
    // A press waits for a page that lies still, and so for the event that tells of this scroll.
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page).toHaveURL(/\/ProductDetails\//)
    await page.reload()
    await page.goBack()
    await expect(field).toHaveValue('Bak')
    const before = await place
    const moved = async () => Math.abs(((await last.boundingBox())?.y ?? NaN) - before)
    await expect.poll(moved).toBeLessThanOrEqual(1)
    await expect(page.getByRole('article').filter({ hasNotText: 'Bakery' })).toHaveCount(0)

    await page.reload()
    await expect(field).toHaveValue('Bak')
    await expect.poll(moved).toBeLessThanOrEqual(1)
    await field.fill('')
    await expect(page).not.toHaveURL(/search/)
  }
})

test('a list that is opened anew begins at its top, and does so after Back', async ({ page }) => {
  await page.goto('/Products')
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1500))
  await twoFrames(page)
  await page.goto('/Products')
  await card.getByRole('link').first().click()
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: 'Products' })
  await expect(title).toBeHidden()
  await page.goBack()
  await expect(title).toBeVisible()
  await twoFrames(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the products of a name that no aisle begins with are in sight, the aisles folded below, a typed one in its row, and the order above', async ({
    page,
  }) => {
    await page.goto('/Products')
    const main = page.getByRole('main')
    const field = main.getByPlaceholder('Search products...')
    await field.fill('milk')
    await expect(main.getByText('Search works by category.')).toBeInViewport()
    await expect(main.locator('a[href^="/ProductDetails/"]').first()).toBeInViewport({ ratio: 1 })
    const bakery = main.getByRole('button', { name: 'Bakery' })
    await expect(bakery).toBeHidden()
    await main.getByText('All categories').click()
    await bakery.click()
    await expect(field).toHaveValue('Bakery')
    await expect(page.locator('.aisle-row').getByRole('link', { name: 'Bakery' })).toBeInViewport({ ratio: 1 })
    // Nothing bears this name, so the aisles are all there is.
    await field.fill('headphones')
    await expect(bakery).toBeVisible()
    await field.fill('eggs')
    await expect(main.getByRole('button', { name: 'Dairy & Eggs' })).toBeVisible()
    await expect(main.getByText('Other categories')).toBeVisible()
    await field.fill('')

    await test.step('the order of the list opens above its cards, and a choice folds it away', async () => {
      const button = page.getByRole('button', { name: /^Sort and offers/ })
      await button.click()
      const panel = page.locator('.sort-and-sale')
      const end = await panel.evaluate((box) => box.getBoundingClientRect().bottom)
      expect((await page.getByRole('article').first().boundingBox())?.y).toBeGreaterThan(end)
      await panel.getByRole('combobox').selectOption('price-up')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    })
  })

  test('four cards fit the screen between the aisles and the way to the cart, and large names of aisles two lines', async ({
    page,
    shop,
  }) => {
    await putInCart(page, 1)
    for (const language of ['en', 'ar']) {
      await page.context().addCookies([{ name: 'lang', value: language, url: shop.address }])
      await page.goto('/Products')
      const strip = page.locator('main a[href="/Cart"]')
      await expect(strip).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 1500))
      await expect(page.locator('.aisle-row a').first()).toBeInViewport({ ratio: 1 })
      const aisles = await page.locator('.aisles:has(li)').boundingBox()
      const [first, second] = [page.getByRole('article').nth(20), page.getByRole('article').nth(21)]
      const step = ((await second.boundingBox())?.y ?? NaN) - ((await first.boundingBox())?.y ?? NaN)
      const room = ((await strip.boundingBox())?.y ?? NaN) - ((aisles?.y ?? NaN) + (aisles?.height ?? NaN))
      expect(room / step, language).toBeGreaterThanOrEqual(4)

      // With text twice as large each name is seen whole, and takes no third line, which leaves a strip beneath others.
      await page.evaluate(() => {
        window.scrollTo(0, 0)
        document.documentElement.style.fontSize = '200%'
      })
      const names = page.locator('.aisle-row .chip')
      const heights = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
      const widths = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
      expect(Math.max(...widths), language).toBeLessThan((await page.locator('.aisle-row').boundingBox())?.width ?? NaN)
      expect(Math.max(...heights) - Math.min(...heights), language).toBeLessThan(16)
    }
  })
})

/** In the first one the browser tells of a scroll. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
