/** Payments and orders, as screenshots.mjs takes them on its tour. */

/** A cash order that the shop refused, because the cart changed; and both windows of an online payment. Orders the cart. */
export async function takePayments({ page, take, messagesOf, leaveStreamOut }) {
  const [orders, local] = [await messagesOf('orders'), await messagesOf('local', 'server/src/local')]
  await page.goto('/Payment')
  await page.getByRole('button', { name: orders.cashPayment }).waitFor()
  await page.waitForLoadState('networkidle')
  const sellFirstOut = async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.products[0].product.quantity = 0
    await route.fulfill({ response: answer, json: body })
  }
  await page.route('**/api/v1/cart', sellFirstOut)
  await page.route('**/api/v1/orders/*', (route) => route.fulfill({ status: 409, json: { message: 'no' } }))
  await fillAddress(page)
  await page.getByRole('button', { name: orders.cashPayment }).click()
  await page.locator('main [role=alert]').first().waitFor()
  await take('payment-cart-changed')
  await page.unroute('**/api/v1/cart', sellFirstOut)
  await page.unroute('**/api/v1/orders/*')
  // The shop tells the first window of the payment by this stream.
  await page.unroute('**/orders/stream')
  await page.goto('/Payment')
  await fillAddress(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: orders.onlinePayment }).click()
  const payment = await opened
  await payment.waitForURL(/\/local\/payments\//)
  await take('payment-page', { of: payment })
  await payment.getByRole('button', { name: local.pay, exact: true }).click()
  await payment.waitForURL(/\/allorders$/)
  await page.bringToFront()
  await page.getByRole('button', { name: orders.cashPayment }).click()
  await page.getByRole('main').getByRole('link', { name: orders.followUnderOrders }).waitFor()
  await take('payment-paid-elsewhere', {}, 'load')
  await leaveStreamOut()
  await payment.close()
}

export async function takeCashOrder({ page, take, visit, messagesOf }) {
  const orders = await messagesOf('orders')
  await visit('/Payment', 'payment')
  await fillAddress(page)
  await page.getByRole('button', { name: orders.cashPayment }).click()
  await page.getByText(orders.confirmedTitle).waitFor()
  await take('order-confirmed')
}

/** Three orders: one delivered, one cancelled, and a new one on its way. */
export async function takeOrders({ page, take, visit, shop, messagesOf }, shopper) {
  const orders = await messagesOf('orders')
  // Some products could not be put back: the sentence after the count.
  const [, notAvailable] = orders.partlyInCartAgain(1).split('. ')
  const [first] = await shopper.orders()
  for (const state of ['being packed', 'on its way', 'delivered']) await shop.moveOn(first._id, state)
  await shopper.fillCartAgain(first._id)
  await shopper.cancel(await shopper.order())
  await shopper.fillCartAgain(first._id)
  const third = await shopper.order()
  await visit('/Orders', 'orders', { fullPage: true })
  await page.getByRole('button', { name: orders.cancelOrder }).first().click()
  await take('orders-cancel')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: orders.receipt }).first().click()
  await take('orders-receipt')
  await page.emulateMedia({ media: 'print' })
  await take('orders-receipt-printed', { fullPage: true })
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  // Not the first product: later pictures show the top of the list.
  await shop.sellOut(first.cartItems.at(-1).product.id)
  await page.getByRole('button', { name: orders.orderAgain }).first().click()
  await page.getByText(notAvailable).waitFor()
  for (const state of ['being packed', 'on its way']) await shop.moveOn(third, state)
  await visit('/allorders', 'order-on-its-way')
  await visit('/Orders', 'orders-on-its-way', { fullPage: true })
  await page.getByRole('button', { name: orders.orderAgain }).first().click()
  await page.getByText(notAvailable).waitFor()
  await take('orders-again', { fullPage: true })
  await page.route('**/api/v1/orders?*', () => {})
  await page.goto('/Orders', { waitUntil: 'commit' })
  await page.getByText(orders.loadingOrders).waitFor({ state: 'attached' })
  await take('orders-loading', {}, 'load')
  await page.route('**/api/v1/orders?*', (route) => route.fulfill({ status: 403, json: { message: 'no' } }))
  await visit('/Orders', 'orders-failed')
  await page.unroute('**/api/v1/orders?*')
}

async function fillAddress(page) {
  await page.locator('main [name=details]').fill('12 Talaat Harb Street, flat 4')
  await page.locator('main [name=phone]').fill('01012345678')
  await page.locator('main [name=city]').fill('Cairo')
}
