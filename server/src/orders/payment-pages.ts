/**
 * Payment pages of orders: opening, closing and asking after them. Never called inside a transaction.
 * A page can be paid on only by whoever has its address, and the address leaves only once the page is noted. So an order
 * without a noted page cannot be paid, whatever the provider may have opened before we died.
 */
import { paths } from '@baqala/contract/paths'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { lockOrder } from './locks.queries.ts'
import { findOrder, findShopperContact, listItems, type OrderRow } from './orders.queries.ts'
import { Refusal } from '../refusal.ts'
import { findSessionOf, insertSession, listLongUnpaid, type SessionRow } from './payment-pages.queries.ts'
import type { OrderToPay, Payments, SessionEnd } from '../payments/payments.ts'
import { settleAnswer, settleUnopened } from './settle.ts'

/** Stripe's least is 30 minutes; one more so that our clock and theirs may differ. */
const SESSION_MINUTES = 31

export interface PaymentDesk {
  readonly db: Db
  readonly payments: Payments
  /** Told of every order whose money has to go back, by its id. */
  readonly onRefundDue?: (orderId: string) => void
}

/** The same where there may be no provider. */
export type OrderDesk = Omit<PaymentDesk, 'payments'> & { readonly payments: Payments | undefined }

/** The order's page, opened where it is not yet. Undefined where the order ended meanwhile and needs none. */
export async function openPage(desk: PaymentDesk, order: OrderRow, returnTo: string): Promise<SessionRow | undefined> {
  const known = await findSessionOf(desk.db, order.id)
  if (known !== undefined) return known
  const asked = await orderToPay(desk.db, order, returnTo)
  const page = await desk.payments.openSession(asked)
  const noted = await notePage(desk.db, { ...page, successUrl: asked.successUrl, cancelUrl: asked.cancelUrl }, order.id)
  // Somebody else was faster, or the order is over. Nobody has this page's address; should closing fail, it runs out.
  if (noted?.id !== page.id) await desk.payments.closeSession(page.id).catch(() => undefined)
  return noted
}

async function orderToPay(db: Db, order: OrderRow, returnTo: string): Promise<OrderToPay> {
  const [items, shopper] = await Promise.all([listItems(db, [order.id]), findShopperContact(db, order.shopperId)])
  return {
    reference: order.id,
    attempt: newId(),
    orderNumber: order.number,
    amount: order.total,
    lines: items.map(({ title, unit, count, price, image }) => ({ title: `${title} ${unit}`, count, price, image })),
    email: shopper.email,
    minutes: SESSION_MINUTES,
    successUrl: `${returnTo}${paths.orderConfirmation}`,
    cancelUrl: `${returnTo}${paths.cart}`,
  }
}

function notePage(db: Db, page: SessionRow, orderId: string): Promise<SessionRow | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'awaiting payment') return undefined
    await insertSession(tx, orderId, page)
    return findSessionOf(tx, orderId)
  })
}

/** An order that could not be paid any more when we looked: its page is closed, or it had none. */
export interface ClosedOrder {
  readonly orderId: string
  readonly sessionId: string | undefined
}

/** Ends the order's page so that it can no longer be paid. Undefined where it was paid already, and the order now says so. */
export async function closePage(desk: PaymentDesk, order: OrderRow): Promise<ClosedOrder | undefined> {
  const session = await findSessionOf(desk.db, order.id)
  if (session === undefined) return { orderId: order.id, sessionId: undefined }
  const end = await desk.payments.closeSession(session.id)
  if (end.kind === 'open')
    throw new Refusal(409, 'A payment for this order is under way. Please try again in a moment.')
  if (end.kind !== 'paid') return { orderId: order.id, sessionId: session.id }
  await learn(desk, order.id, end)
  return undefined
}

/** Whether the page can still be paid on; where it cannot, the order learns how it ended. */
export async function isStillOpen(desk: PaymentDesk, order: OrderRow, session: SessionRow): Promise<boolean> {
  const end = await desk.payments.findSession(session.id)
  if (end.kind === 'open') return true
  await learn(desk, order.id, end)
  return false
}

async function learn(desk: PaymentDesk, orderId: string, end: SessionEnd): Promise<void> {
  const state = await settleAnswer(desk.db, orderId, end)
  if (state === 'refund due') desk.onRefundDue?.(orderId)
}

const WEBHOOKS_ARE_LATE_AFTER_MINUTES = 10

/** Asks the provider about every order that has waited long, so that a lost webhook loses neither money nor stock. */
export async function reconcile(desk: PaymentDesk): Promise<void> {
  const troubles: Error[] = []
  for (const { id } of await listLongUnpaid(desk.db, WEBHOOKS_ARE_LATE_AFTER_MINUTES)) {
    // One order the provider chokes on must not keep it from being asked after the others.
    await askAfter(desk, id).catch((error: Error) => troubles.push(error))
  }
  const [first] = troubles
  if (first === undefined) return
  throw new AggregateError(troubles, `${troubles.length} unpaid orders could not be asked after: ${first.message}`)
}

async function askAfter(desk: PaymentDesk, orderId: string): Promise<void> {
  const order = await findOrder(desk.db, orderId)
  if (order?.state !== 'awaiting payment') return
  const session = await findSessionOf(desk.db, orderId)
  if (session === undefined) await settleUnopened(desk.db, orderId)
  else await isStillOpen(desk, order, session)
}
