/** A catalogue too large for one answer, as it scrolls and loads. Component tests see what is asked for. */
import { expect, test } from '../spec-only.ts'
import { products } from '../../web/test/spec-only-goods.ts'

const goods = Array.from({ length: 180 }, (_, at) => ({ ...products[at % products.length], _id: `copy${at}` }))
const LIMIT = 40

test.beforeEach(({ plain }) =>
  plain.answerOurs('GET /products', ({ url }) => {
    const page = Number(url.searchParams.get('page') ?? 1)
    const next = page * LIMIT < goods.length ? { nextPage: page + 1 } : {}
    const data = goods.slice((page - 1) * LIMIT, page * LIMIT)
    return { json: { results: goods.length, metadata: { limit: LIMIT, ...next }, data } }
  }),
)

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
      { message: 'a page as long as 180 cards', timeout: 35_000 },
    )
    // 160 cards, the pages before the last, are 9,150 px high at most.
    .toBeGreaterThan(9_300)
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
    let before: Awaited<ReturnType<typeof places>> = []
    // The grid of the whole list gives way to the one of pages, and has no place while it does.
    await expect.poll(async () => (before = await places())).not.toContain(undefined)
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
