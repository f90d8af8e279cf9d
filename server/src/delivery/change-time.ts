/** Another time for the delivery of an order that is placed. */
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './delivery.messages.en.ts'
import { findNextSlot, findSlot, lockSlot, type SlotRow } from './open-slots.queries.ts'
import { insertPlace, updatePromise } from './places.queries.ts'
import type { AreaRow } from './promise.queries.ts'

interface PlacedOrder {
  readonly id: string
  readonly cartId: string
  readonly shopperId: string
}

/**
 * Locks a slot and finds it free for an order. Undefined without a slot: the time is agreed on by phone. Refused if there is no
 * such slot in the area (404), or it has gone (409).
 */
export async function lockFreeSlot(
  tx: Db,
  slotId: string | undefined,
  area: AreaRow,
  { cartId }: PlacedOrder,
): Promise<SlotRow | undefined> {
  if (slotId === undefined) return undefined
  await lockSlot(tx, slotId)
  const slot = await findSlot(tx, slotId, cartId)
  if (slot?.roundId !== area.roundId) throw new Refusal(404, messages.slotNotFound)
  if (slot.isOpen && slot.free > 0) return slot
  throw new Refusal(409, messages.slotGone({ next: await findNextSlot(tx, area.roundId), now: new Date() }))
}

/** Gives an order the place that `lockFreeSlot` found, in place of the one that it had. */
export async function moveToSlot(tx: Db, order: PlacedOrder, slot: SlotRow | undefined): Promise<void> {
  if (slot !== undefined) await insertPlace(tx, { ...order, slotId: slot.id })
  await updatePromise(tx, order.id, slot)
}
