/** An order that is changed on /Orders, until it is packed. */
import type { Order } from '@baqala/contract/orders'
import { fireEvent, screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  badge,
  findCard,
  findToast,
  findWords,
  follow,
  goTo,
  isEnabled,
  press,
  user,
} from '../../../test/find-in-shop.ts'
import { address, passTime, plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'
import { changeCart } from '../../cart/outbox/outbox.ts'
import { fetchOrdersAgain } from '../use-orders.ts'
import { anOrder } from '../../../test/an-order.ts'

const MILK = { id: 'p1', title: 'Full Cream Milk 1 Litre', imageCover: '' }
const order = anOrder({
  id: 1004,
  mayChange: true,
  totalOrderPrice: 80,
  cartItems: [{ _id: 'line', count: 2, price: 40, product: MILK }],
})

let sent: unknown[] = []

async function openChange(facts: Partial<Order> = {}): Promise<HTMLElement> {
  plain.answerOurs('GET /orders', () => ({ json: { data: [{ ...order, ...facts }] } }))
  renderShop('/Orders', { token: SESSION_TOKEN })
  await press('Change this order')
  return screen.findByRole('dialog', { name: 'Change order 1004' })
}

/** The shop answers a change so. */
function answerChange(json: object, status = 200, after?: Promise<void>): void {
  plain.answerOurs('PUT /orders/order-1004', async ({ text }) => {
    sent.push(JSON.parse(text))
    await after
    return { status, json }
  })
}

const IS_MADE = 'The order is changed as you chose.'
const bought = (product: string, count: number, fromCart: number) => ({ product, count, fromCart })

beforeEach(() => {
  sent = []
  // Whole seconds, so that nothing of these tests is about the day.
  vi.setSystemTime(Date.parse('2026-11-27T08:00Z'))
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
})

describe('the goods of an order', () => {
  test('grow at the price of today, which is told before the press', async () => {
    answerChange({ status: 'success', message: 'Order changed', data: { ...order, totalOrderPrice: 122.5, moves: [] } })
    const dialog = await openChange()
    await press('Increase Full Cream Milk 1 Litre', dialog)
    await within(dialog).findByText(/added today at 42\.50 EGP/)
    await findWords('After the change122.50 EGP', dialog)
    await press('Change the order', dialog)
    await findToast('Order changed', 'success')
    expect(screen.queryByRole('dialog')).toBeNull()
    const { updatedAt } = order
    expect(sent).toEqual([{ updatedAt, expectedTotal: 122.5, items: [{ product: 'p1', count: 3, fromCart: 0 }] }])
    await within(screen.getByRole('article')).findByText('122.50 EGP')
  })

  test('take in what is in the cart, which the order has taken out of it', async () => {
    const bread = { _id: 'bread', count: 1, price: 20, product: { id: 'p3', title: 'Baladi Bread', imageCover: '' } }
    const updatedAt = '2026-11-27T07:30:00.000Z'
    const data = { ...order, updatedAt, totalOrderPrice: 100, cartItems: [...order.cartItems, bread] }
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    answerChange({ status: 'success', message: 'Order changed', data }, 200, promise)
    plain.shop.putInCart({ p3: 1 })
    const dialog = await openChange()
    await press('Add what is in your cart, 20.00\u00a0EGP', dialog)
    await within(dialog).findByText('Baladi Bread Ten Loaves')
    expect(document.activeElement).toBe(within(dialog).getByRole('region', { name: 'Goods' }))
    await findWords('After the change100.00 EGP', dialog)
    await press('Change the order', dialog)
    // The stream may tell of the change before its answer comes.
    plain.answerOurs('GET /orders', () => ({ json: { data: [data] } }))
    fetchOrdersAgain()
    await findWords('Now100.00 EGP', dialog)
    expect(within(dialog).queryByText('Nothing is changed yet.')).toBeNull()
    expect(within(dialog).queryByText(/^The order has changed meanwhile\./)).toBeNull()
    plain.shop.putInCart({})
    answer()
    await findToast('Order changed', 'success')
    await expect.poll(badge).toBe('0')
    expect(sent).toMatchObject([{ items: [bought('p1', 2, 0), bought('p3', 1, 1)] }])
  })

  test('are given up where the cart proves to be ordered on another phone, which is told', async () => {
    const why = 'Your cart no longer holds all that you add from it.'
    answerChange({ status: 'fail', message: why }, 409)
    plain.shop.putInCart({ p3: 1 })
    const dialog = await openChange()
    await press(/^Add what is in your cart/, dialog)
    await within(dialog).findByText('Baladi Bread Ten Loaves')
    plain.shop.putInCart({})
    await press('Change the order', dialog)
    await expect.poll(() => within(dialog).queryByText('Baladi Bread Ten Loaves')).toBeNull()
    expect(within(dialog).getByRole('alert').textContent).toBe(why)
    expect(isEnabled(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Change the order' }))).toBe(false)
  })

  test('that are still on their way into the cart are there before the order takes them out of it', async () => {
    answerChange({ status: 'success', message: 'Order changed', data: order })
    plain.shop.putInCart({ p3: 1 })
    const dialog = await openChange()
    await within(dialog).findByRole('button', { name: /^Add what is in your cart/ })
    const arrive = plain.hold('updateCartItem')
    void changeCart({ kind: 'set count', productId: 'p3', count: 2 })
    await press('Add what is in your cart, 40.00\u00a0EGP', dialog)
    await findWords('After the change120.00 EGP', dialog)
    await press('Change the order', dialog)
    await passTime(100)
    expect(sent).toEqual([])
    arrive()
    await expect.poll(() => sent).toMatchObject([{ items: [bought('p1', 2, 0), bought('p3', 2, 2)] }])
  })

  test('are not changed at first, which is told beside the button that waits for it', async () => {
    const dialog = await openChange()
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Change the order' })
    within(dialog).getByText('Nothing is changed yet.')
    expect(isEnabled(save)).toBe(false)
    await press('Decrease Full Cream Milk 1 Litre', dialog)
    expect(within(dialog).queryByText('Nothing is changed yet.')).toBeNull()
    expect(isEnabled(save)).toBe(true)
  })

  test('are chosen anew once the shop has left some out, which are not added again', async () => {
    answerChange({ status: 'success', message: 'Order changed', data: order })
    const dialog = await openChange()
    await press('Increase Full Cream Milk 1 Litre', dialog)
    const updatedAt = '2026-11-27T07:30:00.000Z'
    const left = { updatedAt, totalOrderPrice: 40, cartItems: [{ _id: 'line', count: 1, price: 40, product: MILK }] }
    plain.answerOurs('GET /orders', () => ({ json: { data: [{ ...order, ...left }] } }))
    fetchOrdersAgain()
    await within(dialog).findByText('Nothing is changed yet.')
    within(dialog).getByText(/^The order has changed meanwhile\./)
    await press('Increase Full Cream Milk 1 Litre', dialog)
    expect(within(dialog).queryByText(/^The order has changed meanwhile\./)).toBeNull()
    await press('Change the order', dialog)
    await expect.poll(() => sent).toMatchObject([{ updatedAt, items: [{ product: 'p1', count: 2 }] }])
  })

  test('are not to be chosen anew where they are changed and only the answer was lost', async () => {
    answerChange({}, 504)
    const dialog = await openChange()
    await press('Increase Full Cream Milk 1 Litre', dialog)
    const more = [...order.cartItems, { _id: 'dearer', count: 1, price: 42.5, product: MILK }]
    const changed = { ...order, updatedAt: '2026-11-27T07:30:00.000Z', totalOrderPrice: 122.5, cartItems: more }
    plain.answerOurs('GET /orders', () => ({ json: { data: [changed] } }))
    await press('Change the order', dialog)
    await within(dialog).findByText(IS_MADE)
    expect(within(dialog).getByRole('alert').textContent).toBe('')
    await press('Increase Full Cream Milk 1 Litre', dialog)
    expect(within(dialog).queryByText(IS_MADE)).toBeNull()
  })

  test('once chosen stay chosen through Escape and a press beside the dialog', async () => {
    const dialog = await openChange()
    const escape = () => fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(escape()).toBe(true)
    await press('Increase Full Cream Milk 1 Litre', dialog)
    expect(escape()).toBe(false)
    await within(dialog).findByText('Your changes are not saved yet.')
    // Nothing is wrong.
    expect(within(dialog).getByRole('alert').textContent).toBe('')
    fireEvent.click(dialog)
    expect(screen.getByRole('dialog')).toBe(dialog)
    await press('Decrease Full Cream Milk 1 Litre', dialog)
    fireEvent.click(dialog)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('once chosen outlast Back, which leaves the screen, until the shopper keeps the order or it changes', async () => {
    plain.shop.putInCart({ p3: 1 })
    const left = await openChange()
    await press(/^Add what is in your cart/, left)
    await press('Increase Full Cream Milk 1 Litre', left)
    const dialog = await openChange()
    within(dialog).getByText('Your changes are not saved yet.')
    await within(dialog).findByText('Baladi Bread Ten Loaves')
    await findWords('After the change142.50 EGP', dialog)
    await press('Leave it as it is', dialog)
    await press('Change this order')
    const again = await screen.findByRole('dialog')
    within(again).getByText('Nothing is changed yet.')
    expect(within(again).getByRole('alert').textContent).toBe('')
    await press('Increase Full Cream Milk 1 Litre', again)
    const changed = await openChange({ updatedAt: '2026-11-27T07:30:00.000Z' })
    within(changed).getByText(/^The order has changed meanwhile\./)
    within(changed).getByText('Nothing is changed yet.')
  })

  test('that it lacks are looked for in the shop, and every screen leads back to it until it is left as it is', async () => {
    await follow('Browse products', await openChange())
    const wayBack = { name: 'Back to the change of order 1004' }
    await user.click(await screen.findByRole('link', wayBack, { timeout: 20_000 }))
    await expect.poll(address).toBe('/Orders')
    await expect.poll(() => screen.queryByRole('link', wayBack)).toBeNull()
    await press('Change this order')
    await press('Leave it as it is', await screen.findByRole('dialog'))
    await goTo('Products')
    await findCard('Rice')
    await passTime(100)
    expect(screen.queryByRole('link', wayBack)).toBeNull()
  })

  test('that came from the cart are no longer added once another order has taken them out of it', async () => {
    answerChange({ status: 'success', message: 'Order changed', data: order })
    plain.shop.putInCart({ p1: 1, p3: 3 })
    await press(/^Add what is in your cart/, await openChange())
    plain.shop.putInCart({ p3: 1 })
    const dialog = await openChange()
    await findWords('After the change100.00 EGP', dialog)
    await press('Increase Full Cream Milk 1 Litre', dialog)
    await findWords('After the change142.50 EGP', dialog)
    await press('Change the order', dialog)
    await findToast('Order changed', 'success')
    expect(sent).toMatchObject([{ items: [bought('p1', 3, 0), bought('p3', 1, 1)] }])
  })

  test('that come to free delivery say so, and those whose fee is open do not', async () => {
    const area = { _id: 'a', name: 'Zamalek', nameAr: 'الزمالك', governorate: 'EG-C', aliases: [], fee: 15, minimum: 0 }
    const areas = { status: 'success', results: 1, data: [{ ...area, freeFrom: 120 }] }
    plain.answerOurs('GET /delivery/areas', () => ({ json: areas }))
    plain.answerOurs('GET /delivery/slots', () => ({ json: { status: 'success', results: 0, data: [] } }))
    plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [] } }))
    const delivery = { areaId: 'a', area: 'Zamalek', areaAr: 'الزمالك', isExpress: false }
    const dialog = await openChange({ delivery, shippingPrice: 15, totalOrderPrice: 95 })
    const words = () => within(dialog).getByRole('status').textContent
    await expect.poll(words).toContain('95.00\u00a0EGPwith 15.00\u00a0EGP delivery')
    await press('Increase Full Cream Milk 1 Litre', dialog)
    await expect.poll(words).toContain('122.50\u00a0EGPwith free delivery')
    const open = await openChange()
    expect(within(open).queryByText(/free delivery/)).toBeNull()
  })

  test('that cost more than the cash the shopper pays with say that the courier brings no change', async () => {
    const delivery = { areaId: 'a', area: 'Zamalek', areaAr: 'الزمالك', isExpress: false, cashWith: 122 }
    const dialog = await openChange({ delivery })
    expect(within(dialog).queryByText(/^The courier brings no change/)).toBeNull()
    await press('Increase Full Cream Milk 1 Litre', dialog)
    await within(dialog).findByText(
      'The courier brings no change then: the 122.00 EGP you pay with is less than the new total.',
    )
  })

  test('stay as they are once the order is packed, which is told at once, and takes the focus', async () => {
    const dialog = await openChange()
    await press('Decrease Full Cream Milk 1 Litre', dialog)
    plain.answerOurs('GET /orders', () => ({ json: { data: [{ ...order, mayChange: false }] } }))
    fetchOrdersAgain()
    await expect.poll(() => dialog.textContent).toBe('Change order 1004The order can no longer be changed.Close')
    expect(document.activeElement).toBe(within(dialog).getByRole('alert'))
  })

  test('are never all taken out, and a refusal is told in its place', async () => {
    answerChange({ status: 'fail', message: 'Order 1004 is being packed and can no longer be changed.' }, 409)
    const dialog = await openChange()
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Change the order' })
    await press('Decrease Full Cream Milk 1 Litre', dialog)
    await press('Decrease Full Cream Milk 1 Litre', dialog)
    await within(dialog).findByText('An order cannot become empty. Cancel it instead.')
    expect(isEnabled(save)).toBe(false)
    await press('Increase Full Cream Milk 1 Litre', dialog)
    await press('Change the order', dialog)
    await expect
      .poll(() => within(dialog).getByRole('alert').textContent)
      .toBe('Order 1004 is being packed and can no longer be changed.')
    plain.answerOurs('GET /orders', () => ({ json: { data: [{ ...order, mayChange: false }] } }))
    const button = screen.getByText('Change this order')
    await press('Change the order', dialog)
    await expect.poll(() => button.isConnected).toBe(false)
    // Said once.
    expect(dialog.textContent).toBe('Change order 1004The order can no longer be changed.Close')
    // The button that has opened it is gone.
    await press('Close', dialog)
    expect(document.activeElement?.textContent).toBe('Order 1004')
  })
})

test('an order that is paid online keeps its goods, and changes its time', async () => {
  // The fee was paid, though the area costs more by now.
  const area = { _id: 'a', name: 'Zamalek', nameAr: 'الزمالك', governorate: 'EG-C', aliases: [], fee: 20, minimum: 100 }
  const slot = (id: string, from: string, until: string) => ({
    ...{
      _id: id,
      day: '2026-11-28',
      from,
      until,
      cutOff: '2026-11-28T07:00Z',
      isOpen: id !== 'now',
      left: 'few',
      isMine: true,
      heldUntil: '2026-11-27T09:00Z',
    },
    ...{
      startsAt: `2026-11-28T${Number(from.slice(0, 2)) - 2}:00Z`,
      endsAt: `2026-11-28T${Number(until.slice(0, 2)) - 2}:00Z`,
    },
  })
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 1, data: [area] } }))
  // The bar, which comes later than the screen, looks there for the area of the shopper.
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', data: [] } }))
  plain.answerOurs('GET /delivery/slots', () => ({
    json: { status: 'success', results: 2, data: [slot('now', '12:00', '14:00'), slot('later', '14:00', '16:00')] },
  }))
  answerChange({}, 504)
  const delivery = {
    areaId: 'a',
    area: 'Zamalek',
    areaAr: 'الزمالك',
    isExpress: false,
    slotId: 'now',
    from: '12:00',
    until: '14:00',
  }
  const paid = { paymentMethodType: 'card', isPaid: true, shippingPrice: 15, totalOrderPrice: 95 } as const
  const dialog = await openChange({ ...paid, delivery })
  within(dialog).getByText(/^It is paid online/)
  expect(within(dialog).queryByRole('button', { name: /Increase/ })).toBeNull()
  const later = await within(dialog).findByRole('radio', { name: /^14:00/, hidden: true })
  // The place that the order has is free for itself, though nobody else could have it.
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^12:00/, hidden: true })).toMatchObject({
    checked: true,
    disabled: false,
  })
  // A time is held for a cart, never for this order.
  expect(within(dialog).queryByText(/^This time is held for you/)).toBeNull()
  const words = dialog.querySelector('summary')
  later.click()
  // As of an express order, whose time is none of these.
  const asItIs = () => within(dialog).findByRole('button', { name: 'Leave the time as it is', hidden: true })
  ;(await asItIs()).click()
  await expect
    .poll(() => within(dialog).queryByRole('button', { name: 'Leave the time as it is', hidden: true }))
    .toBeNull()
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^12:00/, hidden: true }).checked).toBe(true)
  later.click()
  // Also once the times are folded again.
  await expect.poll(() => words?.textContent?.replace(/\u2060/g, '')).toBe('Another timeTomorrow, 28 Nov, 14:00–16:00')
  await press('Change the order', dialog)
  await expect
    .poll(() => sent)
    .toEqual([{ updatedAt: order.updatedAt, expectedTotal: 95, delivery: { slotId: 'later' } }])

  // The answer was lost.
  const now = (at: number, slotId: string) => ({
    ...order,
    ...paid,
    updatedAt: `2026-11-27T07:0${at}:00.000Z`,
    delivery: { ...delivery, slotId },
  })
  for (const [at, slotId, sentence] of [
    [1, 'now', /^The order has changed meanwhile/],
    [2, 'later', IS_MADE],
  ] as const) {
    plain.answerOurs('GET /orders', () => ({ json: { data: [now(at, slotId)] } }))
    fetchOrdersAgain()
    await within(dialog).findByText(sentence)
  }
})

