/** The terms on which a cart is delivered: the fee that is due, and the time that it is promised for (decision 0036). */
import { MAX_CASH } from '@baqala/contract/limits'
import type { CartLine } from '../cart/cart-lines.queries.ts'
import { goodsTotal } from '../cart/cart.ts'
import type { Db } from '../db/rows.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import type { Area } from './areas.queries.ts'
import { messages as slotMessages, terms as termMessages } from './delivery.messages.en.ts'
import * as queries from './open-slots.queries.ts'
import { deleteHoldOf, insertPlace, type OrderOfCart, updatePromise } from './places.queries.ts'
import type { AskedDelivery, NewDelivery } from './promise.queries.ts'
import { wordFor } from './word-to-courier.queries.ts'

/** A delivery that a cart can be ordered with, as long as the transaction holds its locks. */
interface Terms {
  readonly asked: AskedDelivery
  readonly area: Area
  readonly slot: queries.SlotRow | undefined
  /** When an express delivery is ordered, by the database's clock: a process's own may be wrong. Undefined for others. */
  readonly expressFrom?: Date
}

/** Locks the slot that a request names, or the round of an express delivery, before the stock (orders/locks.queries.ts). */
export async function lockSlotOrRound(tx: Db, asked: AskedDelivery | undefined): Promise<void> {
  if (asked?.slotId !== undefined) await queries.lockSlot(tx, asked.slotId)
  else if (asked?.isExpress) await queries.lockRoundOf(tx, asked.areaId)
}

/**
 * Finds the area and the time that a request for a cart names. Undefined if it names no delivery. Refused if there is no such
 * area or slot (400), or the time cannot be had any more (409).
 */
export async function findTerms(
  db: Db,
  { delivery: asked, cartId }: { readonly delivery?: AskedDelivery | undefined; readonly cartId: string },
): Promise<Terms | undefined> {
  if (asked === undefined) return undefined
  const area = orRefuse(await queries.findArea(db, asked.areaId), termMessages.areaClosed, 400)
  if (asked.isExpress) {
    return { asked, area, slot: undefined, expressFrom: await findOpenExpress(db, asked, area, cartId) }
  }
  if (asked.slotId === undefined) return { asked, area, slot: undefined }
  const slot = await queries.findSlot(db, asked.slotId, cartId)
  if (slot?.roundId !== area.roundId) throw new Refusal(400, termMessages.slotOfOtherArea)
  if (canBeOrdered(slot)) return { asked, area, slot }
  throw new Refusal(409, termMessages.timeGone({ next: await queries.findNextSlot(db, area.roundId) }))
}

async function findOpenExpress(db: Db, asked: AskedDelivery, area: Area, cartId: string): Promise<Date> {
  if (asked.slotId !== undefined) throw new Refusal(400, termMessages.slotOrExpress)
  const { isOpen, now } = await queries.findExpress(db, area.roundId, cartId)
  if (!isOpen || area.expressMinutes === null) throw new Refusal(409, termMessages.expressClosed)
  return now
}

/** Whether the cart that read the slot can order it now. */
export function canBeOrdered({ isOpen, free }: Pick<queries.SlotRow, 'isOpen' | 'free'>): boolean {
  return isOpen && free > 0
}

/** Piastres: the fee that is due for these goods; none where no delivery is named. */
export function feeFor(
  terms: { readonly area: Area; readonly asked: Pick<AskedDelivery, 'isExpress'> } | undefined,
  goods: number,
): number {
  if (terms === undefined) return 0
  const { area, asked } = terms
  if (asked.isExpress) return area.expressFee ?? 0
  return area.freeFrom !== null && goods >= area.freeFrom ? 0 : area.fee
}

/**
 * Refuses goods below the minimum of the area (400), another fee than the shopper was shown (409), and cash that does not pay
 * for the order (400).
 */
export function refuseOtherTerms(terms: Terms, lines: readonly CartLine[]): void {
  const { asked, area } = terms
  const goods = goodsTotal(lines)
  refuseBelowMinimum(area, goods)
  const fee = feeFor(terms, goods)
  if (asked.fee !== fee) throw new Refusal(409, termMessages.feeChanged({ now: fee, before: asked.fee }))
  const { cashWith: cash } = asked.word
  const total = goods + fee
  if (cash !== null && cash < total) throw new Refusal(400, termMessages.cashTooLittle({ cash, total }))
  const max = MAX_CASH * 100
  if (cash !== null && cash > max) throw new Refusal(400, termMessages.cashTooMuch({ max }))
}

/** Refuses (400) goods below the minimum of the area. Piastres. */
export function refuseBelowMinimum({ minimum, name, nameAr }: Area, goods: number): void {
  if (goods >= minimum) return
  const facts = { missing: minimum - goods, minimum, area: name, areaAr: nameAr }
  throw new Refusal(400, termMessages.belowAreaMinimum(facts))
}

/** The facts of a delivery that an order of these goods keeps. */
export function toNewDelivery(terms: Terms, lines: readonly CartLine[], method: 'cash' | 'card'): NewDelivery {
  const { asked, area, slot, expressFrom: startsAt } = terms
  const minutes = area.expressMinutes ?? 0
  const time = startsAt ? { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) } : slot
  return {
    fee: feeFor(terms, goodsTotal(lines)),
    areaId: area.id,
    slotId: slot?.id ?? null,
    from: time?.startsAt ?? null,
    until: time?.endsAt ?? null,
    isExpress: asked.isExpress,
    word: wordFor(method, asked.word),
  }
}

/** Takes the place that an order was promised, in the transaction that wrote it. Without a slot the cart's hold goes. */
export async function takePlace(
  tx: Db,
  { id, cartId, shopperId, slotId }: OrderOfCart & { readonly slotId: string | null },
): Promise<void> {
  await (slotId === null ? deleteHoldOf(tx, cartId) : insertPlace(tx, { id, cartId, shopperId, slotId }))
}

/**
 * Locks a slot and finds it free for an order. Undefined without a slot: the time is agreed on by phone. Refused if there is no
 * such slot in the area (404), or it has gone (409).
 */
export async function lockFreeSlot(tx: Db, slotId: string | undefined, area: Area, { cartId }: OrderOfCart) {
  if (slotId === undefined) return undefined
  await queries.lockSlot(tx, slotId)
  return findFreeSlot(tx, { slotId, cartId, roundId: area.roundId })
}

/** Refused if there is no such slot in the round, or with `roundId` undefined in any (404), or it has gone (409). */
export async function findFreeSlot(
  tx: Db,
  { slotId, cartId, roundId }: { slotId: string; cartId: string; roundId: string | undefined },
): Promise<queries.SlotRow> {
  const slot = await queries.findSlot(tx, slotId, cartId)
  if (slot === undefined || slot.roundId !== (roundId ?? slot.roundId))
    throw new Refusal(404, slotMessages.slotNotFound)
  if (canBeOrdered(slot)) return slot
  throw new Refusal(409, slotMessages.slotGone({ next: await queries.findNextSlot(tx, slot.roundId), now: new Date() }))
}

/** Gives an order the place that `lockFreeSlot` found, in place of the one that it had. */
export async function moveToSlot(tx: Db, order: OrderOfCart, slot: queries.SlotRow | undefined): Promise<void> {
  if (slot !== undefined) await insertPlace(tx, { ...order, slotId: slot.id })
  await updatePromise(tx, order.id, slot)
}
