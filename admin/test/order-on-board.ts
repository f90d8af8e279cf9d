import type { BoardOrder, StaffOrder } from '@baqala/contract/admin/staff-order'
import { answer } from './admin-shop.ts'

/** A new order of the board, at noon in Cairo. */
export function orderOnBoard(number: number, isPaid = false): BoardOrder {
  return {
    number,
    state: isPaid ? 'paid' : 'placed',
    name: 'Mona Adel',
    area: 'Zamalek',
    promisedFrom: '2026-11-26T10:00:00Z',
    promisedUntil: '2026-11-26T12:00:00Z',
    promise: '2026-11-26 12:00–14:00',
    isExpress: false,
    isPacked: false,
    courier: null,
    goods: 5,
    total: 245.5,
    method: isPaid ? 'card' : 'cash',
    isPaid,
    minutesLeft: 120,
    createdAt: '2026-11-26T09:00:00Z',
    mayMove: ['being packed', 'cancelled'],
  }
}

/** The same with all that belongs to it, but goods. */
export function wholeOrder(number: number): StaffOrder {
  const money = { goods: 245.5, fee: 0, total: 245.5, toCollect: 245.5, cashWith: null, payments: [], surplus: null }
  const noWord = { phone: null, email: null, courierPhone: null, ifRunsOut: null, note: null }
  const order = orderOnBoard(number)
  return {
    ...{ ...order, lines: [], moves: [], mayRefund: 0, money, ...noWord },
    ...{ address: '5 Nile St', city: 'Zamalek', hasArea: true, isFeeOpen: false, updatedAt: order.createdAt },
  }
}

/** A shop in which the orders of these numbers are new. */
export function bringOrders(numbers: () => readonly number[]) {
  answer('listBoard', ({ query }) => {
    const orders = query.get('state') === 'new' ? numbers().map((number) => orderOnBoard(number)) : []
    return { page: 1, hasMore: false, total: orders.length, orders }
  })
}
