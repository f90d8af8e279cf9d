import { expect, test } from '../shop.ts'
import { putInCart, signUp } from '../shopper.ts'

test('a shopper pays online at a known address, and both windows say that the order is paid', async ({
  page,
  context,
}) => {
  await signUp(page)
  await putInCart(page, 1)
  const token = (await page.evaluate(() => localStorage.getItem('userToken'))) ?? ''
  const address = { details: '5 Corniche, flat 9', phone: '01112345678', city: 'Alexandria' }
  await page.request.post('/api/v1/addresses', { headers: { token }, data: address })
  await page.goto('/Payment')
  // The only address is there already; the phone of the account is offered where it is taken out.
  await expect(page.locator('[name=phone]')).toHaveValue(address.phone)
  await page.locator('[name=phone]').fill('')
  await page.getByRole('button', { name: 'Use 01012345678' }).click()
  await expect(page.locator('[name=phone]')).toHaveValue('01012345678')
  await page.getByRole('button', { name: 'Use 5 Corniche, flat 9, Alexandria' }).click()
  for (const [name, value] of Object.entries(address)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value)

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

  await page.bringToFront()
  const paid = page.getByRole('status').filter({ hasText: /Order \d+ is paid\./ })
  await expect(paid).toBeFocused()
  // A phone drops the tab that the payment page covers, and loads it again.
  await page.reload()
  await expect(paid).toBeFocused()
  await expect(paid.getByRole('link', { name: 'Follow it under Orders' })).toHaveAttribute('href', '/Orders')
  await expect(page.getByText('Your cart is empty.')).toHaveCount(0)

  const orders = await (await page.request.get('/api/v1/orders', { headers: { token } })).json()
  expect(orders.data[0]).toMatchObject({ isPaid: true, paymentMethodType: 'card', state: 'paid' })
  const cart = await (await page.request.get('/api/v1/cart', { headers: { token } })).json()
  expect(cart.numOfCartItems).toBe(0)
})
