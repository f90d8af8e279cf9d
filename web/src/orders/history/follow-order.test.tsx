/** /Orders as a shopper follows an order on it. */
import { screen, within } from '@testing-library/dom'
import type { Order } from '@baqala/contract/orders'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { press } from '../../../test/find-in-shop.ts'
import { plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'
import { anOrder } from '../../../test/an-order.ts'

const NOON = Date.parse('2026-11-27T08:00Z')
const atNoon: Partial<Order> = {
  delivery: {
    areaId: 'a',
    area: 'Zamalek',
    areaAr: 'الزمالك',
    isExpress: false,
    slotId: 's',
    from: '12:00',
    until: '14:00',
  },
  promisedFrom: '2026-11-27T10:00:00.000Z',
  promisedUntil: '2026-11-27T12:00:00.000Z',
}

const ZAMALEK = { _id: 'a', name: 'Zamalek', nameAr: 'الزمالك', governorate: 'EG-C', aliases: [], fee: 15, minimum: 20 }

async function see(order: Partial<Order>): Promise<HTMLElement> {
  plain.answerOurs('GET /orders', () => ({ json: { data: [anOrder({ id: 1004, ...atNoon, ...order })] } }))
  renderShop('/Orders', { token: SESSION_TOKEN })
  return screen.findByRole('article', { name: 'Order 1004' })
}

const isOpen = (order: HTMLElement) => order.querySelector('details')?.open
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

beforeEach(() => {
  vi.setSystemTime(NOON)
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  const data = { _id: 'mona', name: 'Mona', email: 'mona@example.com', role: 'user', phone: '01012345678' }
  plain.answerOurs('GET /users/mona', () => ({ json: { data } }))
})

describe('an order under way', () => {
  test('tells its progress before its goods, which are folded on a phone and open where there is room', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), media: query, matches: false }) as MediaQueryList,
    )
    const onPhone = await see({ moves: [] })
    expect(isOpen(onPhone)).toBe(false)
    expect(isBefore(within(onPhone).getByText('Progress'), within(onPhone).getByText('Product 0'))).toBe(true)
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), media: query, matches: true }) as MediaQueryList,
    )
    expect(isOpen(await see({}))).toBe(true)
  })

  test.each([
    ['awaiting payment', 'Today, 27 Nov: arrives 12:00\u2060–\u206014:00, once it is paid'],
    ['placed', 'Today, 27 Nov: arrives 12:00\u2060–\u206014:00'],
    ['on its way', 'Today, 27 Nov: arrives 12:00\u2060–\u206014:00'],
  ] as const)('that is %s says when it arrives', async (state, words) => {
    expect(within(await see({ state })).getByText(words)).not.toBeNull()
  })

  test('that is express and not paid yet tells its minutes, which count from the payment on', async () => {
    const { promisedFrom, promisedUntil } = atNoon
    const express = { promisedFrom, promisedUntil, delivery: { ...atNoon.delivery!, isExpress: true, from: undefined } }
    const waits = await see({ ...express, state: 'awaiting payment' })
    expect(within(waits).getAllByText('Express, within 120 minutes once it is paid')).not.toEqual([])
    expect(waits.textContent).not.toContain('by 14:00')
    expect(within(await see({ ...express, state: 'paid' })).getAllByText('Express, by 14:00')).not.toEqual([])
  })

  test('says what is done if something runs out, where the shopper chose', async () => {
    const ifRunsOut = 'leave out'
    const chosen = await see({ ...atNoon, delivery: { ...atNoon.delivery!, ifRunsOut } })
    expect(within(chosen).getByText('If something runs out: Leave it out')).not.toBeNull()
    expect((await see({})).textContent).not.toContain('runs out')
  })

  test('that is paid does not say that its payment is awaited', async () => {
    const at = new Date(NOON).toISOString()
    const moves = (['awaiting payment', 'paid'] as const).map((state) => ({ state, who: 'shop', why: '', at }) as const)
    const first = within(await see({ state: 'paid', moves })).getAllByRole('listitem')[0]
    expect(first?.textContent).toMatch(/^Placed/)
    const waits = within(await see({ state: 'awaiting payment', moves: moves.slice(0, 1) })).getAllByRole('listitem')[0]
    expect(waits?.textContent).toMatch(/^Waiting for the payment/)
  })

  test('below the minimum names the area that was chosen, also where the areas are not known', async () => {
    const asked = { name: 'Zamalek', nameAr: 'الزمالك' }
    const open = { delivery: undefined, promisedFrom: undefined, promisedUntil: undefined, askedArea: asked }
    await within(await see(open)).findByText(/^We call you to agree on delivery to Zamalek: its time/)
    renderShop('/allorders', { token: SESSION_TOKEN })
    await screen.findByText(/^We call you to agree on delivery to Zamalek: its time/)
    await changeLanguage('ar')
    await screen.findByText(/^هنتصل بيك نتفق على ميعاد التوصيل للزمالك ومصاريفه\./)
  })

  test('that named no area says that its delivery is open, and at each step that its fee is not in the total', async () => {
    plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 1, data: [ZAMALEK] } }))
    plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [] } }))
    const openTime = { delivery: undefined, promisedFrom: undefined, promisedUntil: undefined }
    const words = 'We call you to agree on delivery: its time, and its fee, which is not in this total.'
    const placed = await see({ ...openTime, state: 'placed', mayChange: true })
    await within(placed).findByText(words)
    within(placed).getByText('by phone, not in the total')
    await press('Receipt')
    within(screen.getByRole('dialog', { name: 'Receipt' })).getByText('by phone, not in the total')
    await see({ ...openTime, state: 'placed', mayChange: true })
    await press('Change this order')
    await within(await screen.findByRole('dialog', { name: 'Change order 1004' })).findByText(words)
    renderShop('/allorders', { token: SESSION_TOKEN })
    await screen.findByText(words)
    await changeLanguage('ar')
    await screen.findByText(/^هنتصل بيك نتفق على ميعاد التوصيل ومصاريفه\./)
    await changeLanguage('en')
    const onItsWay = await see({ ...openTime, state: 'on its way' })
    await within(onItsWay).findByText('The delivery fee is not in this total.')
    expect(within(onItsWay).queryByText(words)).toBeNull()
  })

  test('that waits for its payment leads on to the page where it is paid, and says until when it is kept', async () => {
    const payableUntil = '2026-11-27T10:31:40Z'
    const order = await see({ state: 'awaiting payment', paymentUrl: 'https://pay.example/page', payableUntil })
    within(order).getByText('The order is kept for you until 12:31. Unpaid by then, it is cancelled.')
    const link = within(order).getByRole('link', { name: 'Continue to payment' })
    expect(link.getAttribute('href')).toBe('https://pay.example/page')
    // A shopper who leaves that page comes to the confirmation, which says the same.
    renderShop('/allorders', { token: SESSION_TOKEN })
    await screen.findByText('The order is kept for you until 12:31. Unpaid by then, it is cancelled.')
    expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
      link.getAttribute('href'),
    )
    const over = await see({
      state: 'awaiting payment',
      paymentUrl: 'https://pay.example/page',
      payableUntil: '2026-11-27T07:59:00Z',
    })
    within(over).getByRole('link', { name: 'Continue to payment' })
    expect(within(over).queryByText(/kept for you/)).toBeNull()
    const other = await see({ state: 'awaiting payment', paymentUrl: 'javascript:alert(1)', payableUntil })
    expect(within(other).queryByRole('link', { name: 'Continue to payment' })).toBeNull()
    expect(within(other).queryByText(/kept for you/)).toBeNull()
  })

  test('links to the phone of its courier, if the shop gave it', async () => {
    const order = await see({ state: 'on its way', courierPhone: '01001234567' })
    const link = within(order).getByRole('link', { name: 'Call the courier: 01001234567' })
    expect(link.getAttribute('href')).toBe('tel:01001234567')
  })
})

