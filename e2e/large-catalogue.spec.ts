/** A catalogue too large for one answer: the same rules and results by pages (metadata.nextPage). */
import { expect, test } from './shop.ts'
import { signUp } from './shopper.ts'

// The demo catalogue has 179 products.
test.use({ settings: { MOST_PRODUCTS_AT_ONCE: '40' } })

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('the list goes on as the shopper nears its end, to the last product', async ({ page }) => {
  await page.addInitScript(reportMovesLate)
  await page.goto('/Products')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        return page.evaluate(() => document.documentElement.scrollHeight)
      },
      { message: 'a page as long as 179 cards', timeout: 35_000 },
    )
    // 160 cards, the pages before the last, are 9,150 px high at most.
    .toBeGreaterThan(9_300)
})

test('the search finds what no page has brought yet', async ({ page }) => {
  const { data: categories } = (await (await page.request.get('/api/v1/categories')).json()) as {
    data: { _id: string; name: string }[]
  }
  const [category] = categories.slice(-1)
  await page.goto('/Products')
  await page.getByPlaceholder('Search products...').fill(category?.name.slice(0, 4) ?? '')
  const answer = await page.request.get(`/api/v1/products?category[in]=${category?._id}&limit=1`)
  const { data: found } = (await answer.json()) as { data: { title: string }[] }
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(found.length).toBe(1)
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: category?.name ?? '' })
      .first(),
  ).toBeVisible()
})

test('related products are those of the category, wherever in the catalogue they stand', async ({ page }) => {
  const last = await page.request.get('/api/v1/products?limit=40&page=4')
  const { data } = (await last.json()) as { data: { _id: string; category: { _id: string; name: string } }[] }
  const product = data.at(-1)
  const { name, _id: categoryId } = product?.category ?? { name: '', _id: '' }
  const all = await page.request.get(`/api/v1/products?category[in]=${categoryId}&limit=100`)
  const { results } = (await all.json()) as { results: number }
  await page.goto(`/ProductDetails/${product?._id}/${encodeURIComponent(name)}`)
  const related = page.getByRole('region', { name: 'Related products' }).getByRole('article')
  await expect(related).toHaveCount(Math.min(40, results))
})

test('what is on sale, cheapest first, is asked of the server', async ({ page }) => {
  const answer = await page.request.get('/api/v1/products?onSale=true&sort=priceNow&limit=40')
  const { results, data } = (await answer.json()) as { results: number; data: { title: string }[] }
  await page.goto('/Products?onSale=true&sort=price-up')
  await expect(page.getByText(`${results} products · on sale`, { exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toHaveAccessibleName(data[0]?.title ?? '')
})

test('the goods and their frame stay in place while chips and further pages come', async ({ page }) => {
  for (const code of ['list-tools', 'paged-results']) {
    const held = Promise.withResolvers<void>()
    await page.route(`**/assets/${code}-*.js`, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/Products')
    const list = page.locator('.product-grid')
    await expect(list.getByRole('article').first()).toBeVisible()
    const places = async () => [await list.locator('..').boundingBox(), await list.boundingBox()].map((box) => box?.y)
    const before = await places()
    held.resolve()
    await expect(page.getByRole('link', { name: 'All', exact: true })).toBeVisible()
    await expect(page.getByRole('status').and(page.locator('.shown'))).toBeAttached()
    expect(await places(), code).toEqual(before)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

/** Makes the browser report several moves of an element at once, as a busy phone does. */
function reportMovesLate(): void {
  const Original = window.IntersectionObserver
  window.IntersectionObserver = class extends Original {
    constructor(onMove: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const moves: IntersectionObserverEntry[] = []
      let timer = 0
      super((entries, observer) => {
        moves.push(...entries)
        window.clearTimeout(timer)
        timer = window.setTimeout(() => onMove(moves.splice(0), observer), 700)
      }, options)
    }
  }
}
