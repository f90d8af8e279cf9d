/** Specification 8, the rows of the checkout: a failed order or session shows nothing, keeps the typed text, and logs the reason to the console. */
import { fill, recordedErrors, toasts } from './locators.ts'
import { expect, test } from './spec-only.ts'

const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

test.beforeEach(async ({ page, plain }) => {
  plain.shop.putInCart({ p1: 2 })
  await page.goto('/Payment')
  await expect(page.getByText('85.00 EGP').first()).toBeVisible()
  await fill(page, ADDRESS)
})

test('a cash order that the shop refuses shows nothing and can be sent again', async ({ page, plain }) => {
  const recorded = recordedErrors(page)
  plain.refuse('placeCashOrder', 'No couriers today', 409)
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect.poll(() => recorded.join()).toContain('cash order')
  await nothingHappened()

  plain.recover('placeCashOrder')
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page).toHaveURL(/\/allorders$/)
  expect(plain.shop.orders()).toEqual([{ cartId: 'cart-1', shippingAddress: ADDRESS }])

  async function nothingHappened() {
    await expect(page).toHaveURL(/\/Payment$/)
    await expect(toasts(page)).toHaveText('')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await expect(page.getByText('No couriers today')).toHaveCount(0)
    await expect(page.locator('[name=details]')).toHaveValue(ADDRESS.details)
    await expect(page.getByRole('button', { name: 'Cash Payment' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Online Payment' })).toBeEnabled()
  }
})

test('a cash order that never arrives shows nothing', async ({ page, plain }) => {
  const recorded = recordedErrors(page)
  plain.drop('placeCashOrder')
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect.poll(() => recorded.join()).toContain('cash order')
  await expect(page).toHaveURL(/\/Payment$/)
  await expect(toasts(page)).toHaveText('')
  await expect(page.getByRole('button', { name: 'Cash Payment' })).toBeEnabled()
})

test('a payment page that the shop refuses to open shows nothing and leaves no window', async ({ page, plain }) => {
  const recorded = recordedErrors(page)
  plain.refuse('openCheckoutSession', 'The card company sleeps', 503)
  await page.getByRole('button', { name: 'Online Payment' }).click()
  await expect.poll(() => recorded.join()).toContain('checkout session')
  await expect(page).toHaveURL(/\/Payment$/)
  await expect(toasts(page)).toHaveText('')
  await expect(page.getByText('The card company sleeps')).toHaveCount(0)
  await expect.poll(() => page.context().pages().length).toBe(1)
  await expect(page.locator('[name=city]')).toHaveValue('Cairo')
  await expect(page.getByRole('button', { name: 'Online Payment' })).toBeEnabled()
})

test('a payment page that cannot be asked for shows nothing and leaves no window', async ({ page, plain }) => {
  const recorded = recordedErrors(page)
  plain.drop('openCheckoutSession')
  await page.getByRole('button', { name: 'Online Payment' }).click()
  await expect.poll(() => recorded.join()).toContain('checkout session')
  await expect(toasts(page)).toHaveText('')
  await expect.poll(() => page.context().pages().length).toBe(1)
  await expect(page.getByRole('button', { name: 'Online Payment' })).toBeEnabled()
})
