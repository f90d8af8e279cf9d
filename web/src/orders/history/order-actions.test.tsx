/** /Orders as a shopper uses it: the first visit, an order that is cancelled or ordered again, and older ones. */
import { screen, within } from '@testing-library/dom'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { badge, findToast, findWords, follow, goTo, main, press } from '../../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'
import { contact } from '../../../../shop.config.ts'
import { inOneLine } from '../../help/contact-links.ts'
import { anOrder } from '../../../test/an-order.ts'

const knowOrders = (...data: object[]) => plain.answerOurs('GET /orders', () => ({ json: { data } }))
const AT = '2026-11-01T10:00:00.000Z'
const PLACED = { state: 'placed', who: 'shopper', why: '', at: AT } as const
const open = (at: string) => renderShop(at, { token: SESSION_TOKEN })

beforeEach(() => {
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  const data = { _id: 'mona', name: 'Mona Salem', email: 'mona@example.com', role: 'user', phone: '01012345678' }
  plain.answerOurs('GET /users/mona', () => ({ json: { data } }))
})

test('somebody new is led from the bar to Orders, which say that there are none, and on to the products', async () => {
  knowOrders()
  open('/Brands')
  await screen.findByRole('button', { name: 'Siwa Gold' })
  await goTo('Orders')
  const title = await within(main()).findByRole('heading', { name: 'Orders' })
  await expect.poll(() => document.activeElement).toBe(title)
  await within(main()).findByText('You have not ordered yet.')
  await follow('Browse products')
  await expect.poll(address).toBe('/Products')
})

test('a product that a change left at two prices counts once, and has one picture', async () => {
  const order = anOrder({ id: 1004, counts: [1, 2] })
  knowOrders(order)
  open('/Orders')
  await within(main()).findByText('2 products, 3 pieces')
  const [line] = order.cartItems
  knowOrders({ ...order, cartItems: [...order.cartItems, { ...line!, _id: 'dearer', price: 12 }] })
  open('/Orders')
  const words = await within(main()).findByText('2 products, 4 pieces')
  expect(words.parentElement?.querySelectorAll('img')).toHaveLength(2)
})

test.each([
  ['refunded', 0],
  ['placed', 1],
] as const)('the receipt of an order that is %s names a delivery time: %i', async (state, times) => {
  const delivery = { areaId: 'a', area: 'Dokki', areaAr: 'الدقي', isExpress: false, from: '18:00', until: '20:00' }
  knowOrders(anOrder({ state, delivery, promisedFrom: '2026-11-30T16:00:00Z' }))
  open('/Orders')
  await press('Receipt')
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' })
  expect(within(receipt).queryAllByText('Delivery', { selector: 'dt' })).toHaveLength(times)
})

test('a receipt says who sold, with the numbers that the law wants, and who bought', async () => {
  knowOrders(anOrder({ id: 1004, moves: [PLACED] }))
  open('/Orders')
  await press('Receipt')
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' })
  for (const each of [contact.address, contact.phone, contact.commercialRegister, contact.taxNumber])
    expect(receipt.textContent).toContain(each)
  await findWords('NameMona Salem', receipt)
})

test('the steps of an order say once that a change was the shopper’s', async () => {
  const changed = { ...PLACED, why: 'You changed the goods: 80.00 EGP instead of 90.00 EGP.' }
  knowOrders(anOrder({ id: 1004, moves: [PLACED, changed] }))
  open('/Orders')
  const note = await within(main()).findByText(/^You changed the goods/)
  expect(note.closest('li')?.textContent).not.toContain('by you')
  expect(main().querySelector('li')?.textContent).toContain('by you')
})

describe('an order that may be cancelled', () => {
  const order = anOrder({ id: 1004, moves: [PLACED] })
  const now = (state: 'cancelled' | 'refund due' | 'being packed', who: 'shopper' | 'shop') =>
    anOrder({ id: 1004, state, mayCancel: false, moves: [PLACED, { state, who, why: '', at: AT }] })
  const currentStep = () => main().querySelector('[aria-current=step]')?.textContent ?? ''
  const dialog = () => screen.queryByRole('dialog', { name: 'Cancel order 1004?' })

  beforeEach(async () => {
    knowOrders(order)
    open('/Orders')
    await press('Cancel order')
  })

  test('is kept by the other button, and says so once it is cancelled, with the focus', async () => {
    await press('Keep the order', dialog() ?? main())
    expect(dialog()).toBeNull()
    await press('Cancel order')
    plain.answerOurs('POST /orders/order-1004/cancel', () => ({
      json: { status: 'success', message: 'Order cancelled', data: now('cancelled', 'shopper') },
    }))
    await press('Yes, cancel it', dialog() ?? main())
    await findToast('Order cancelled', 'success')
    await expect.poll(currentStep).toContain('ancelled')
    expect(within(main()).queryByRole('button', { name: 'Cancel order' })).toBeNull()
    await expect.poll(() => document.activeElement?.textContent).toBe('Order 1004')
  })

  test('and is paid says when the money comes back, before it is cancelled and until it has come', async () => {
    const paid = { paymentMethodType: 'card', isPaid: true } as const
    knowOrders({ ...order, state: 'paid', ...paid })
    open('/Orders')
    await press('Cancel order')
    within(dialog() ?? main()).getByText(/^Nothing will be delivered, .* back to your card within 7 days\.$/)
    plain.answerOurs('POST /orders/order-1004/cancel', () => ({
      json: { status: 'success', message: 'Order cancelled', data: { ...now('refund due', 'shopper'), ...paid } },
    }))
    await press('Yes, cancel it', dialog() ?? main())
    await within(main()).findByText('We send your money back to your card within 7 days.')
    await changeLanguage('ar')
    await within(main()).findByText('هنرجّع لك فلوسك على الكارت خلال 7 أيام.')
  })

  test('and does not reach the shop is asked about still, with the reason, until it does', async () => {
    plain.answerOurs('POST /orders/order-1004/cancel', () => ({ status: 502, json: {} }))
    await press('Yes, cancel it', dialog() ?? main())
    const alert = () => within(dialog() ?? main()).queryByRole('alert')?.textContent
    await expect.poll(alert).toBe('The order could not be cancelled. Please try again.')
    plain.answerOurs('POST /orders/order-1004/cancel', () => ({
      json: { status: 'success', message: 'Order cancelled', data: now('cancelled', 'shopper') },
    }))
    await press('Yes, cancel it', dialog() ?? main())
    await findToast('Order cancelled', 'success')
    expect(dialog()).toBeNull()
  })

  test('and is packed meanwhile is not cancelled: the shop says why, and it is shown as it is', async () => {
    plain.answerOurs('POST /orders/order-1004/cancel', () => {
      knowOrders(now('being packed', 'shop'))
      return { status: 409, json: { status: 'fail', message: 'Order 1004 is being packed.' } }
    })
    await press('Yes, cancel it', dialog() ?? main())
    await findToast('Order 1004 is being packed.', 'failure')
    await expect.poll(currentStep).toContain('Being packed')
    expect(dialog()).toBeNull()
  })
})