test('an order that is cancelled says nothing of arriving, or of a fee to agree on', async () => {
  expect(within(await see({ state: 'cancelled' })).queryByText(/arrives/)).toBeNull()
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 1, data: [ZAMALEK] } }))
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [] } }))
  for (const over of ['cancelled', 'expired', 'refunded', 'refund due'] as const) {
    const neverCame = await see({ state: over, delivery: undefined })
    await within(screen.getByRole('banner')).findByText('Choose your area')
    expect(within(neverCame).queryByText(/by phone/)).toBeNull()
    await press('Receipt')
    expect(within(screen.getByRole('dialog', { name: 'Receipt' })).queryByText(/by phone/)).toBeNull()
  }
})

describe('an order that came', () => {
  const came = { state: 'delivered', isDelivered: true } as const

  test('says the day that it was promised for, though that is tomorrow', async () => {
    const order = await see({ ...came, promisedFrom: '2026-11-28T10:00:00.000Z' })
    expect(order.textContent).toContain('PromisedSat 28 Nov, 12:00')
    expect(order.textContent).not.toContain('Tomorrow')
    await press('Receipt')
    expect(screen.getByRole('dialog', { name: 'Receipt' }).textContent).toContain('PromisedSat 28 Nov, 12:00')
  })

  test('says the day that an express one was promised for, once that is over', async () => {
    const delivery = { areaId: 'a', area: 'Zamalek', areaAr: 'الزمالك', isExpress: true }
    const order = await see({ ...came, delivery, promisedFrom: undefined, promisedUntil: '2026-11-26T16:30:00.000Z' })
    expect(order.textContent).toContain('Express, by Thu 26 Nov, 18:30')
  })

  test('claims no fee by phone: the shop may have had no areas when it took the order', async () => {
    plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 1, data: [ZAMALEK] } }))
    plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [] } }))
    const order = await see({ ...came, delivery: undefined })
    await within(screen.getByRole('banner')).findByText('Choose your area')
    expect(within(order).queryByText(/by phone/)).toBeNull()
    await press('Receipt')
    expect(within(screen.getByRole('dialog', { name: 'Receipt' })).queryByText(/by phone/)).toBeNull()
  })

  const category = { _id: 'c', name: 'Bakery', slug: 'bakery', image: '' }
  const goods = (...facts: readonly object[]) =>
    anOrder({ counts: facts.map(() => 1) }).cartItems.map((line, at) => ({
      ...line,
      product: { ...line.product, category, ...facts[at] },
    }))
  const linksIn = (order: HTMLElement) =>
    [...order.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('href')])
  const page = (id: string) => `/ProductDetails/${id}/Bakery`

  test('leads to its goods, to the shopper’s reviews and to what is to be rated, and says so while folded', async () => {
    const order = await see({ ...came, cartItems: goods({ isReviewed: true }, {}) })
    expect(order.querySelector('summary')?.textContent).toBe('2 productsRate what you got')
    expect(linksIn(order).slice(0, 4)).toEqual([
      ['Product 0', page('p0')],
      ['Your review: Product 0', `${page('p0')}#reviews`],
      ['Product 1', page('p1')],
      ['Rate it: Product 1', `${page('p1')}#reviews`],
    ])
  })

  test('asks for no rating where all is rated or has left the shop, and leads to no page that is gone', async () => {
    const order = await see({ ...came, cartItems: goods({ isReviewed: true }, { isWithdrawn: true }) })
    expect(within(order).queryByText('Rate what you got')).toBeNull()
    expect(within(order).queryAllByRole('link', { name: /Product 1/ })).toEqual([])
    expect(order.textContent).toContain('Product 1')
  })

  test('is rated only once it is there', async () => {
    const order = await see({ cartItems: goods({}) })
    expect(within(order).queryByText(/^Rate /)).toBeNull()
    expect(linksIn(order)[0]).toEqual(['Product 0', page('p0')])
  })

  test('promises no call about its time', async () => {
    const order = await see({ ...came, promisedFrom: undefined, promisedUntil: undefined })
    expect(order.textContent).not.toContain('We call you')
  })
})

test('an order whose delivery was free says so, with what its goods cost, also on its receipt', async () => {
  const words = 'Goods10.00\u00a0EGPDeliveryFree'
  expect((await see({})).textContent).toContain(words)
  expect((await see({ delivery: undefined })).textContent).not.toContain(words)
  await see({})
  await press('Receipt')
  expect(screen.getByRole('dialog', { name: 'Receipt' }).textContent).toContain(words)
  // Hidden from a screen, so without a role.
  expect(document.querySelector('.receipt-on-paper h1')?.textContent).toBe('Receipt')
})
