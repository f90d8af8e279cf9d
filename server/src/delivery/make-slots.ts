/** Keeps slots for the days ahead, and brings them in line with changed plans. */
import { cairoDay } from '../cairo-time.ts'
import type { Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import { planSlots, type PlannedSlot } from './slot-plan.ts'
import { insertSlots, listPlan, listShopDays } from './slots.queries.ts'
import { deleteSlots, listFutureSlots, updateSlot, type FutureSlot } from './future-slots.queries.ts'

/** Today and the seven days after it. */
export const DAYS_AHEAD = 8

/** Adds the slots of the days ahead that are not there yet. Several processes may do so at once. */
export async function makeSlots(db: Db, now = new Date()): Promise<void> {
  const planned = await planAhead(db, now)
  if (planned.length > 0)
    await insertSlots(
      db,
      planned.map((slot) => ({ ...slot, id: newId() })),
    )
}

/** Changes of the slots ahead that changed plans ask for. */
export interface Regeneration {
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** Booked or held slots that the plans make no more, or differently. They stay as they were promised. */
  readonly kept: readonly FutureSlot[]
  /** Slots with other places than their plan says, because somebody set them by hand. */
  readonly byHand: readonly FutureSlot[]
}

/**
 * Makes the slots ahead what the plans say now, in the caller's transaction. A slot that somebody holds or has ordered stays as
 * it is, and so do places that were set by hand.
 */
export async function regenerateSlots(tx: Db, now = new Date()): Promise<Regeneration> {
  const planned = (await planAhead(tx, now)).filter(({ startsAt }) => startsAt > now)
  const wanted = new Map(planned.map((slot) => [keyOf(slot), slot]))
  const existing = await listFutureSlots(tx)
  const different = existing.filter((slot) => !isAsPlanned(slot, wanted.get(keyOf(slot))))
  const free = different.filter(({ isTaken }) => !isTaken)
  const gone = free.filter((slot) => !wanted.has(keyOf(slot)))
  const changed = free.filter((slot) => wanted.has(keyOf(slot)))
  await deleteSlots(
    tx,
    gone.map(({ id }) => id),
  )
  for (const slot of changed) await updateSlot(tx, slot.id, wanted.get(keyOf(slot)) ?? slot)
  const known = new Set(existing.map(keyOf))
  const added = planned.filter((slot) => !known.has(keyOf(slot)))
  if (added.length > 0)
    await insertSlots(
      tx,
      added.map((slot) => ({ ...slot, id: newId() })),
    )
  const kept = different.filter(({ isTaken }) => isTaken)
  const byHand = existing.filter((slot) => isByHand(slot, wanted.get(keyOf(slot))))
  return { added: added.length, changed: changed.length, removed: gone.length, kept, byHand }
}

async function planAhead(db: Db, now: Date): Promise<PlannedSlot[]> {
  const plan = await listPlan(db)
  if (plan.length === 0) return []
  const today = cairoDay(now)
  return planSlots(plan, await listShopDays(db, today), today, DAYS_AHEAD)
}

function keyOf({ roundId, day, fromMinute }: Pick<PlannedSlot, 'roundId' | 'day' | 'fromMinute'>): string {
  return `${roundId} ${day} ${fromMinute}`
}

function isAsPlanned(slot: FutureSlot, planned: PlannedSlot | undefined): boolean {
  if (planned === undefined) return false
  const isSameMoment = (name: 'startsAt' | 'endsAt' | 'cutOff') => slot[name].getTime() === planned[name].getTime()
  return (
    slot.untilMinute === planned.untilMinute &&
    (slot.capacityBy !== null || slot.capacity === planned.capacity) &&
    isSameMoment('startsAt') &&
    isSameMoment('endsAt') &&
    isSameMoment('cutOff')
  )
}

function isByHand(slot: FutureSlot, planned: PlannedSlot | undefined): boolean {
  return slot.capacityBy !== null && planned !== undefined && slot.capacity !== planned.capacity
}
