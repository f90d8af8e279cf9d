/** States beyond the specification: a review, /Orders, and the confirmation with its order. */
import type { Page } from '@playwright/test'
import { anOrder } from '../../web/test/an-order.ts'
import type { State } from './screen-state.ts'
import type { SpecOnlyServer } from '../servers/spec-only-server.ts'
import { SESSION_TOKEN } from '../../web/test/spec-only-shop.ts'

const AT = '2026-11-01T10:00:00.000Z'
const PLACED = { state: 'placed', who: 'shopper', why: 'Ordered, cash on delivery.', at: AT } as const

export const ORDERS = [
  anOrder({ id: 1004, counts: [2, 1], totalOrderPrice: 11_988, moves: [PLACED] }),
  anOrder({
    id: 1003,
    state: 'refund due',
    mayCancel: false,
    isPaid: true,
    paidAt: AT,
    paymentMethodType: 'card',
    moves: [
      { state: 'awaiting payment', who: 'shopper', why: 'Ordered, to be paid online.', at: AT },
      { state: 'paid', who: 'payment provider', why: 'Paid by card.', at: AT },
      { state: 'refund due', who: 'shop', why: 'The last piece was broken.', at: AT },
    ],
  }),
  anOrder({ id: 1002, state: 'cancelled', mayCancel: false, counts: [1, 1, 1, 1, 1] }),
  anOrder({ id: 1001, state: 'delivered', mayCancel: false, moves: [PLACED] }),
]

const AGAIN = {
  status: 'success',
  added: 2,
  missing: [{ title: 'Full Cream Milk', unit: '1 litre', why: 'It is sold out.' }],
}

/** Answers the calls about orders as our server does. `list` is its answer for the list. Not by a route, which turns the browser's cache off. */
export async function knowOrders(plain: SpecOnlyServer, page: Page, list: object, status = 200): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('userToken', token), SESSION_TOKEN)
  plain.answerOurs('GET /orders', () => ({ status, json: list }))
  for (const { _id } of ORDERS) plain.answerOurs(`POST /orders/${_id}/again`, () => ({ json: AGAIN }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  // Asked for by a receipt.
  const shopper = { _id: 'mona', name: 'Mona Salem', email: 'mona@example.com', role: 'user', phone: '01012345678' }
  plain.answerOurs('GET /users/mona', () => ({ json: { data: shopper } }))
  // Asked for by the bar.
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
}

const many = (plain: SpecOnlyServer, page: Page) => knowOrders(plain, page, { data: ORDERS })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click()

export async function knowReviews(plain: SpecOnlyServer, page: Page): Promise<void> {
  await knowOrders(plain, page, { data: [] })
  const list = { results: 0, metadata: { currentPage: 1, numberOfPages: 1, limit: 5 }, data: [] }
  plain.answerOurs('GET /products/p1/reviews', () => ({ json: list }))
  const mine = { status: 'success', data: { mayReview: true } }
  plain.answerOurs('GET /products/p1/reviews/mine', () => ({ json: mine }))
}

export const ORDER_STATES: readonly State[] = [
  {
    name: 'The form for a review',
    path: `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`,
    shows: 'You have had it. How was it?',
    stage: knowReviews,
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
  { name: 'Orders', path: '/Orders', shows: 'Order 1001', stage: many },
  {
    name: 'Orders, one ordered again',
    path: '/Orders',
    shows: /Some products are not available/,
    goesOn: true,
    act: (page) => press(page, 'Order again'),
  },
  {
    name: 'Orders, one about to be cancelled',
    path: '/Orders',
    shows: 'Cancel order 1004?',
    goesOn: true,
    act: (page) => press(page, 'Cancel order'),
  },
  {
    name: 'Orders, a receipt',
    path: '/Orders',
    shows: 'Ordered',
    goesOn: true,
    async act(page) {
      await page.keyboard.press('Escape')
      await press(page, 'Receipt')
    },
  },
  {
    name: 'Orders, none',
    path: '/Orders',
    shows: 'You have not ordered yet.',
    stage: (plain, page) => knowOrders(plain, page, { data: [] }),
  },
  {
    name: 'Orders that failed',
    path: '/Orders',
    shows: /cannot be shown right now/,
    stage: (plain, page) => knowOrders(plain, page, { message: 'no' }, 403),
  },
  {
    name: 'Orders of a server that keeps no list',
    path: '/Orders',
    shows: 'Orders cannot be shown here.',
    stage: (plain, page) => knowOrders(plain, page, { message: 'no call of the specification' }, 404),
  },
  {
    name: 'Order confirmation that knows its order',
    path: '/allorders',
    shows: 'Ordered, cash on delivery',
    stage: many,
  },
]
