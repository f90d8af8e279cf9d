/** Changing an order that is placed: the shopper until it is packed, the shop its time until it leaves. Optimistic locking: the first change wins. */
import { tooFewLeft, goodsTotal, setItemCount } from '../../cart/cart.ts'
import { listLines, type Line } from '../../cart/cart-lines.queries.ts'
import { lockOpenCart } from '../../cart/cart.queries.ts'
import { messages as cartMessages } from '../../cart/cart.messages.en.ts'
import { inTransaction, type Db } from '../../db/transaction.ts'
import { lockFreeSlot, moveToSlot, feeFor, refuseBelowMinimum } from '../../delivery/terms.ts'
import { messages as deliveryMessages } from '../../delivery/delivery.messages.en.ts'
import { findArea } from '../../delivery/open-slots.queries.ts'
import type { Area } from '../../delivery/areas.queries.ts'
import { orRefuse, Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import { moveStock } from '../../stock/stock.queries.ts'
import { countChanges, lockOffers, replaceItems, updateTotal } from './change-order.queries.ts'
import { changeLines, countsOf, differences, type Counts } from './changed-lines.ts'
import { lockOrder } from '../locks.queries.ts'
import { mailAboutOrder } from '../order-letters.queries.ts'
import { insertNote } from '../order-moves.queries.ts'
import { mayChange, type MoveReason } from '../order-states.ts'
import { messages } from '../orders.messages.en.ts'
import { findLiveOrder, findOrder, listItems, type OrderRow } from '../orders.queries.ts'

// Each change writes to the shopper, whose e-mail address nobody has verified, and to the shop.
const MAX_CHANGES = 10

export interface RequestedChange {
  readonly orderId: string
  /** A shopper's id, who changes own orders alone, or somebody in the shop, who changes the time alone. */
  readonly who: string | Clerk
  /** The last change of the order that the reader was shown. */
  readonly seenAt: Date
  /** Piastres: what the shopper was told that the changed order costs. */
  readonly expectedTotal?: number
  /** All that the order shall hold. Undefined: as it is. */
  readonly counts?: Counts | undefined
  /** What of it leaves the cart of the shopper. */
  readonly fromCart?: Counts
  /** Undefined: as it is. Without a slot it is agreed on by phone. */
  readonly time?: { readonly slotId?: string | undefined } | undefined
}

/**
 * Changes an order as the shopper was shown it. One that is so already is returned, so a change can be repeated. Refused if there
 * is no such order, product or slot (404), the order would be empty or below the minimum of its area (400), or it has changed
 * meanwhile, may not be changed, or cannot be had at this total or time, or from the cart (409).
 */
export function changeOrder(db: Db, requested: RequestedChange): Promise<OrderRow> {
  const { orderId, who } = requested
  return inTransaction(db, async (tx) => {
    const found = await findOrder(tx, orderId)
    if (typeof who === 'string' && found?.shopperId !== who) throw new Refusal(404, messages.orderNotFound)
    const order = orRefuse(await lockOrder(tx, orderId), messages.orderNotFound)
    const change = compare(order, await listItems(tx, [orderId]), requested)
    if (change.gains.size === 0 && !change.isOtherTime) return order
    await refuseUnlessChangeable(tx, change, requested)
    // Before the stock is locked (locks.queries.ts).
    if (change.leaving.size > 0) await takeFromCart(tx, change)
    await writeChange(tx, change, requested)
    return orRefuse(await findOrder(tx, orderId), messages.orderNotFound)
  })
}

/** An order, and what the request changes of it: the pieces that each product gains or loses, those of them from the cart, and the time. */
type Change = ReturnType<typeof compare>

function compare(order: OrderRow, lines: readonly Line[], { counts: asked, fromCart, time }: RequestedChange) {
  const before = countsOf(lines)
  const counts = asked ?? before
  const gains = differences(before, counts)
  const leaving = [...gains].map(([id, gain]) => [id, Math.min(gain, fromCart?.get(id) ?? 0)] as const)
  const isOtherTime = time !== undefined && (order.isExpress || (time.slotId ?? null) !== order.slotId)
  return { order, lines, counts, gains, leaving: new Map(leaving.filter(([, count]) => count > 0)), isOtherTime }
}

async function refuseUnlessChangeable(tx: Db, { order, gains }: Change, { seenAt, counts, who }: RequestedChange) {
  const isShopper = typeof who === 'string'
  if (!mayChange(order.state, isShopper ? 'shopper' : 'shop')) throw new Refusal(409, messages.cannotChange(order))
  if (order.updatedAt.getTime() !== seenAt.getTime()) throw new Refusal(409, messages.changedMeanwhile(order))
  if (counts?.size === 0) throw new Refusal(400, messages.changeEmpties)
  // A card was charged once: neither more nor less can be taken from it now, and no part of the express fee goes back alone.
  const isCharged = order.paymentMethod === 'card'
  if (isCharged && order.isExpress)
    throw new Refusal(409, isShopper ? messages.paidExpress : messages.expressIsPaid(order))
  if (isCharged && gains.size > 0) throw new Refusal(409, messages.paidAsItIs)
  if (isShopper && (await countChanges(tx, order.id)) >= MAX_CHANGES) throw new Refusal(409, messages.changedTooOften)
}

/** Takes out of the cart what goes into the order. Refused if it no longer holds all of it: another order may have it. */
async function takeFromCart(tx: Db, { order: { shopperId }, leaving }: Change): Promise<void> {
  const cartId = await lockOpenCart(tx, shopperId)
  // An open payment page sells the goods of the cart as they were, and would sell those twice that leave it.
  const paying = await findLiveOrder(tx, cartId, shopperId)
  if (paying) throw new Refusal(409, messages.cartIsBeingPaid(paying))
  const held = countsOf(await listLines(tx, cartId, shopperId))
  for (const [productId, count] of leaving) {
    const left = (held.get(productId) ?? 0) - count
    if (left < 0) throw new Refusal(409, cartMessages.goneFromCart)
    await setItemCount(tx, shopperId, productId, left)
  }
}

async function writeChange(tx: Db, change: Change, { time, who, expectedTotal }: RequestedChange): Promise<void> {
  const { order, gains, isOtherTime } = change
  const area = order.areaId === null ? undefined : await findArea(tx, order.areaId)
  const slot = isOtherTime
    ? await lockFreeSlot(tx, time?.slotId, orRefuse(area, deliveryMessages.areaNotFound), order)
    : undefined
  const lines = gains.size > 0 ? await takePieces(tx, change) : change.lines
  const price = priceOf(change, area, lines)
  const { total } = price
  if (expectedTotal !== undefined && expectedTotal !== total)
    throw new Refusal(409, messages.changeCosts({ now: total, before: expectedTotal }))

  await updateTotal(tx, order.id, price)
  if (gains.size > 0) {
    await replaceItems(tx, order.id, lines)
    await moveStock(tx, order.id, gains)
  }
  if (isOtherTime) await moveToSlot(tx, order, slot)
  const clerk = typeof who === 'string' ? undefined : who
  const why = reasonOf(change, total, slot?.startsAt, clerk)
  await insertNote(tx, order, { who: clerk ? 'shop' : 'shopper', clerk, ...why })
  await mailAboutOrder(tx, clerk ? 'time changed' : 'order changed', order.id)
}

/** The change as the order's history tells it. One note for goods and time: the shopper's are counted. */
function reasonOf(change: Change, total: number, to: Date | undefined, clerk: Clerk | undefined): MoveReason {
  const { order, gains, isOtherTime } = change
  const { promisedFrom, promisedUntil } = order
  if (gains.size > 0)
    return { reason: isOtherTime ? 'goodsAndTimeChanged' : 'goodsChanged', params: { before: order.total, total } }
  const was = order.isExpress ? { wasBy: promisedUntil?.toISOString() } : { wasFrom: promisedFrom?.toISOString() }
  const params = { ...was, to: to?.toISOString() ?? null, ...(total !== order.total && { total }) }
  return { reason: clerk ? 'timeChangedByShop' : 'timeChanged', params }
}

/** Locks the stock of all products that change, and refuses more pieces than are left. Returns the new lines. */
async function takePieces(tx: Db, { lines, counts, gains }: Change): Promise<Line[]> {
  const offers = new Map((await lockOffers(tx, [...gains.keys()])).map((offer) => [offer.productId, offer]))
  const before = countsOf(lines)
  for (const [productId, gain] of gains) {
    const offer = orRefuse(offers.get(productId), cartMessages.productNotFound)
    const had = before.get(productId) ?? 0
    if (gain > offer.available) throw tooFewLeft(offer, offer.available + had)
  }
  return changeLines(lines, counts, offers)
}

/**
 * The total and the fee of the changed order. Refuses goods that become too few for the area. An express fee stays with its time,
 * and one that was paid by card stays. Only goods that become less may cost a fee that they did not: the shop leaves out some, too.
 */
function priceOf({ order, isOtherTime }: Change, area: Area | undefined, lines: readonly Line[]) {
  const goods = goodsTotal(lines)
  const isLess = goods < order.total - order.deliveryFee
  if (area !== undefined && isLess) refuseBelowMinimum(area, goods)
  const keepsFee = area === undefined || order.paymentMethod === 'card' || (order.isExpress && !isOtherTime)
  const usual = keepsFee ? order.deliveryFee : feeFor({ area, asked: { isExpress: false } }, goods)
  const fee = isLess ? usual : Math.min(usual, order.deliveryFee)
  return { total: goods + fee, fee }
}
