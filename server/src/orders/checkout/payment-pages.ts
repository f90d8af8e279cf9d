/**
 * Payment pages of orders: opening, closing and checking them, never inside a transaction.
 * The server records a page before it gives out its address. So an order without a recorded page cannot be paid, even if
 * the provider opened one before a crash.
 */
import { paths } from '@baqala/contract/paths'
import type { FastifyBaseLogger } from 'fastify'
import { wholeTitleOf } from '../../catalog/arabic-names.ts'
import { inTransaction, type Db } from '../../db/transaction.ts'
import { newId } from '../../db/ids.ts'
import type { ReturnAddress } from '../../http/origins.ts'
import type { OrderToPay, Payments, SessionEnd } from '../../payments/payments.ts'
import { Refusal } from '../../refusal.ts'
import { lockOrder } from '../locks.queries.ts'
import { messages } from '../orders.messages.en.ts'
import { findOrder, findShopperContact, listItems, type OrderRow } from '../orders.queries.ts'
import { findPageOf, insertPage, listLongUnpaid, type PageRow } from './payment-pages.queries.ts'
import { logRefundDue, settleEnd, settleUnopened } from './settle.ts'

interface PaymentDeps {
  readonly db: Db
  readonly payments: Payments
  /** Logs refunds that become due. */
  readonly log?: Pick<FastifyBaseLogger, 'error'> | undefined
}

/** The same without a provider, if online payment is not set up. */
export type OrderDeps = Omit<PaymentDeps, 'payments'> & { readonly payments: Payments | undefined }

/** Returns the order's page, opening it if there is none. Undefined if the order has ended meanwhile. */
export async function openPage(
  { db, payments }: Pick<PaymentDeps, 'db' | 'payments'>,
  order: OrderRow,
  returnTo: ReturnAddress,
): Promise<PageRow | undefined> {
  const known = await findPageOf(db, order.id)
  if (known !== undefined) return known
  const page = await payments.openSession(await orderToPay(db, order, returnTo))
  const recorded = await recordPage(db, { ...page, ...returnAddresses(returnTo) }, order.id)
  // A concurrent request opened another page, or the order has ended. If closing fails, the page expires unused.
  if (recorded?.id !== page.id) await payments.closeSession(page.id).catch(() => undefined)
  return recorded
}

/** The addresses to which the provider returns the shopper. */
export function returnAddresses({ storefront, cart }: ReturnAddress) {
  return { successUrl: storefront + paths.orderConfirmation, cancelUrl: storefront + cart }
}

/** Whether the order's page, if it has one, leads back to another storefront than `returnTo`. */
export async function returnsElsewhere(db: Db, order: OrderRow, returnTo: ReturnAddress): Promise<boolean> {
  const page = await findPageOf(db, order.id)
  return page !== undefined && page.cancelUrl !== returnAddresses(returnTo).cancelUrl
}

async function orderToPay(db: Db, order: OrderRow, returnTo: ReturnAddress): Promise<OrderToPay> {
  const [items, shopper] = await Promise.all([listItems(db, [order.id]), findShopperContact(db, order.id)])
  return {
    reference: order.id,
    attempt: newId(),
    orderNumber: order.number,
    amount: order.total,
    lines: items.map((item) => {
      const { title, titleAr } = wholeTitleOf(item)
      const { count, price, image } = item
      return { title: shopper.language === 'ar' ? titleAr : title, count, price, image }
    }),
    fee: order.deliveryFee,
    email: shopper.email,
    language: shopper.language,
    ...returnAddresses(returnTo),
  }
}

function recordPage(db: Db, page: PageRow, orderId: string): Promise<PageRow | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'awaiting payment') return undefined
    await insertPage(tx, orderId, page)
    return findPageOf(tx, orderId)
  })
}

/** An order that could no longer be paid when it was checked: its page was closed, or it had none. */
export interface ClosedOrder {
  readonly orderId: string
  readonly pageId: string | undefined
}

/** Closes the order's page. Undefined if it was already paid, which settles the order. Refused with 409 while money is on its way. */
export async function closePage({ db, payments, log }: OrderDeps, order: OrderRow): Promise<ClosedOrder | undefined> {
  const page = await findPageOf(db, order.id)
  if (page === undefined || payments === undefined) return { orderId: order.id, pageId: page?.id }
  const end = await payments.closeSession(page.id)
  if (end.kind === 'open') throw new Refusal(409, messages.orderPaymentUnderWay)
  if (end.kind !== 'paid') return { orderId: order.id, pageId: page.id }
  await applyEnd({ db, log }, order, page, end)
  return undefined
}

/** Whether the order still cannot be paid: no page was opened for it since `closed`. */
export async function isStillClosed(tx: Db, order: OrderRow, closed: ClosedOrder | undefined): Promise<boolean> {
  if (order.state !== 'awaiting payment' || order.id !== closed?.orderId) return false
  return (await findPageOf(tx, order.id))?.id === closed.pageId
}

/** Asks the provider whether the page can still be paid. If not, settles the order by the way the page ended. */
export async function isStillOpen(deps: PaymentDeps, order: OrderRow, page: PageRow): Promise<boolean> {
  const end = await deps.payments.findSession(page.id)
  if (end.kind === 'open') return true
  await applyEnd(deps, order, page, end)
  return false
}

async function applyEnd({ db, log }: Pick<PaymentDeps, 'db' | 'log'>, order: OrderRow, page: PageRow, end: SessionEnd) {
  const settlement = await settleEnd(db, { reference: order.id, sessionId: page.id, end })
  if (settlement === 'refund due' && log !== undefined) logRefundDue(log, order.id)
}

const MAX_WEBHOOK_DELAY_MINUTES = 10

const MAX_ORDERS_PER_RUN = 100

/**
 * Returns a job that reconciles orders that await their payment with the provider, so that a lost webhook loses neither
 * money nor stock. Each run goes on where the last one stopped, then begins anew: slow payments do not starve the others. A
 * run rejects with an AggregateError of all failures after its last order.
 */
export function makeReconciler(deps: PaymentDeps): () => Promise<void> {
  let after = 0
  return async () => {
    const orders = await listLongUnpaid(deps.db, MAX_WEBHOOK_DELAY_MINUTES, after, MAX_ORDERS_PER_RUN)
    after = orders.length < MAX_ORDERS_PER_RUN ? 0 : (orders.at(-1)?.number ?? 0)
    const errors: Error[] = []
    for (const { id } of orders) {
      // A failure with one order must not stop the others.
      await reconcileOrder(deps, id).catch((error: Error) => errors.push(error))
    }
    const [first] = errors
    if (first === undefined) return
    throw new AggregateError(errors, `${errors.length} unpaid orders could not be reconciled: ${first.message}`)
  }
}

async function reconcileOrder(deps: PaymentDeps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId)
  if (order?.state !== 'awaiting payment') return
  const page = await findPageOf(deps.db, orderId)
  if (page === undefined) await settleUnopened(deps.db, orderId)
  else await isStillOpen(deps, order, page)
}
