import { expect, test } from './shop.ts'
import { aNewShopper, putInCart, register } from './shopper.ts'

test('a shopper pays online on the local payment page and finds the cart empty', async ({ page, context }) => {
  await page.goto('/Register')
  await register(page, aNewShopper())
  await expect(page).toHaveURL(/\/$/)
  await putInCart(page, 1)
  await page.goto('/Payment')
  await page.locator('[name=details]').fill('5 Corniche, flat 9')
  await page.locator('[name=phone]').fill('01112345678')
  await page.locator('[name=city]').fill('Alexandria')

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Online Payment' }).click()
  const payment = await opened
  await payment.waitForURL(/\/local\/payments\//)
  await expect(payment.getByText('For testing only')).toBeVisible()
  await payment.getByLabel(/which is declined/).check()
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment.getByRole('alert')).toHaveText('The card was declined. Try another one.')
  await payment.getByLabel(/which is accepted/).check()
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment).toHaveURL(/\/allorders$/)
  await expect(payment.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()

  const token = (await page.evaluate(() => localStorage.getItem('userToken'))) ?? ''
  const orders = await (await page.request.get('/api/v1/orders', { headers: { token } })).json()
  expect(orders.data[0]).toMatchObject({ isPaid: true, paymentMethodType: 'card', state: 'paid' })
  const cart = await (await page.request.get('/api/v1/cart', { headers: { token } })).json()
  expect(cart.numOfCartItems).toBe(0)
})
