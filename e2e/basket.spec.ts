/** Beyond the specification: what shows below a list on a phone, and the button of what is sold out. */
import { add, badge, card } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { products } from '../web/test/spec-only-goods.ts'

const MILK = 'Full Cream Milk 1 Litre'
const BREAD = 'Baladi Bread Ten Loaves'

test('on a phone the way to the cart shows below a list as soon as it holds something', async ({ page }) => {
  const data = products.map((product) => ({ ...product, ...(product.title === BREAD && { quantity: 0 }) }))
  await page.route('**/api/v1/products', (route) => route.fulfill({ json: { data } }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Products')
  const strip = page.getByRole('main').getByRole('link', { name: /Cart$/ })
  await expect(badge(page)).toHaveText('0')
  await expect(strip).toHaveCount(0)
  await add(card(page, MILK)).click()
  await expect(strip).toHaveText('1 product · 42.50 EGPCart')
  await expect(strip).toBeInViewport({ ratio: 1 })
  // The focus of the last card stays above it.
  await add(page.getByRole('article').last()).focus()
  const [button, bar] = [await page.locator(':focus').boundingBox(), await strip.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  // The button of what is sold out is quiet.
  const colourOf = (title: string) => add(card(page, title)).evaluate((pill) => getComputedStyle(pill).backgroundColor)
  expect(await colourOf(BREAD)).not.toBe(await colourOf(MILK))
})
