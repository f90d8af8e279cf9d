/** Content takes the space of its skeleton: no layout shifts. */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { paths } from '@baqala/contract/paths'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
]

test.beforeEach(async ({ page }) => {
  await page.route('**/api/v1/{cart,wishlist}', (route) => route.fulfill({ json: { status: 'success', data: [] } }))
  await page.addInitScript(() => localStorage.setItem('userToken', 'a-token'))
})

test('cards and a product stand where their shapes stood', async ({ page }) => {
  const first = '.product-grid > :first-child'
  await expectSameRoom(page, paths.products, [
    first,
    `${first} :is(.aspect-square, img)`,
    '.product-grid > :nth-child(5)',
  ])
  const answer = await page.request.get('/api/v1/products?limit=1')
  const { data } = (await answer.json()) as { data: { _id: string; category: { name: string } }[] }
  const address = paths.productDetails(data[0]?._id ?? '', data[0]?.category.name ?? '')
  await expectSameRoom(page, address, ['.product-details', '.product-gallery', '.buy-box', '.related-products h2'])
})

async function expectSameRoom(page: Page, address: string, parts: readonly string[]): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    const { shapes, goods } = await loadSlowly(page, address, parts)
    // The height of a title differs a little from its skeleton, by the fonts of the system.
    for (const [at, room] of goods.entries()) {
      expect(Math.abs(room.top - (shapes[at]?.top ?? NaN)), `top of ${parts[at]}`).toBeLessThan(4)
      expect(Math.abs(room.bottom - (shapes[at]?.bottom ?? NaN)), `bottom of ${parts[at]}`).toBeLessThan(4)
    }
  }
}

/** The positions of the parts before and after the answer. */
async function loadSlowly(page: Page, address: string, parts: readonly string[]) {
  let bring = () => {}
  const held = new Promise<void>((resolve) => (bring = resolve))
  const catalogue = /\/api\/v1\/products(\/\w+)?$/
  await page.route(catalogue, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(address)
  await expect(page.locator('#root')).not.toHaveAttribute('data-waits')
  await page.evaluate(() => document.fonts.ready)
  const shapes = await roomOf(page, parts)
  bring()
  await expect(page.getByRole('article').first()).toBeVisible()
  const goods = await roomOf(page, parts)
  await page.unroute(catalogue)
  return { shapes, goods }
}

/** As painted: the browser decides with a frame which cards of `content-visibility: auto` it lays out. */
function roomOf(page: Page, parts: readonly string[]): Promise<{ top: number; bottom: number }[]> {
  return page.evaluate(async (selectors) => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    return selectors.map((selector) => {
      const { top = NaN, bottom = NaN } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return { top, bottom }
    })
  }, parts)
}
