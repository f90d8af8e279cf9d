/** /Payment on servers whose deliveries are unknown, out of reach or elsewhere: the order is taken all the same. */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import {
  canPress,
  descriptionOf,
  fill,
  findField,
  findWords,
  follow,
  main,
  press,
  user,
} from '../../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'

const IN_ZAMALEK = { details: '26 July Street 12, flat 4', phone: '01012345678', city: 'Zamalek, Cairo' }
const AREA = { _id: 'a', name: 'Zamalek', nameAr: 'الزمالك', governorate: 'EG-C', aliases: [], fee: 15, minimum: 20 }

let ordered: { readonly delivery?: object }[] = []

async function openPayment(): Promise<void> {
  renderShop('/Payment', { token: SESSION_TOKEN })
  await within(main()).findAllByText('85.00 EGP')
}

beforeEach(() => {
  ordered = []
  plain.shop.putInCart({ p1: 2 })
  plain.answerOurs('GET /orders', () => ({ json: { data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [] } }))
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 1, data: [AREA] } }))
  plain.answerOurs('GET /delivery/slots', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('POST /orders/cart-1', ({ text }) => {
    ordered.push(JSON.parse(text))
    return { json: { status: 'success', data: { _id: 'order-1' } } }
  })
})

test('a server that knows nothing of delivery is asked for it once, and takes the order', async () => {
  let asked = 0
  plain.answerOurs('GET /delivery/areas', () => {
    asked += 1
    return { status: 404, json: { status: 'fail', message: 'no call of the specification' } }
  })
  renderShop('/Cart', { token: SESSION_TOKEN })
  await follow('Checkout')
  await within(main()).findAllByText('85.00 EGP')
  await fill(IN_ZAMALEK)
  expect(main().querySelectorAll('form input')).toHaveLength(3)
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(asked).toBe(1)
  expect(ordered).toMatchObject([{ shippingAddress: IN_ZAMALEK }])
  expect(ordered[0]).not.toHaveProperty('delivery')
})

test('without the times an order is taken for its area, and its time is agreed on by phone', async () => {
  plain.answerOurs('GET /delivery/slots', () => ({ status: 503, json: { status: 'error' } }))
  await openPayment()
  await fill(IN_ZAMALEK)
  await within(main()).findByText(/^The times cannot be shown right now\./)
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ delivery: { areaId: 'a', ifRunsOut: 'call' } }])
})

test('no doubt is said of an address once its cart is ordered in another tab', async () => {
  const doubt = /^The address says \u2068Dokki\u2069, but the area is Zamalek/
  plain.answerOurs('GET /delivery/areas', () => ({
    json: { status: 'success', results: 2, data: [AREA, { ...AREA, _id: 'b', name: 'Dokki', nameAr: 'الدقي' }] },
  }))
  await openPayment()
  await user.selectOptions(await findField('area'), 'Dokki')
  await fill({ ...IN_ZAMALEK, details: 'Dokki, 12 Tahrir Street', city: 'Cairo' })
  await user.selectOptions(await findField('area'), 'Zamalek')
  await within(main()).findByText(doubt)
  plain.shop.putInCart({})
  window.dispatchEvent(new Event('focus'))
  await findWords('Your cart is empty.')
  expect(within(main()).queryByText(doubt)).toBeNull()
})

test('no doubt is said of an address that the shopper has kept with its area', async () => {
  const kept = { _id: '1', ...IN_ZAMALEK, details: 'Behind Dokki Club, 3 Corniche', city: 'Cairo', areaId: 'a' }
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [kept] } }))
  plain.answerOurs('GET /delivery/areas', () => ({
    json: { status: 'success', results: 2, data: [AREA, { ...AREA, _id: 'b', name: 'Dokki', nameAr: 'الدقي' }] },
  }))
  await openPayment()
  await expect.poll(async () => (await findField('details')).value).toBe(kept.details)
  await expect.poll(async () => (await findField('area')).value).toBe('a')
  expect(within(main()).queryByText(/Please check them/)).toBeNull()
})

test('a press before the cart has come orders nothing: nobody has seen what it costs', async () => {
  const release = plain.hold('getCart')
  renderShop('/Payment', { token: SESSION_TOKEN })
  await fill(IN_ZAMALEK)
  await expect.poll(async () => (await findField('area')).value).toBe('a')
  await press('Cash Payment')
  release()
  await findWords('Your cart was still loading, so nothing was ordered yet.')
  await within(main()).findByText('100.00 EGP', { selector: 'form *' })
  expect(ordered).toEqual([])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
})

test('a cart that cannot be read is said, also after a press, and ordered only once it was seen', async () => {
  plain.refuse('getCart', 'Something went wrong', 403)
  renderShop('/Payment', { token: SESSION_TOKEN })
  await fill(IN_ZAMALEK)
  const sentence = 'Your cart cannot be shown right now. Nothing in it is lost.'
  await findWords(sentence)
  await press('Cash Payment')
  await expect.poll(() => canPress('Cash Payment')).toBe(true)
  await findWords(sentence)
  plain.recover('getCart')
  await press('Cash Payment')
  await findWords('Your cart was still loading, so nothing was ordered yet.')
  expect(ordered).toEqual([])
})

