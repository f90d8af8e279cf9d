/** /Orders and the confirmation with servers that lack our additions: the screens work without them. */
import { recordedErrors, toasts } from './locators.ts'
import { knowOrders, ORDERS } from './order-states.ts'
import { expect, test } from './spec-only.ts'

const CONFIRMATION =
  "Order Confirmed!Thank you for shopping with us. We're getting your order ready for delivery.Back to Home"

test('a server of the specification alone has no /Orders, and the bar no link to it', async ({ page }) => {
  const recorded = recordedErrors(page)
  await page.goto('/')
  await expect(page.getByRole('navigation').getByRole('listitem').getByRole('link', { name: 'Brands' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toHaveCount(0)
  await page.goto('/Orders')
  await expect(page.getByRole('img', { name: /^Error/ })).toBeVisible()
  await expect(toasts(page)).toHaveText('')
  expect(recorded).toEqual([])
})

test('there the confirmation is what is specified and nothing else', async ({ page }) => {
  const recorded = recordedErrors(page)
  await page.goto('/allorders')
  await expect(page.getByRole('main')).toHaveText(CONFIRMATION)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main')).toHaveText(CONFIRMATION)
  expect(recorded).toEqual([])
})

test('where the call is unknown after all, both say as little', async ({ page }) => {
  const recorded = recordedErrors(page)
  await knowOrders(page, { message: 'no call of the specification' }, 404)
  await page.goto('/allorders')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main')).toHaveText(CONFIRMATION)
  await page.goto('/Orders')
  await expect(page.getByText('Orders cannot be shown here.')).toBeVisible()
  await expect(toasts(page)).toHaveText('')
  // One call for each screen: nothing is retried.
  expect(recorded).toHaveLength(2)
})

test('orders that could not be loaded come when they are asked for again', async ({ page }) => {
  await knowOrders(page, { message: 'not now' }, 403)
  await page.goto('/Orders')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await knowOrders(page, { data: ORDERS })
  await again.click()
  await expect(page.getByRole('article')).toHaveCount(ORDERS.length)
})

test('folded orders open with the keyboard', async ({ page }) => {
  await knowOrders(page, { data: ORDERS })
  await page.goto('/Orders')
  const delivered = page.getByRole('article', { name: 'Order 1001' })
  await expect(delivered.getByText('Progress')).toBeHidden()
  await delivered.locator('summary').press('Enter')
  await expect(delivered.getByText('Progress')).toBeVisible()
})

test.describe('a visitor', () => {
  test.use({ isSignedIn: false })

  test('is sent from /Orders to /Login', async ({ page }) => {
    await page.goto('/Orders')
    await expect(page).toHaveURL(/\/Login$/)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toHaveCount(0)
  })
})
