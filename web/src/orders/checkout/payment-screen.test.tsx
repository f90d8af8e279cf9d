/** Specification 2, 3 and 4: the checkout. Its form is in payment-form.test.tsx, the payment window in a browser test. */
import { within } from '@testing-library/dom'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { badge, fill, findField, main, press } from '../../../test/find-in-shop.ts'
import { address, plain, recordedErrors, renderShop } from '../../../test/render-shop.tsx'
import { products } from '../../../test/spec-only-goods.ts'
import { SESSION_TOKEN, TOKEN } from '../../../test/spec-only-shop.ts'

const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

const formButtons = () => [...main().querySelectorAll('form button')].map(({ textContent }) => textContent)
const fields = () =>
  [...main().querySelectorAll<HTMLInputElement>('form input')].map(({ name, required }) => [name, required])

/** A cart with one carton of milk, as in specification 3. */
function cartTold() {
  const [{ _id: id, title, imageCover, price } = { _id: '', title: '', imageCover: '', price: 0 }] = products
  return {
    status: 'success',
    message: 'Here you are',
    numOfCartItems: 1,
    cartId: 'cart-1',
    data: { totalCartPrice: price, products: [{ count: 1, price, product: { id, title, imageCover } }] },
  }
}

async function openWith(total: string): Promise<void> {
  renderShop('/Payment')
  await within(main()).findAllByText(total)
}

test('the checkout of an empty cart says so, keeps its form and leads to the products', async () => {
  renderShop('/Payment')
  await within(main()).findByText('Your cart is empty.')
  expect(within(main()).getByRole('link').getAttribute('href')).toBe('/Products')
  expect(fields()).toHaveLength(3)
  expect(formButtons()).toEqual(['Cash Payment', 'Online Payment'])
})

test('words that could no longer be ordered are not taken while the order is on its way', async () => {
  plain.shop.putInCart({ p1: 1 })
  await openWith('42.50 EGP')
  await fill(ADDRESS)
  const release = plain.hold('placeCashOrder')
  await press('Cash Payment')
  const details = await findField('details')
  await expect.poll(() => details.readOnly).toBe(true)
  release()
  await expect.poll(address).toBe('/allorders')
})

test('the bar says Total once it can tell the amount', async () => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  const release = plain.hold('getCart')
  renderShop('/Payment')
  await within(main()).findByRole('button', { name: 'Cash Payment' })
  expect(within(main()).queryByText('Total')).toBeNull()
  // The order beside it.
  expect(main().querySelector('.panel.shimmer')).not.toBeNull()
  release()
  await within(main()).findByText('Total', { selector: 'form *' })
  within(main()).getByText('105.00 EGP', { selector: 'form *' })
})

test('a cart that was ordered in another browser is named by its order, and nobody is asked to press again', async () => {
  const cart = { ...cartTold(), data: { ...cartTold().data, updatedAt: '2026-11-01T09:00:00.000Z' } }
  const [line] = cart.data.products
  const order = anOrder({ id: 7, cartItems: [{ _id: 'line', ...line!, product: { ...line!.product } }] })
  for (const call of ['GET /orders', 'GET /addresses'])
    plain.answerOurs(call, () => ({ json: { status: 'success', data: [] } }))
  plain.answerWith('getCart', cart)
  renderShop('/Payment', { token: SESSION_TOKEN })
  await within(main()).findAllByText('42.50 EGP')
  await fill(ADDRESS)
  plain.answerOurs('GET /orders', () => ({ json: { status: 'success', data: [order] } }))
  plain.answerWith('getCart', { ...cart, numOfCartItems: 0, data: { totalCartPrice: 0, products: [] } })
  await press('Cash Payment')
  const alert = () => within(main()).getByRole('alert').textContent
  await expect.poll(alert).toMatch(/Order 7 is placed/)
  expect(alert()).not.toContain('press again')
})

