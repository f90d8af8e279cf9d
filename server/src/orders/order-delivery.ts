/** The delivery of a cart about to be ordered: the fee that is due, and the time that it is promised for (decision 0036). */
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import type { CartLine, Ordering } from './cart-to-order.queries.ts'
import type { AreaRow, AskedDelivery, NewDelivery } from './delivery.queries.ts'
import {
  findArea,
  findExpress,
  findNextSlot,
  findSlot,
  lockRoundOf,
  lockSlot,
  type SlotRow,
} from './open-slots.queries.ts'
import { goodsOf, totalOf } from './order-total.ts'
import { messages } from './orders.messages.en.ts'
import type { OrderRow } from './orders.queries.ts'
import { deleteHoldOf, insertPlace } from './places.queries.ts'

// Piastres. The cash that a courier brings change for.
const MAX_CASH = 10_000_000

/** A delivery that a cart can be ordered with, as long as the transaction holds its locks. */
export interface Delivering {
  readonly asked: AskedDelivery
  readonly area: AreaRow
  readonly slot: SlotRow | undefined
}

/**
 * Locks the slot that a request names, or the round of an express delivery, before the stock (locks.queries.ts). Returns the
 * refusal if there is no such area or slot (400), or the time cannot be had any more (409). Undefined if the request names no
 * delivery.
 */
export async function lockDelivery(tx: Db, ordering: Ordering): Promise<Delivering | Refusal | undefined> {
  const { delivery } = ordering
  if (delivery?.slotId !== undefined) await lockSlot(tx, delivery.slotId)
  else if (delivery?.isExpress) await lockRoundOf(tx, delivery.areaId)
  return findDelivery(tx, ordering)
}

/** The same without a lock. */
export async function findDelivery(db: Db, ordering: Ordering): Promise<Delivering | Refusal | undefined> {
  const { delivery: asked, cartId } = ordering
  if (asked === undefined) return undefined
  const area = await findArea(db, asked.areaId)
  if (area === undefined) return new Refusal(400, messages.areaClosed)
  if (asked.isExpress) return asked.slotId === undefined ? findOpenExpress(db, asked, area, cartId) : slotOrExpress()
  if (asked.slotId === undefined) return { asked, area, slot: undefined }
  const slot = await findSlot(db, asked.slotId, cartId)
  if (slot?.roundId !== area.roundId) return new Refusal(400, messages.slotOfOtherArea)
  if (slot.isOpen && slot.free > 0) return { asked, area, slot }
  return new Refusal(409, messages.slotGone({ next: await findNextSlot(db, area.roundId) }))
}

async function findOpenExpress(db: Db, asked: AskedDelivery, area: AreaRow, cartId: string) {
  const isOpen = area.expressMinutes !== null && (await findExpress(db, area.roundId, cartId)).isOpen
  return isOpen ? { asked, area, slot: undefined } : new Refusal(409, messages.expressClosed)
}

function slotOrExpress(): Refusal {
  return new Refusal(400, messages.slotOrExpress)
}

/** The parts of a delivery that decide its fee. */
interface Priced {
  readonly area: AreaRow
  readonly asked: Pick<AskedDelivery, 'isExpress'>
}

/** Piastres: the fee that is due for these goods. */
export function feeFor({ area, asked }: Priced, goods: number): number {
  if (asked.isExpress) return area.expressFee ?? 0
  return area.freeFrom !== null && goods >= area.freeFrom ? 0 : area.fee
}

/**
 * The refusal of goods below the minimum of the area (400), of another fee than the shopper was shown (409), and of cash that
 * does not pay for the order (400).
 */
export function checkDelivery(delivering: Delivering, lines: readonly CartLine[]): Refusal | undefined {
  const { asked, area } = delivering
  const goods = goodsOf(lines)
  const { minimum } = area
  if (goods < minimum) {
    const facts = { missing: minimum - goods, minimum, area: area.name, areaAr: area.nameAr }
    return new Refusal(400, messages.belowMinimum(facts))
  }
  const fee = feeFor(delivering, goods)
  if (asked.fee !== fee) return new Refusal(409, messages.feeChanged({ now: fee, before: asked.fee }))
  const { cashWith: cash } = asked
  const total = totalOf(lines, fee)
  if (cash !== undefined && cash < total) return new Refusal(400, messages.cashTooLittle({ cash, total }))
  if (cash !== undefined && cash > MAX_CASH) return new Refusal(400, messages.cashTooMuch({ max: MAX_CASH }))
  return undefined
}

/** What an order of these goods keeps of its delivery. */
export function toNewDelivery(
  delivering: Delivering,
  lines: readonly CartLine[],
  method: 'cash' | 'card',
): NewDelivery {
  const { asked, area, slot } = delivering
  const now = Date.now()
  const express = { startsAt: new Date(now), endsAt: new Date(now + (area.expressMinutes ?? 0) * 60_000) }
  const time = asked.isExpress ? express : slot
  return {
    fee: feeFor(delivering, goodsOf(lines)),
    areaId: area.id,
    slotId: slot?.id ?? null,
    from: time?.startsAt ?? null,
    until: time?.endsAt ?? null,
    isExpress: asked.isExpress,
    cashWith: method === 'cash' ? (asked.cashWith ?? null) : null,
    note: asked.note ?? null,
  }
}

/** Takes the place that an order was promised, in the transaction that wrote it. Without a slot the cart's hold goes. */
export async function takePlaceFor(tx: Db, { id, cartId, shopperId, slotId }: OrderRow): Promise<void> {
  await (slotId === null ? deleteHoldOf(tx, cartId) : insertPlace(tx, { id, cartId, shopperId, slotId }))
}
