/**
 * Payment pages of orders: opening, closing and asking after them. Never called inside a transaction.
 * A page can be paid on only by those who have its address, and the address leaves only once the page is noted. So an
 * order without a noted page cannot be paid, whatever the provider may have opened before a crash.
 */
import { paths } from '@baqala/contract/paths'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../db/ids.ts'
import type { OrderToPay, Payments, SessionEnd } from '../payments/payments.ts'
import { Refusal } from '../refusal.ts'
import { lockOrder } from './locks.queries.ts'
import { logRefundDue } from './log-refund-due.ts'
import { messages } from './orders.messages.en.ts'
import { findOrder, findShopperContact, listItems, type OrderRow } from './orders.queries.ts'
import { findPageOf, insertPage, listLongUnpaid, type PageRow } from './payment-pages.queries.ts'
import { settleEnd, settleUnopened } from './settle.ts'

/** Stripe's minimum is 30 minutes; one more so that our clock and theirs may differ. */
const PAGE_MINUTES = 31

export interface PaymentDeps {
  readonly db: Db
  readonly payments: Payments
  /** Hears of money that has to go back. */
  readonly log?: Pick<FastifyBaseLogger, 'error'> | undefined
}

/** The same where no provider may be set up. */
export type OrderDeps = Omit<PaymentDeps, 'payments'> & { readonly payments: Payments | undefined }

/** The order's page, opened where it is not yet. Undefined where the order ended meanwhile and needs none. */
export async function openPage(
  { db, payments }: Pick<PaymentDeps, 'db' | 'payments'>,
  order: OrderRow,
  returnTo: string,
): Promise<PageRow | undefined> {
  const known = await findPageOf(db, order.id)
  if (known !== undefined) return known
  const asked = await orderToPay(db, order, returnTo)
  const page = await payments.openSession(asked)
  const noted = await notePage(db, { ...page, ...returnAddresses(returnTo) }, order.id)
  // Another request was faster, or the order is over. Nobody has this page's address; should closing fail, it runs out.
  if (noted?.id !== page.id) await payments.closeSession(page.id).catch(() => undefined)
  return noted
}

/** The addresses that the provider sends the shopper back to, of an origin of ours or of an allowed storefront. */
export function returnAddresses(origin: string) {
  return { successUrl: origin + paths.orderConfirmation, cancelUrl: origin + paths.cart }
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
    minutes: PAGE_MINUTES,
    ...returnAddresses(returnTo),
  }
}

function notePage(db: Db, page: PageRow, orderId: string): Promise<PageRow | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'awaiting payment') return undefined
    await insertPage(tx, orderId, page)
    return findPageOf(tx, orderId)
  })
}

/** An order that could not be paid any more when we looked: its page is closed, or it had none. */
export interface ClosedOrder {
  readonly orderId: string
  readonly pageId: string | undefined
}

/** Ends the order's page so that it can no longer be paid. Undefined where it was paid already, and the order now says so. */
export async function closePage({ db, payments, log }: OrderDeps, order: OrderRow): Promise<ClosedOrder | undefined> {
  const page = await findPageOf(db, order.id)
  if (page === undefined || payments === undefined) return { orderId: order.id, pageId: page?.id }
  const end = await payments.closeSession(page.id)
  if (end.kind === 'open') throw new Refusal(409, messages.orderPaymentUnderWay)
  if (end.kind !== 'paid') return { orderId: order.id, pageId: page.id }
  await applyEnd({ db, log }, order.id, end)
  return undefined
}

/** Whether nobody can pay for the order any more; a page opened since it was closed could be paid on. */
export async function isStillClosed(tx: Db, order: OrderRow, closed: ClosedOrder | undefined): Promise<boolean> {
  if (order.state !== 'awaiting payment' || order.id !== closed?.orderId) return false
  return (await findPageOf(tx, order.id))?.id === closed.pageId
}

/** Asks the provider whether the page can still be paid on; where it cannot, the order is settled by how the page ended. */
export async function isStillOpen(deps: PaymentDeps, order: OrderRow, page: PageRow): Promise<boolean> {
  const end = await deps.payments.findSession(page.id)
  if (end.kind === 'open') return true
  await applyEnd(deps, order.id, end)
  return false
}

async function applyEnd({ db, log }: Pick<PaymentDeps, 'db' | 'log'>, orderId: string, end: SessionEnd): Promise<void> {
  const state = await settleEnd(db, orderId, end)
  if (state === 'refund due' && log !== undefined) logRefundDue(log, orderId)
}

const WEBHOOKS_ARE_LATE_AFTER_MINUTES = 10

/** Asks the provider about every order that has waited long, so that a lost webhook loses neither money nor stock. */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const troubles: Error[] = []
  for (const { id } of await listLongUnpaid(deps.db, WEBHOOKS_ARE_LATE_AFTER_MINUTES)) {
    // One order that the provider cannot answer for must not keep the others waiting.
    await askAfter(deps, id).catch((error: Error) => troubles.push(error))
  }
  const [first] = troubles
  if (first === undefined) return
  throw new AggregateError(troubles, `${troubles.length} unpaid orders could not be asked after: ${first.message}`)
}

async function askAfter(deps: PaymentDeps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId)
  if (order?.state !== 'awaiting payment') return
  const page = await findPageOf(deps.db, orderId)
  if (page === undefined) await settleUnopened(deps.db, orderId)
  else await isStillOpen(deps, order, page)
}