test('the delivery cannot be changed while its order is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  plain.answerOurs('POST /orders/cart-1', async () => {
    await promise
    return { json: { status: 'success', data: { _id: 'order-1' } } }
  })
  await openPayment()
  await fill(IN_ZAMALEK)
  const isInert = async () => (await findField('area')).closest('[inert]') !== null
  expect(await isInert()).toBe(false)
  await press('Cash Payment')
  await expect.poll(isInert).toBe(true)
  resolve()
  await expect.poll(address).toBe('/allorders')
})

test('an order says what to do if something runs out', async () => {
  plain.answerOurs('GET /delivery/slots', () => ({ json: { status: 'success', results: 0, data: [] } }))
  await openPayment()
  await fill(IN_ZAMALEK)
  const choice = within(main()).getByLabelText('If something runs out')
  expect(descriptionOf(choice)).toBe('If you pay online, we always call.')
  await user.selectOptions(choice, 'Send something similar')
  expect(descriptionOf(choice)).toBe('We agree on it and its price with you by phone.')
  await user.selectOptions(choice, 'Leave it out')
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toMatchObject([{ delivery: { ifRunsOut: 'leave out' } }])
})

test('nothing is said to be missing for an area before the cart is known', async () => {
  plain.answerOurs('GET /delivery/slots', () => ({ status: 503, json: { status: 'error' } }))
  const release = plain.hold('getCart')
  renderShop('/Payment', { token: SESSION_TOKEN })
  await findField('area')
  await fill(IN_ZAMALEK)
  await within(main()).findByText(/^The times cannot be shown right now\./)
  expect(main().textContent).not.toContain('and we deliver')
  release()
  await within(main()).findAllByText('85.00 EGP')
})

test('addresses that cannot be read are not said to come after the first order', async () => {
  for (const call of ['GET /addresses', 'GET /orders'])
    plain.answerOurs(call, () => ({ status: 503, json: { status: 'error' } }))
  await openPayment()
  await within(main()).findByText('Your addresses cannot be shown right now.')
})

test('how to write an address is said with its field, beside what is wrong with it', async () => {
  await openPayment()
  const details = await findField('details')
  await expect.poll(() => descriptionOf(details)).toMatch(/^Street, building, floor and flat\./)
  await fill({ details: ' ', city: 'Cairo' })
  await press('Cash Payment')
  expect(descriptionOf(details)).toMatch(/^Street, building, floor and flat\..* required$/)
})

test('addresses that are known take the place of how to write one, and no field points at it', async () => {
  const known = { details: '5 Corniche, flat 9', phone: '01112345678', city: 'Alexandria' }
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [{ _id: 'k', ...known }] } }))
  await openPayment()
  await within(main()).findByRole('button', { name: /^Use 5 Corniche/ })
  const pointed = [...main().querySelectorAll('[aria-describedby]')].flatMap(
    (field) => field.getAttribute('aria-describedby')?.split(' ') ?? [],
  )
  expect(pointed.filter((id) => document.getElementById(id) === null)).toEqual([])
})

test('the phone of the account is offered beside another one of an order before', async () => {
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [], phone: '01123456789' } }))
  const before = anOrder({ shippingAddress: { details: '5 Corniche', phone: '01012345678', city: 'Alexandria' } })
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [before] } }))
  await openPayment()
  const phone = await findField('phone')
  await expect.poll(() => phone.value).toBe('01012345678')
  await press('Use 01123456789')
  expect(phone.value).toBe('01123456789')
  expect(within(main()).queryByRole('button', { name: /^Use 01/ })).toBeNull()
})

test('an address outside the areas is ordered as ever, without a fee', async () => {
  await openPayment()
  await fill({ ...IN_ZAMALEK, details: '5 Corniche', city: 'Alexandria' })
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toHaveLength(1)
  expect(ordered[0]).not.toHaveProperty('delivery')
})

test('goods that are sold out count to no free delivery, at payment and in the cart', async () => {
  plain.answerOurs('GET /delivery/areas', () => ({
    json: { status: 'success', results: 1, data: [{ ...AREA, freeFrom: 80 }] },
  }))
  const line = { count: 2, price: 42.5, product: { id: 'p1', title: 'Milk', imageCover: '', quantity: 1 } }
  const data = { products: [line], totalCartPrice: 85 }
  plain.answerWith('getCart', { status: 'success', numOfCartItems: 1, cartId: 'cart-1', data })
  renderShop('/Payment', { token: SESSION_TOKEN })
  await user.selectOptions(await findField('area'), 'Zamalek')
  await within(main()).findByText(/37\.50 EGP/)
  // The lines of the sum add up to its total.
  await within(main()).findAllByText('85.00 EGP')
  await within(main()).findAllByText('15.00 EGP')
  await within(main()).findAllByText('100.00 EGP')
  await follow('View your cart')
  await within(main()).findByText(/^37\.50 EGP more/)
})
