/** Delivery as shoppers meet it: areas, slots, a place held for the cart, and the price (decision 0036). */
import type { DeliveryClosure, DeliveryQuote } from '@baqala/contract/delivery'
import { inTransaction, type Db } from '../db/transaction.ts'
import { listLines } from '../cart/cart-lines.queries.ts'
import { findOpenCart, lockOpenCartIfAny } from '../cart/cart.queries.ts'
import { goodsTotal } from '../cart/cart.ts'
import type { Area } from './areas.queries.ts'
import { feeFor, findFreeSlot, refuseBelowMinimum } from './terms.ts'
import { findArea, findCheapestArea, lockSlot } from './open-slots.queries.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { messages } from './delivery.messages.en.ts'
import { findOrderedSlot, upsertHold } from './holds.queries.ts'
import { listAreas, listClosures, listSlots } from './slots.queries.ts'
import { toArea, toSlot } from './to-delivery.ts'

/** The areas of the shop with the first slot of each that this shopper's cart finds free. Empty if it has none. */
export async function readAreas(db: Db, shopperId: string | undefined) {
  const areas = await listAreas(db, await cartIdOf(db, shopperId))
  return areas.length === 0 ? { data: [] } : { ...(await readClosure(db)), data: areas.map(toArea) }
}

/** The slots of an area, as this shopper's cart finds them. Refused if there is no such area (404). */
export async function readSlots(db: Db, areaId: string, shopperId: string | undefined) {
  const area = await areaOf(db, areaId)
  const cartId = await cartIdOf(db, shopperId)
  const [closed, slots] = await Promise.all([readClosure(db), listSlots(db, area.roundId, cartId)])
  return { ...closed, data: slots.map(toSlot) }
}

/** '' without a cart: nobody's. */
async function cartIdOf(db: Db, shopperId: string | undefined): Promise<string> {
  const cartId = shopperId === undefined ? undefined : await findOpenCart(db, shopperId)
  return cartId ?? ''
}

/**
 * Holds a place for the shopper's cart for 10 minutes, in place of the one it held. Refused if there is no such slot or
 * area (404), the cart is empty or below the area's minimum, without an area the lowest of the round's (400), or the slot is
 * full, past its cut-off or closed (409). A cart whose order waits to be paid keeps the place of that order, without an end.
 */
export async function holdSlot(
  db: Db,
  { shopperId, slotId, areaId }: { shopperId: string; slotId: string; areaId?: string | undefined },
) {
  const area = areaId === undefined ? undefined : await areaOf(db, areaId)
  return inTransaction(db, async (tx) => {
    const cartId = await lockOpenCartIfAny(tx, shopperId)
    const goods = cartId === undefined ? 0 : goodsTotal(await listLines(tx, cartId, shopperId))
    if (cartId === undefined || goods === 0) throw new Refusal(400, messages.cartIsEmpty)
    const least = area ?? (await findCheapestArea(tx, slotId))
    if (least !== undefined) refuseBelowMinimum(least, goods)
    const ordered = await findOrderedSlot(tx, cartId)
    if (ordered !== undefined) return { slotId: ordered, heldUntil: null, isRenewed: true }
    const wanted = { slotId, cartId, roundId: area?.roundId }
    // Many may want a slot that has gone: most are refused without waiting for its lock.
    await findFreeSlot(tx, wanted)
    await lockSlot(tx, slotId)
    await findFreeSlot(tx, wanted)
    return { slotId, ...(await upsertHold(tx, { cartId, shopperId, slotId })) }
  })
}

/** The price of delivering the shopper's cart as it is now. Refused if there is no such area (404). */
export async function quote(db: Db, shopperId: string, areaId: string, isExpress: boolean): Promise<DeliveryQuote> {
  const area = await areaOf(db, areaId)
  const goods = goodsTotal(await listLines(db, await cartIdOf(db, shopperId), shopperId))
  const fee = feeFor({ area, asked: { isExpress } }, goods)
  const { minimum, freeFrom } = area
  return {
    goods: goods / 100,
    fee: fee / 100,
    total: (goods + fee) / 100,
    minimum: minimum / 100,
    missingForMinimum: Math.max(0, minimum - goods) / 100,
    ...(freeFrom === null || isExpress ? {} : { missingForFree: Math.max(0, freeFrom - goods) / 100 }),
  }
}

async function areaOf(db: Db, areaId: string): Promise<Area> {
  return orRefuse(await findArea(db, areaId), messages.areaNotFound)
}

/** Until when the shop takes no new slots, and why. Nothing while it takes them. */
async function readClosure(db: Db): Promise<{ closed?: DeliveryClosure }> {
  const [closure] = await listClosures(db)
  if (closure === undefined) return {}
  const { until, why, whyAr } = closure
  return { closed: { ...(until === null ? {} : { until: until.toISOString() }), why, whyAr } }
}
