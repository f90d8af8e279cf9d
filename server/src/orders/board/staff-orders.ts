/** Orders as the staff see and move them: each person what the role may (staff-moves.ts). */
import type { moveOrder } from '@baqala/contract/admin/orders'
import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import type { Asked } from '@baqala/contract/endpoint'
import type { Language } from '@baqala/contract/language'
import type { Db } from '../../db/rows.ts'
import { orRefuse, Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import { findCourier } from '../../staff/people.queries.ts'
import { findStaffOrder, listBoardOrders, listPackedLines, type BoardFilter } from './board.queries.ts'
import { cancelOrder, moveOn } from '../placed/fulfilment.ts'
import { listMoves } from '../order-moves.queries.ts'
import { listPayments } from '../order-payments.queries.ts'
import { findShopperContact, listItems, type OrderRow } from '../orders.queries.ts'
import { messages } from '../orders.messages.en.ts'
import { findOrderOfNumber, listLedgerOf } from '../shop-orders.queries.ts'
import type { OrderDeps } from '../checkout/payment-pages.ts'
import { owedAmong } from '../checkout/refunds.ts'
import { isOthersRun, refuseMove } from './staff-moves.ts'
import { toBoardOrder, toStaffOrder } from './to-staff-order.ts'

/** A page of the board, for this clerk. */
export async function listBoard(db: Db, filter: BoardFilter, clerk: Clerk, language: Language) {
  const { total, orders } = await listBoardOrders(db, filter, clerk)
  return { total, orders: orders.map((order) => toBoardOrder(order, clerk, language)) }
}

/** One order, for this clerk. Refused if there is none of this number (404), or it is the run of another courier (403). */
export async function readStaffOrder(db: Db, number: number, clerk: Clerk, language: Language): Promise<StaffOrder> {
  const order = orRefuse(await findStaffOrder(db, number, clerk), messages.noOrderOfNumber({ number }))
  if (isOthersRun(clerk.role, order)) throw new Refusal(403, messages.notYourRun)
  const lines = await listPackedLines(db, [order.id])
  const moves = await listMoves(db, [order.id])
  const payments = await listPayments(db, order.id)
  return toStaffOrder(order, { lines, moves, payments, clerk, language })
}

/** All that the shop knows of an order, for the command line. Refused if there is none of this number (404). */
export async function readWholeOrder(db: Db, number: number) {
  const order = orRefuse(await findOrderOfNumber(db, number), messages.noOrderOfNumber({ number }))
  const payments = await listPayments(db, order.id)
  return {
    ...{ order, payments, owed: owedAmong(payments, order.state) },
    shopper: await findShopperContact(db, order.id),
    items: await listItems(db, [order.id]),
    moves: await listMoves(db, [order.id]),
    ledger: await listLedgerOf(db, order.id),
  }
}

/**
 * Moves an order on, cancels it (the shopper reads `why`) or takes a step back. Refused if there is no such order (404), it is
 * not for this role or this courier (403), or it cannot be moved so, as when somebody was first (409).
 */
export async function moveAsStaff(
  deps: OrderDeps,
  number: number,
  { state, why = '', courierPhone, courierId }: Asked<typeof moveOrder>['body'],
  clerk: Clerk,
): Promise<OrderRow> {
  const order = orRefuse(await findStaffOrder(deps.db, number, clerk), messages.noOrderOfNumber({ number }))
  // Who may cancel may take back, too.
  refuseMove(clerk, why === '' ? state : 'cancelled', order)
  const mayHandOver = clerk.role !== 'courier' && courierId
  const run = mayHandOver ? orRefuse(await findCourier(deps.db, courierId), messages.noSuchCourier, 409) : undefined
  if (state !== 'cancelled') return moveOn(deps.db, order.id, state, clerk, { courierPhone, run, why })
  return cancelOrder(deps, { orderId: order.id, who: 'shop', clerk, reason: 'cancelledByShop', params: { note: why } })
}

/** Dependencies of a check: the same, but no payment provider is asked for anything. */
export function withoutProvider(db: Db, { payments }: OrderDeps): OrderDeps {
  const unasked = { closeSession: async () => ({ kind: 'expired' }) as const, refund: async () => undefined }
  return { db, payments: payments && { ...payments, ...unasked } }
}
