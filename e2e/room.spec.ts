/** Space is reserved for content that loads later: no layout shifts. */
import { card } from './locators.ts'
import { products } from '../web/test/spec-only-goods.ts'
import { knowOrders, ORDERS } from './states/order-states.ts'
import { expect, test } from './spec-only.ts'

test('a product card keeps the room of its picture', async ({ page }) => {
  await page.route('**/pictures/**', () => {})
  // A page whose pictures never come is never loaded.
  await page.goto('/Products', { waitUntil: 'commit' })
  const picture = await card(page, 'Full Cream Milk 1 Litre').locator('img').boundingBox()
  expect(picture?.width).toBeGreaterThan(200)
  expect(picture?.height).toBe(picture?.width)
})

test('a list and a page are as long before one has scrolled through them as afterwards', async ({ page, plain }) => {
  await test.step('a list is as long before one has scrolled through it as afterwards', async () => {
    const data = Array.from({ length: 60 }, (_, at) => ({ ...products[at % products.length], _id: `copy${at}` }))
    plain.answerWith('listProducts', { data })
    for (const width of [390, 800, 1366]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/Products')
      await expect(page.getByRole('article')).toHaveCount(60)
      // The fallback's lines are a fraction of a pixel off, sixty times.
      await page.evaluate(() => document.fonts.ready)
      // Without the footer, whose space is an estimate until the end of a list comes near.
      const lengthOf = () => page.getByRole('main').evaluate((main) => main.scrollHeight)
      const before = await lengthOf()
      await page.evaluate(scrollThroughCards)
      expect(Math.abs((await lengthOf()) - before)).toBeLessThanOrEqual(2)
    }
  })
  await test.step('a page is as long before its footer was seen as afterwards', async () => {
    plain.recover('listProducts')
    for (const width of [390, 800, 1366]) {
      await page.setViewportSize({ width, height: 500 })
      await page.goto('/Products')
      await expect(page.getByRole('article')).toHaveCount(products.length)
      const footer = page.getByRole('contentinfo')
      const before = (await footer.boundingBox())?.height ?? NaN
      await footer.getByText('Your corner grocery').scrollIntoViewIfNeeded()
      await expect(footer.getByText('Your corner grocery')).toBeInViewport()
      expect(Math.abs(((await footer.boundingBox())?.height ?? NaN) - before)).toBeLessThan(8)
    }
  })
})

test('a list is as long while most of its cards are to come as when all are there', async ({ page, plain }) => {
  const data = Array.from({ length: 60 }, (_, at) => ({ ...products[0], _id: `copy${at}` }))
  plain.answerWith('listProducts', { data })
  const open = async (cards: number) => {
    await page.goto('/Products')
    await expect(page.getByRole('article')).toHaveCount(cards)
    await page.evaluate(() => document.fonts.ready)
  }
  const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (const width of [390, 800, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    await open(60)
    const whole = await lengthOf()
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await open(8)
    await expect.poll(async () => Math.abs((await lengthOf()) - whole)).toBeLessThanOrEqual(2)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  }
})

test('the footer waits below the window, however short the screen', async ({ page, plain }) => {
  await knowOrders(plain, page, { data: ORDERS.slice(0, 1) })
  const height = page.viewportSize()?.height
  for (const path of ['/allorders', '/Orders', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('contentinfo').boundingBox())?.y).toBeGreaterThanOrEqual(height ?? Infinity)
  }
})

test('the payment form stays in place when the addresses used before arrive, or none do', async ({ page, plain }) => {
  plain.shop.putInCart({ p1: 2 })
  await page.setViewportSize({ width: 390, height: 844 })
  const details = '12 Talaat Harb Street, third floor, flat 4, opposite the old cinema, ring twice, Downtown'
  const shippingAddress = { details, city: 'Cairo', phone: '01012345678' }
  const long = ORDERS.map((order) => ({ ...order, shippingAddress }))
  for (const data of [ORDERS, long, []]) {
    await knowOrders(plain, page, { data })
    let answer = () => {}
    const isAsked = new Promise<void>((resolve) => (answer = resolve))
    plain.answerOurs('GET /addresses', async () => {
      await isAsked
      return { json: { status: 'success', data: [], phone: '01012345678' } }
    })
    await page.goto('/Payment')
    const field = page.locator('[name=city]')
    await expect(page.getByRole('group', { name: 'Deliver to' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await field.boundingBox()
    answer()
    // The form begins with the address of the last order; without one it offers the phone of the account.
    if (data.length > 0) await expect(field).not.toHaveValue('')
    else await expect(page.getByRole('button', { name: 'Use 01012345678' })).toBeVisible()
    await expect(page.getByRole('group').getByRole('button')).toHaveCount(data.length > 0 ? 1 : 0)
    expect(await field.boundingBox()).toEqual(before)
    // However long, an address is there to be read.
    for (const words of await page.getByRole('group').locator('button > span').all())
      await expect(words).toHaveCSS('overflow', 'visible')
    if (data === long) {
      // A row that scrolls does so under the edges of its panel.
      const panel = await page.locator('main form').locator('..').boundingBox()
      const row = await page.getByRole('group', { name: 'Deliver to' }).locator('> *').boundingBox()
      expect([row?.x, row?.width]).toEqual([(panel?.x ?? 0) + 1, (panel?.width ?? 0) - 2])
      const lines = page.getByRole('button', { name: details }).locator('span')
      expect((await lines.boundingBox())?.height).toBeCloseTo(54, 0) // Three.
    }
    if (data.length > 0) continue
    // Without addresses a note of two lines fills the room, and tells how to write one.
    const hint = page.getByText(/^Street, building, floor and flat\./)
    await expect(hint).toBeInViewport({ ratio: 1 })
    expect((await hint.boundingBox())?.height).toBeLessThan(77)
    await expect(hint).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})

/** Runs in the page: brings every fourth card into view, and lets the browser draw it. */
async function scrollThroughCards(): Promise<void> {
  const cards = [...document.querySelectorAll('main article')].filter((_, at) => at % 4 === 0)
  for (const card of cards) {
    card.scrollIntoView({ block: 'center' })
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  }
}