const PAID_EXPRESS = {
  paymentMethodType: 'card',
  isPaid: true,
  mayChange: false,
  delivery: { areaId: 'a', area: 'Dokki', areaAr: 'الدقي', isExpress: true },
} as const

test.each([
  ['that may not be changed', { mayChange: false }],
  ['of a server that does not change orders', { mayChange: undefined }],
] as const)('an order %s offers no change', async (_, facts) => {
  plain.answerOurs('GET /orders', () => ({ json: { data: [{ ...order, ...facts }] } }))
  renderShop('/Orders', { token: SESSION_TOKEN })
  const card = await screen.findByRole('article')
  within(card).getByRole('button', { name: 'Order again' })
  expect(within(card).queryByRole('button', { name: 'Change this order' })).toBeNull()
})

test.each([
  ['says why an express order that is paid online has no other time', PAID_EXPRESS, 1],
  ['says nothing of that once it is packed', { ...PAID_EXPRESS, mayCancel: false }, 0],
  ['says nothing of that before it is paid', { ...PAID_EXPRESS, isPaid: false }, 0],
] as const)('the list of orders %s', async (_, facts, sentences) => {
  plain.answerOurs('GET /orders', () => ({ json: { data: [{ ...order, ...facts }] } }))
  renderShop('/Orders', { token: SESSION_TOKEN })
  const card = await screen.findByRole('article')
  expect(within(card).queryAllByText(/^It is express and paid online: its goods and its time stay/)).toHaveLength(
    sentences,
  )
  expect(within(card).queryByRole('button', { name: 'Change this order' })).toBeNull()
})
