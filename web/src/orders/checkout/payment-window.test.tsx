/** Specification 4 and 8: the blank window of an online payment goes to the payment page, or closes and leaves nothing in front. */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { fill, isEnabled, main, press } from '../../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../../test/render-shop.tsx'
import { products } from '../../../test/spec-only-goods.ts'
import { PAYMENT_PATH, SESSION_TOKEN } from '../../../test/spec-only-shop.ts'

const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

const alert = () => within(main()).getByRole('alert').textContent.replaceAll('\u00a0', ' ')

let blank: { close: ReturnType<typeof vi.fn>; location: { replace: ReturnType<typeof vi.fn> } }

beforeEach(async () => {
  blank = { close: vi.fn(), location: { replace: vi.fn() } }
  vi.stubGlobal(
    'open',
    vi.fn(() => ({ ...blank, closed: false, opener: window, document: { title: '' } })),
  )
  plain.shop.putInCart({ p1: 2, p3: 1 })
  renderShop('/Payment')
  await within(main()).findAllByText('105.00 EGP')
  await fill(ADDRESS)
})

test('the window goes to the payment page, which is asked for with the address of the shop', async () => {
  await press('Online Payment')
  await expect.poll(() => blank.location.replace.mock.calls).toEqual([[location.origin + PAYMENT_PATH]])
  expect(blank.close).not.toHaveBeenCalled()
  expect(plain.asked('openCheckoutSession').map(({ id, query, body }) => [id, query, body])).toEqual([
    ['cart-1', { url: location.origin }, { shippingAddress: ADDRESS }],
  ])
})

test('the session has ended: the window closes, and the shopper is asked to sign in', async () => {
  plain.answerWith('openCheckoutSession', { statusMsg: 'fail', message: 'Your session has ended' }, 401)
  await press('Online Payment')
  await expect.poll(() => blank.close.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(address).toMatch(/^\/Login/)
  expect(blank.location.replace).not.toHaveBeenCalled()
})

test('the session is refused, or its request throws: the window closes, and the buttons are there again', async () => {
  for (const fail of [() => plain.sayNo('openCheckoutSession', 'No'), () => plain.drop('openCheckoutSession')]) {
    fail()
    blank.close.mockClear()
    await press('Online Payment')
    await expect.poll(() => blank.close.mock.calls.length).toBe(1)
    const online = within(main()).getByRole<HTMLButtonElement>('button', { name: 'Online Payment' })
    await expect.poll(() => isEnabled(online)).toBe(true)
  }
  expect(blank.location.replace).not.toHaveBeenCalled()
})

test('the cart has changed meanwhile: the window closes, and the shopper sees first what changed', async () => {
  plain.shop.putInCart({ p1: 5 })
  await press('Online Payment')
  await expect.poll(() => blank.close.mock.calls.length).toBe(1)
  await expect.poll(alert).toContain('Your cart has changed, so nothing was ordered yet.')
  expect(plain.asked('openCheckoutSession')).toEqual([])
})

test('a price rises in the moment of paying: the window closes, and the shopper sees the price', async () => {
  const [milk] = products
  plain.answerOurs('POST /orders/checkout-session/cart-1', () => {
    const product = { id: milk!._id, title: milk!.title, imageCover: '' }
    const data = { totalCartPrice: 105, products: [{ count: 2, price: 52.5, product }] }
    plain.answerWith('getCart', { status: 'success', numOfCartItems: 1, cartId: 'cart-1', data })
    return { status: 409, json: { status: 'fail', message: 'Something has just changed.' } }
  })
  await press('Online Payment')
  await expect.poll(alert).toContain(`${milk!.title}: now 52.50 EGP instead of 42.50 EGP.`)
  expect(blank.close).toHaveBeenCalledOnce()
  expect(blank.location.replace).not.toHaveBeenCalled()
})

test('the payment page is left: the screen says which order is not paid yet, and leads to it', async () => {
  const waits = anOrder({ id: 1004, state: 'awaiting payment', paymentUrl: 'https://pay.example/1' })
  for (const ask of ['GET /orders', 'GET /addresses'])
    plain.answerOurs(ask, () => ({
      json: { status: 'success', results: 1, data: ask === 'GET /orders' ? [waits] : [] },
    }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: {} }))
  renderShop('/Payment', { token: SESSION_TOKEN })
  await within(main()).findAllByText('105.00 EGP')
  await fill(ADDRESS)
  expect(within(main()).queryByText(/not paid yet/)).toBeNull()
  await press('Online Payment')
  const way = await within(main()).findByRole('link', { name: 'Order 1004 is not paid yet' })
  expect(way.getAttribute('href')).toBe('/Orders')
  // On a phone the bar with the buttons covers the form behind it.
  expect(way.closest('.pay-bar')).toBe(
    within(main()).getByRole('button', { name: 'Online Payment' }).closest('.pay-bar'),
  )
  // It is paid there, and goods that were added in another tab are left in the cart.
  const paid = anOrder({ id: 1004, isPaid: true, paymentMethodType: 'card' })
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', results: 1, data: [paid] } }))
  window.dispatchEvent(new Event('focus'))
  await within(main()).findByRole('link', { name: 'Order 1004 is paid. This is a new order.' })
})

test('a window beside it that comes to the confirmation has this one look at its cart again', async () => {
  const others: unknown[] = []
  const channel = new BroadcastChannel('baqala')
  channel.onmessage = ({ data }) => others.push(data)
  renderShop('/allorders')
  await expect.poll(() => others).toContain('cart')
  channel.close()
})
