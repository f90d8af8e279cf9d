/** Payment pages of orders: opening, closing and asking after them. Never called inside a transaction. */
import type { Db } from '../db/rows.ts'
import { findOrder, findShopperContact, listItems, type OrderRow } from '../orders/orders.queries.ts'
import { findSessionOf, insertSession, listLongUnpaid, type SessionRow } from './payments.queries.ts'
import type { Payments } from './payments.ts'
import { settleAnswer } from './settle.ts'

/** Stripe's least is 30 minutes; one more so that our clock and theirs may differ. */
export const SESSION_MINUTES = 31

export interface PaymentDesk {
  readonly db: Db
  readonly payments: Payments
  readonly outboxKey: Buffer
}

/**
 * The order's page, opened where it is not yet. The order's id is the provider's idempotency key: should we have died
 * between their answer and our note of it, the same page comes back.
 */
export async function openPage(desk: PaymentDesk, order: OrderRow, returnTo: string): Promise<SessionRow> {
  const known = await findSessionOf(desk.db, order.id)
  if (known !== undefined) return known
  const [items, shopper] = await Promise.all([
    listItems(desk.db, [order.id]),
    findShopperContact(desk.db, order.shopperId),
  ])
  const urls = { successUrl: `${returnTo}/allorders`, cancelUrl: `${returnTo}/Cart` }
  const page = await desk.payments.openSession({
    reference: order.id,
    orderNumber: order.number,
    amount: order.total,
    lines: items.map(({ title, unit, count, price, image }) => ({ title: `${title} ${unit}`, count, price, image })),
    email: shopper.email,
    minutes: SESSION_MINUTES,
    ...urls,
  })
  const session = { ...page, ...urls }
  await insertSession(desk.db, order.id, session)
  return session
}

/** Ends the order's page so that it can no longer be paid. True where it was paid already, and the order now says so. */
export async function closePage(desk: PaymentDesk, order: OrderRow, returnTo: string): Promise<boolean> {
  const session = await openPage(desk, order, returnTo)
  const end = await desk.payments.closeSession(session.id)
  if (end.kind !== 'paid') return false
  await settleAnswer(desk.db, desk.outboxKey, order.id, end)
  return true
}

/** Whether the page can still be paid on; where it cannot, the order learns how it ended. */
export async function isStillOpen(desk: PaymentDesk, order: OrderRow, session: SessionRow): Promise<boolean> {
  const end = await desk.payments.findSession(session.id)
  if (end.kind === 'open') return true
  await settleAnswer(desk.db, desk.outboxKey, order.id, end)
  return false
}

const WEBHOOKS_ARE_LATE_AFTER_MINUTES = 10

/** Asks the provider about every order that has waited long, so that a lost webhook loses neither money nor stock. */
export async function reconcile(desk: PaymentDesk, returnTo: string): Promise<void> {
  const troubles: unknown[] = []
  for (const { id } of await listLongUnpaid(desk.db, WEBHOOKS_ARE_LATE_AFTER_MINUTES)) {
    // One order the provider chokes on must not keep it from being asked after the others.
    await askAfter(desk, id, returnTo).catch((error: unknown) => troubles.push(error))
  }
  if (troubles.length > 0) throw new AggregateError(troubles, 'Some unpaid orders could not be asked after.')
}

async function askAfter(desk: PaymentDesk, orderId: string, returnTo: string): Promise<void> {
  const order = await findOrder(desk.db, orderId)
  if (order?.state !== 'awaiting payment') return
  await isStillOpen(desk, order, await openPage(desk, order, returnTo))
}
