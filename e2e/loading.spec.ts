/** Content takes the space of its skeleton: no layout shifts. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from './shop.ts'
import { paths } from '@baqala/contract/paths'
import { signUp } from './shopper.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
]

test.beforeEach(async ({ page }) => {
  await page.route('**/api/v1/{cart,wishlist}', (route) => route.fulfill({ json: { status: 'success', data: [] } }))
  await page.addInitScript(() => (localStorage.userToken ??= 'a-token'))
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
  await expectSameRoom(page, address, ['.product-details', '.product-gallery', '.buy-box'])
})

test('related products never move, also below what the pack says', async ({ page }) => {
  const answer = await page.request.get('/api/v1/products?limit=1')
  const { data } = (await answer.json()) as { data: { _id: string; category: { name: string } }[] }
  await page.route('**/api/v1/products/*', async (route) => {
    const product = await (await route.fetch()).json()
    await route.fulfill({ json: { ...product, data: { ...product.data, ingredients: 'Tomatoes' } } })
  })
  await page.addInitScript(() => {
    const changes = new MutationObserver(() => {
      const above = document.querySelector('.related-products')?.previousElementSibling
      if (above) document.documentElement.dataset.firstAbove ??= above.className
    })
    changes.observe(document, { childList: true, subtree: true })
  })
  await page.goto(paths.productDetails(data[0]?._id ?? '', data[0]?.category.name ?? ''))
  await expect(page.getByRole('heading', { name: 'About the product' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-first-above', /pack-texts/)
})

test('what was sought and the details of the account stand where their shapes stood', async ({ page }) => {
  await signUp(page)
  const card = '.product-grid > :first-child'
  await expectSameRoom(page, paths.searchFor('milk'), [card], { calls: '**/api/v1/search?*', goods: 'article' })
  const calls = /\/api\/v1\/users\/[0-9a-f]{24}$/
  const user = { _id: 'mona', name: 'Mona', email: 'mona@example.com', role: 'user', phone: '01012345678' }
  await page.route(calls, (route) => route.fulfill({ json: { data: user } }))
  const details = '.account-column > section'
  await expectSameRoom(page, paths.account, [details], { calls, goods: `${details} li` })
})

test('the title of the orders and of a search stands at its place while the code of the screen is on its way', async ({
  page,
}) => {
  await signUp(page)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    for (const [address, code, title] of [
      [paths.orders, 'orders', 'Orders'],
      [paths.searchFor('milk'), 'search', 'Search'],
    ] as const) {
      const held: Route[] = []
      await page.route(`**/assets/${code}-screen-*.js`, (route) => void held.push(route))
      await page.goto(address, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(title)
      const before = await heading.boundingBox()
      await page.unroute(`**/assets/${code}-screen-*.js`)
      for (const route of held) await route.continue()
      await expect(page.getByText('Loading…')).toHaveCount(0)
      const after = await heading.boundingBox()
      expect([after?.x, after?.y]).toEqual([before?.x, before?.y])
    }
  }
})

test('the rows of the cart and of the wish list stand where their shapes stood', async ({ page }) => {
  const row = 'main tbody > :first-child'
  const parts = [row, `${row} .goods-picture > div`, 'main tbody > :nth-child(2)']
  const product = (id: string) => ({ _id: id, id, title: 'Rice', price: 42.1, imageCover: '/images/rice-00000000' })
  const products = ['a', 'b'].map((id) => ({ count: 1, price: 42.1, product: product(id) }))
  const cart = { status: 'success', numOfCartItems: 2, data: { products, totalCartPrice: 84.2 } }
  await page.route('**/api/v1/cart', (route) => route.fulfill({ json: cart }))
  await expectSameRoom(page, paths.cart, parts, CART)
  const list = { status: 'success', count: 2, data: ['a', 'b'].map(product) }
  await page.route('**/api/v1/wishlist', (route) => route.fulfill({ json: list }))
  await expectSameRoom(page, paths.wishlist, parts, WISHLIST)
})

/** The calls that are held, and a part of what they bring. */
interface Slow {
  readonly calls: string | RegExp
  readonly goods: string
}

const CATALOGUE: Slow = { calls: /\/api\/v1\/products(\/\w+)?$/, goods: 'article' }
const CART = { calls: '**/api/v1/cart', goods: 'main tbody button' }
const WISHLIST = { calls: '**/api/v1/wishlist', goods: 'main tbody button' }

async function expectSameRoom(page: Page, address: string, parts: readonly string[], slow = CATALOGUE): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    const { shapes, goods } = await loadSlowly(page, address, parts, slow)
    // The height of a title differs a little from its skeleton, by the fonts of the system.
    for (const [at, room] of goods.entries()) {
      expect(Math.abs(room.top - (shapes[at]?.top ?? NaN)), `top of ${parts[at]}`).toBeLessThan(4)
      expect(Math.abs(room.bottom - (shapes[at]?.bottom ?? NaN)), `bottom of ${parts[at]}`).toBeLessThan(4)
    }
  }
}

/** The positions of the parts before and after the answer. */
async function loadSlowly(page: Page, address: string, parts: readonly string[], slow: Slow) {
  let bring = () => {}
  const held = new Promise<void>((resolve) => (bring = resolve))
  const hold = async (route: Route) => {
    await held
    await route.fallback()
  }
  await page.route(slow.calls, hold)
  await page.goto(address)
  await expect(page.locator('#root')).not.toHaveAttribute('data-waits')
  await page
    .locator(parts[0] ?? '')
    .first()
    .waitFor()
  await page.evaluate(() => document.fonts.ready)
  const shapes = await roomOf(page, parts)
  bring()
  await expect(page.locator(slow.goods).first()).toBeVisible()
  const goods = await roomOf(page, parts)
  await page.unroute(slow.calls, hold)
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
