/** An order that waits for its payment leaves the cart as it was, and a placed one leaves none: the cart says so. */
import { within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../test/an-order.ts'
import { fill, findWords, main, press, user } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'

const NO_STREAM = { status: 404, json: { message: 'There is no such thing' } }
const WAY = { name: 'Order 1004 is not paid yet: kept until 12:31' }

test.each<Record<string, number>>([{ p1: 1 }, {}])(
  'the cart shows the way to an order that is not paid yet, and until when it is kept: %s',
  async (goods) => {
    vi.setSystemTime(Date.parse('2026-11-27T10:05Z'))
    const waits = anOrder({
      id: 1004,
      state: 'awaiting payment',
      paymentUrl: 'https://pay.example/1',
      payableUntil: '2026-11-27T10:31:40Z',
    })
    plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [anOrder({ id: 1005 }), waits] } }))
    plain.answerOurs('GET /orders/stream', () => NO_STREAM)
    plain.shop.putInCart(goods)
    renderShop('/Cart', { token: SESSION_TOKEN })
    await user.click(await within(main()).findByRole('link', WAY))
    await expect.poll(address).toBe('/Orders')
  },
)

test('an order that was paid in the window of the provider is no longer called unpaid once the shopper is back', async () => {
  vi.setSystemTime(Date.parse('2026-11-27T10:05Z'))
  plain.answerOurs('GET /orders/stream', () => NO_STREAM)
  const facts = { id: 1004, createdAt: '2026-11-27T10:04Z' }
  const waits = {
    state: 'awaiting payment',
    paymentUrl: 'https://pay.example/1',
    payableUntil: '2026-11-27T10:31:40Z',
  } as const
  let data = [anOrder({ ...facts, ...waits })]
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data } }))
  renderShop('/Cart', { token: SESSION_TOKEN })
  await within(main()).findByRole('link', WAY)
  data = [anOrder({ ...facts, state: 'paid' })]
  window.dispatchEvent(new Event('visibilitychange'))
  await within(main()).findByRole('link', { name: 'Order 1004 is placed: 10.00\u00a0EGP.' })
})

test.each(['paid', 'cancelled'] as const)('an order that is %s elsewhere is no longer called unpaid', async (state) => {
  vi.setSystemTime(Date.parse('2026-11-27T10:05Z'))
  const payable = { paymentUrl: 'https://pay.example/1', payableUntil: '2026-11-27T10:31:40Z' }
  let data = [anOrder({ id: 1004, state: 'awaiting payment', ...payable })]
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data } }))
  const stream = new TextEncoderStream()
  const fetchTheRest = window.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.endsWith('/orders/stream')
      ? Promise.resolve(new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } }))
      : fetchTheRest(url, init),
  )
  plain.shop.putInCart({ p1: 1 })
  renderShop('/Cart', { token: SESSION_TOKEN })
  await within(main()).findByRole('link', WAY)
  data = [anOrder({ id: 1004, state })]
  await stream.writable.getWriter().write('event: moved\ndata: {}\n\n')
  await expect.poll(() => within(main()).queryByRole('link', WAY)).toBeNull()
  await findWords('Total price: 42.5 EGP')
})

test('nothing is said of orders that need no payment', async () => {
  const orders = vi.fn(() => ({ json: { status: 'success', data: [anOrder({ id: 1005 })] } }))
  plain.answerOurs('GET /orders', orders)
  plain.shop.putInCart({ p1: 1 })
  renderShop('/Cart', { token: SESSION_TOKEN })
  await findWords('Total price: 42.5 EGP')
  await expect.poll(() => orders.mock.results.length).toBe(1)
  expect(within(main()).queryByRole('link', { name: /not paid yet/ })).toBeNull()
})

test('Back from a confirmed order leads to an empty cart that names the order, as an empty checkout does', async () => {
  let data = [anOrder({ id: 1003, state: 'on its way' })]
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data } }))
  plain.answerOurs('GET /orders/stream', () => NO_STREAM)
  plain.answerOurs('GET /addresses', () => ({ json: { data: [] } }))
  plain.shop.putInCart({ p1: 1 })
  renderShop('/Cart', { token: SESSION_TOKEN })
  await user.click(await within(main()).findByRole('link', { name: 'Checkout' }))
  await fill({ details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' })
  data = [anOrder({ id: 1005, createdAt: new Date().toISOString() }), ...data]
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  history.back()
  await within(main()).findByRole('link', { name: 'Order 1005 is placed: 10.00\u00a0EGP.' })
  within(main()).getByText('Your cart is empty.')

  renderShop('/Payment', { token: SESSION_TOKEN })
  await within(main()).findByText('Order 1005 is placed: 10.00 EGP.')
  expect(within(main()).getByRole('link', { name: 'Follow it under Orders' }).getAttribute('href')).toBe('/Orders')
})
