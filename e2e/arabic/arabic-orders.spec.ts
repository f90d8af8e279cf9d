/** Payments and orders in Arabic, in each of their states. */
import type { Page } from '@playwright/test'
import type { Order, OrderState } from '../../contract/src/orders.ts'
import { AT_HOME, expectArabicNow, speakArabic, WIDE } from './arabic-screen.ts'
import { expect, test } from '../shop.ts'
import { fill, submitButton } from '../locators.ts'
import { putInCart, signUpWithCart } from '../shopper.ts'

test.use(WIDE)

test('an order in each state is Arabic and fits any window', async ({ page, shop, counter }) => {
  test.slow()
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await putInCart(page, 4)
  await page.goto('/Payment')
  await fill(page, AT_HOME)
  await expect(page.getByText(/^الميعاد محجوز ليك لحد/)).toBeVisible()
  await fill(page, { note: 'رن الجرس مرتين', cash: '5000' })
  await submitButton(page).first().click()
  await expect(page.getByText('ميعاد التوصيل')).toBeVisible()
  await expectArabicNow(page, 'the confirmation')
  await expectArrivalInOneLine(page)
  await expectNoFooterLinkAlone(page)
  await page.goto('/Payment')
  await expect(page.locator('main a[href="/Orders"]')).toBeVisible()
  await expectArabicNow(page, 'nothing to pay after an order')
  // Enabled, as the form is filled in, but neither is the one to press.
  await expect(submitButton(page).first()).toBeEnabled()
  const looks = await submitButton(page).evaluateAll((buttons) =>
    buttons.map((one) => getComputedStyle(one).background),
  )
  expect(new Set(looks).size).toBe(1)
  const [first] = await ordersOf(page)
  for (const state of ['being packed', 'on its way', 'delivered'] as const) await counter.moveOn(first!._id, state)
  for (const state of ['being packed', 'on its way', 'cancelled', 'placed'] as const) {
    const { _id } = await orderInCash(page)
    if (state === 'cancelled') await ask(page, 'POST', `/orders/${_id}/cancel`)
    else if (state !== 'placed') await counter.moveOn(_id, 'being packed')
    if (state === 'on its way') await counter.moveOn(_id, state)
  }
  await page.goto('/Orders')
  const orders = page.getByRole('main').getByRole('article')
  await expect(orders).toHaveCount(5)
  await openAll(page)
  await expectArabicNow(page, 'orders from placed to delivered')
  for (const name of ['الغي الطلب', 'الفاتورة']) {
    await orders.first().getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectArabicNow(page, name)
    await page.keyboard.press('Escape')
  }
  const gone = first!.cartItems[0]!.product.id
  await counter.sellOut(gone)
  await orders.last().getByRole('button', { name: 'اطلب تاني' }).click()
  await expect(page.getByText('فيه منتجات مش متاحة:')).toBeVisible()
  await expectArabicNow(page, 'ordered again, as far as it goes')
  await counter.restock(gone)
})

test('a payment in each state is Arabic and fits any window', async ({ page, shop }) => {
  test.slow()
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await page.addInitScript(() => (window.open = () => null))
  await page.goto('/Payment')
  await fill(page, { ...AT_HOME, city: 'أسوان' })
  await page.getByRole('button', { name: 'الدفع أونلاين' }).click()
  const onwards = page.getByRole('link', { name: 'كمّل للدفع' })
  await expect(onwards).toBeVisible()
  await expectArabicNow(page, 'a payment page held back')
  const [unpaid] = await ordersOf(page)
  await page.goto((await onwards.getAttribute('href')) ?? '')
  await page.getByLabel(/بيترفض/).check()
  await page.getByRole('button', { name: 'ادفع', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectArabicNow(page, 'a declined card')
  await page.route('**/api/v1/orders?*', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    await route.fulfill({ response, json: { ...list, data: [...list.data, ...AFTER_PAYMENT.map(inState(unpaid!))] } })
  })
  await page.goto('/Orders')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(AFTER_PAYMENT.length + 1)
  await openAll(page)
  await expectArabicNow(page, 'orders to be paid, paid and not paid')
})

/** On phones, for an order of today from ten to twelve, which has the longest words. */
async function expectArrivalInOneLine(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.route('**/api/v1/orders?*', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const today = { promisedFrom: new Date().toISOString() }
    const hours = { from: '10:00', until: '12:00' }
    const data = list.data.map((order: Order) => ({
      ...order,
      ...today,
      courierPhone: '01098765432',
      delivery: { ...order.delivery, ...hours },
    }))
    await route.fulfill({ response, json: { ...list, data } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Orders')
  const arrival = page.getByRole('main').getByText(/^النهارده.*هيوصل من/)
  await expect(arrival).toBeVisible()
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await arrival.boundingBox())?.height, `${width} px`).toBeLessThan(35)
  }
  // The courier's number is the longest word of a button.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.unrouteAll({ behavior: 'wait' })
  if (before) await page.setViewportSize(before)
}

/** On a phone, whose width is too little for all in one line. */
async function expectNoFooterLinkAlone(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem')
  await expect(links.last()).toBeVisible()
  const tops = await links.evaluateAll((each) => each.map((link) => link.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1)
  if (before) await page.setViewportSize(before)
}

const AFTER_PAYMENT: readonly OrderState[] = ['paid', 'payment failed', 'expired', 'replaced', 'refund due', 'refunded']

function inState(order: Order) {
  return (state: OrderState, at: number): Order => ({
    ...order,
    _id: `order-${at}`,
    id: order.id + at + 1,
    state,
    isPaid: state === 'paid' || state.startsWith('refund'),
    moves: [...(order.moves ?? []), { state, who: 'payment provider', why: '', at: order.createdAt }],
  })
}

async function orderInCash(page: Page): Promise<Order> {
  await putInCart(page, 1)
  const { cartId } = await ask(page, 'GET', '/cart')
  await ask(page, 'POST', `/orders/${cartId}`, { shippingAddress: AT_HOME })
  const [newest] = await ordersOf(page)
  return newest!
}

async function ordersOf(page: Page): Promise<Order[]> {
  return (await ask(page, 'GET', '/orders')).data
}

async function ask(page: Page, method: 'GET' | 'POST', path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('userToken') ?? '')
  const headers = { token, 'x-language': 'ar' }
  return (await page.request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) })).json()
}

/** Delivered and cancelled orders are closed at first. */
async function openAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((each) => each.forEach((order) => order.setAttribute('open', '')))
}