test('an order whose refund the bank refused no longer says within how many days the money comes', async () => {
  const moves = (['refund due', 'refunded', 'refund due'] as const).map((state) => ({ ...PLACED, state }))
  knowOrders(
    anOrder({ id: 1004, state: 'refund due', mayCancel: false, moves: moves.slice(0, 1) }),
    anOrder({ id: 1003, state: 'refund due', mayCancel: false, moves }),
  )
  open('/Orders')
  const refused = await within(main()).findByRole('article', { name: 'Order 1003' })
  expect(within(refused).queryByText(/within 7 days/)).toBeNull()
  expect(within(main()).getAllByText(/within 7 days/)).toHaveLength(1)
})

test('an order that is being packed leads to the phone on which it is stopped, in place of the buttons', async () => {
  knowOrders(anOrder({ id: 1004, state: 'being packed', mayCancel: false }), anOrder({ id: 1003 }))
  open('/Orders')
  const words = /^We are packing it, so you cannot change or cancel it here any more\. Call us/
  const link = within(await within(main()).findByText(words)).getByRole('link', {
    name: `Call ${inOneLine(contact.phone)}`,
  })
  expect(link.getAttribute('href')).toBe('tel:+20201234567')
  await changeLanguage('ar')
  within(await within(main()).findByText(/^بنجهّزه، فمش هتقدر تعدّله أو تلغيه من هنا\. كلّمنا/)).getByRole('link')
})

test('ordering again fills the cart with what can be had and names the rest', async () => {
  knowOrders(anOrder({ id: 1004, counts: [1, 1] }))
  plain.answerOurs('POST /orders/order-1004/again', () => {
    plain.shop.putInCart({ p1: 1 })
    const missing = [{ title: 'Rice', unit: '1 kg', why: 'It is sold out.' }]
    return { json: { status: 'success', added: 1, missing } }
  })
  open('/Orders')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await press('Order again')
  const answer = await within(main()).findByText('1 piece is in your cart again. Some products are not available:')
  await findWords('Rice 1 kg: It is sold out.')
  await expect.poll(() => scrolled.mock.contexts).toContain(answer.closest('[role=status]'))
  await expect.poll(badge).toBe('1')
  await follow('View your cart')
  await expect.poll(address).toBe('/Cart')
})

test('ordering again leads to the cart where only the answer was lost, which has the goods by then', async () => {
  knowOrders(anOrder({ id: 1004 }))
  plain.answerOurs('POST /orders/order-1004/again', () => {
    plain.shop.putInCart({ p1: 1 })
    return 'drop'
  })
  open('/Orders')
  await press('Order again')
  await within(main()).findByText('The shop did not answer. Please look at your cart before you try again.')
  await expect.poll(badge).toBe('1')
  await follow('View your cart')
  await expect.poll(address).toBe('/Cart')
})

test('older orders come when they are asked for, each once', async () => {
  const orders = Array.from({ length: 11 }, (_, at) => anOrder({ id: 1011 - at }))
  plain.answerOurs('GET /orders', ({ url }) => {
    const [page, limit] = ['page', 'limit'].map((name) => Number(url.searchParams.get(name)))
    const data = orders.slice((page! - 1) * limit!, page! * limit!)
    const hasMore = page! * limit! < orders.length
    return { json: { results: orders.length, metadata: hasMore ? { nextPage: page! + 1 } : {}, data } }
  })
  open('/Orders')
  const shown = () => screen.queryAllByRole('heading', { name: /^Order \d+$/ }).map(({ textContent }) => textContent)
  await expect.poll(shown).toHaveLength(10)
  await press('Show older orders')
  await expect.poll(shown).toEqual(orders.map(({ id }) => `Order ${id}`))
  expect(within(main()).queryByRole('button', { name: 'Show older orders' })).toBeNull()
})
