/** What is still to come has its room already: nothing jumps when it arrives. */
import { card } from './looking.ts'
import { knowOrders, ORDERS } from './order-states.ts'
import { expect, test } from './plain.ts'

test('a product card keeps the room of its picture', async ({ page }) => {
  await page.route('**/pictures/**', () => {})
  await page.goto('/Products')
  const picture = await card(page, 'Full Cream Milk 1 Litre').locator('img').boundingBox()
  expect(picture?.width).toBeGreaterThan(200)
  expect(picture?.height).toBe(picture?.width)
})

test('the footer waits below the window, however short the screen', async ({ page }) => {
  await knowOrders(page, { data: ORDERS.slice(0, 1) })
  const height = page.viewportSize()?.height
  for (const path of ['/allorders', '/Orders', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('contentinfo').boundingBox())?.y).toBeGreaterThanOrEqual(height ?? Infinity)
  }
})