test('an order of which no answer came is told to stand, and the press after it orders the goods of the next cart', async () => {
  const cart = { ...cartTold(), data: { ...cartTold().data, updatedAt: '2026-11-01T09:00:00.000Z' } }
  const [line] = cart.data.products
  const order = anOrder({ id: 7, cartItems: [{ _id: 'line', ...line!, product: { ...line!.product } }] })
  const ordered: string[] = []
  const tell = (data: object[]) => ({ json: { status: 'success', data } })
  for (const call of ['GET /orders', 'GET /addresses']) plain.answerOurs(call, () => tell([]))
  for (const id of ['cart-1', 'cart-2'])
    plain.answerOurs(`POST /orders/${id}`, () => (ordered.push(id), id === 'cart-1' ? 'drop' : tell([])))
  plain.answerWith('getCart', cart)
  renderShop('/Payment', { token: SESSION_TOKEN })
  await within(main()).findAllByText('42.50 EGP')
  await fill(ADDRESS)
  await press('Cash Payment')
  await expect.poll(recordedErrors).toContain('cash order ended unreachable')
  plain.answerOurs('GET /orders', () => tell([order]))
  plain.answerWith('getCart', {
    ...cart,
    cartId: 'cart-2',
    data: { totalCartPrice: 85, products: [{ ...line!, count: 2 }] },
  })
  window.dispatchEvent(new Event('focus'))
  await within(main()).findAllByText('85.00 EGP')
  await press('Cash Payment')
  await expect.poll(() => within(main()).getByRole('alert').textContent).toMatch(/^Order 7 is placed/)
  expect(ordered).toEqual(['cart-1'])
  await press('Cash Payment')
  await expect.poll(address).toBe('/allorders')
  expect(ordered).toEqual(['cart-1', 'cart-2'])
})

test('before a payment page that speaks another language, readers are told so, and its button says it', async () => {
  plain.shop.putInCart({ p1: 1 })
  await openWith('42.50 EGP')
  expect(within(main()).queryByText(/^The page for online payment/)).toBeNull()
  plain.answerWith('getCart', { ...cartTold(), isPaymentPageForeign: true })
  window.dispatchEvent(new Event('focus'))
  await within(main()).findByRole('button', {
    name: 'Online Payment',
    description: 'The page for online payment is not in English.',
  })
  await changeLanguage('ar')
  await within(main()).findByRole('button', {
    name: 'الدفع أونلاين',
    description: 'صفحة الدفع أونلاين مش متاحة بالعربي.',
  })
})

test('the checkout has three fields and two buttons', async () => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  await openWith('105.00 EGP')
  within(main()).getByText('Payment Now')
  expect(fields()).toEqual([
    ['details', true],
    ['phone', true],
    ['city', true],
  ])
  expect(within(main()).getByLabelText('Shipping Address Details')).toBe(await findField('details'))
  expect(formButtons()).toEqual(['Cash Payment', 'Online Payment'])
})

test('in cash it sends the address for the cart, confirms the order and leaves the badge at 0', async () => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  await openWith('105.00 EGP')
  await fill(ADDRESS)
  await press('Cash Payment')
  await within(main()).findByRole('heading', { name: 'Order Confirmed!' })
  expect(address()).toBe('/allorders')
  await expect.poll(badge).toBe('0')
  expect(plain.asked('placeCashOrder').map(({ id, body, headers }) => [id, body, headers.token])).toEqual([
    ['cart-1', { shippingAddress: ADDRESS }, TOKEN],
  ])
})

describe('the id of the cart', () => {
  const orderedCarts = () => plain.asked('placeCashOrder').map(({ id }) => id)

  test('may be told inside of data, as specification 7 has it', async () => {
    const { data } = cartTold()
    plain.answerWith('getCart', { status: 'success', numOfCartItems: 1, data: { ...data, cartId: 'inner-7' } })
    await openWith('42.50 EGP')
    await fill(ADDRESS)
    await press('Cash Payment')
    await expect.poll(orderedCarts).toEqual(['inner-7'])
  })

  test('may be told in the wish list alone', async () => {
    plain.answerWith('getCart', { ...cartTold(), cartId: undefined })
    plain.answerWith('getWishlist', { status: 'success', cartId: 'cart-1', data: [] })
    await openWith('42.50 EGP')
    await fill(ADDRESS)
    await press('Cash Payment')
    await expect.poll(orderedCarts).toEqual(['cart-1'])
  })
})

async function confirm(shippingAddress: typeof ADDRESS): Promise<void> {
  const ordered = anOrder({ shippingAddress })
  plain.answerOurs('GET /orders', () => ({ json: { results: 1, data: [ordered] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  renderShop('/allorders', { token: SESSION_TOKEN })
  await within(main()).findByText('Ordered, cash on delivery')
}

test('the confirmation names the address, so that a wrong one is noticed', async () => {
  await confirm({ details: 'Sudan St, building 55', phone: '01012345678', city: 'Dokki' })
  within(main()).getByText('\u2068Delivery address\u2069: Sudan St, building 55, Dokki')
})

test.each([
  ['12345', 1],
  ['01012345678', 0],
])('the confirmation of an order to %s asks whether one can call it: %i', async (phone, times) => {
  await confirm({ ...ADDRESS, phone })
  expect(within(main()).queryAllByText(/^Can we call/)).toHaveLength(times)
})
