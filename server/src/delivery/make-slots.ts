/** Keeps slots for the days ahead, and brings them in line with changed plans. */
import { DAYS_AHEAD } from '@baqala/contract/admin/limits'
import { dayAfter } from '@baqala/contract/days'
import { cairoDay } from '../egypt/cairo-time.ts'
import type { Db } from '../db/rows.ts'
import { planSlots, type PlannedSlot } from './slot-plan.ts'
import { insertSlots, listPlan, listShopDays, readClock } from './slots.queries.ts'
import { deleteSlots, lockFutureSlots, takeOffSale, updateSlot, type FutureSlot } from './slot-list.queries.ts'

/** Adds the slots of the days ahead that are not there yet. Several processes may do so at once. */
export async function makeSlots(db: Db): Promise<void> {
  const planned = await planAhead(db, await readClock(db))
  if (planned.length > 0) await insertSlots(db, planned)
}

/** Changes of the slots ahead that changed plans ask for. */
export interface RemadeSlots {
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** Booked or held slots that the plans make no more, or differently. Their hours stay as they were promised. */
  readonly kept: readonly FutureSlot[]
  /** Slots with other places than their plan says, because somebody set them by hand. */
  readonly byHand: readonly FutureSlot[]
}

/**
 * Makes the slots ahead what the plans say now, in the caller's transaction. Slots that are held or ordered keep their
 * hours, and places that were set by hand stay. Other slots that no plan makes any more stop selling.
 */
export async function remakeSlots(tx: Db, at?: Date): Promise<RemadeSlots> {
  const now = at ?? (await readClock(tx))
  const wantedSlots = (await planAhead(tx, now)).filter(({ startsAt }) => startsAt > now)
  const wanted = new Map(wantedSlots.map((slot) => [keyOf(slot), slot]))
  const existing = await lockFutureSlots(tx)
  const unplanned = existing.filter((slot) => !wanted.has(keyOf(slot)))
  const planned = existing.flatMap((slot) => {
    const plan = wanted.get(keyOf(slot))
    return plan ? [{ slot, plan, keepsHours: slot.places > 0 }] : []
  })
  const free = unplanned.filter(({ places }) => places === 0)
  await deleteSlots(tx, idsOf(free.filter(({ isNeeded }) => !isNeeded)))
  await takeOffSale(tx, idsOf(unplanned.filter(({ isNeeded }) => isNeeded)))
  const changed = planned.filter(
    ({ slot, plan, keepsHours }) =>
      slot.isOffSale || !hasPlacesOf(slot, plan) || (!keepsHours && !hasHoursOf(slot, plan)),
  )
  for (const { slot, plan, keepsHours } of changed)
    await updateSlot(tx, slot.id, keepsHours ? { ...slot, capacity: plan.capacity } : plan)
  const known = new Set(existing.map(keyOf))
  const added = wantedSlots.filter((slot) => !known.has(keyOf(slot)))
  if (added.length > 0) await insertSlots(tx, added)
  return {
    added: added.length,
    changed: changed.length,
    removed: free.filter(({ isNeeded, isOffSale }) => !isNeeded || !isOffSale).length,
    kept: [
      ...unplanned.filter(({ places }) => places > 0),
      ...planned.filter(({ slot, plan, keepsHours }) => keepsHours && !hasHoursOf(slot, plan)).map(({ slot }) => slot),
    ],
    byHand: planned
      .filter(({ slot, plan }) => slot.capacityBy !== null && slot.capacity !== plan.capacity)
      .map(({ slot }) => slot),
  }
}

/** From today on, and what is left of the night that began yesterday. */
async function planAhead(db: Db, now: Date): Promise<PlannedSlot[]> {
  const plan = await listPlan(db)
  if (plan.length === 0) return []
  const today = cairoDay(now)
  const yesterday = dayAfter(today, -1)
  const slots = planSlots(plan, await listShopDays(db, yesterday), yesterday, DAYS_AHEAD + 1)
  return slots.filter(({ day, startsAt }) => day !== yesterday || startsAt > now)
}

function idsOf(slots: readonly FutureSlot[]): string[] {
  return slots.map(({ id }) => id)
}

function keyOf({ roundId, day, fromMinute }: Pick<PlannedSlot, 'roundId' | 'day' | 'fromMinute'>): string {
  return `${roundId} ${day} ${fromMinute}`
}

function hasHoursOf(slot: FutureSlot, planned: PlannedSlot): boolean {
  const isSameMoment = (name: 'startsAt' | 'endsAt' | 'cutOff') => slot[name].getTime() === planned[name].getTime()
  return slot.untilMinute === planned.untilMinute && (['startsAt', 'endsAt', 'cutOff'] as const).every(isSameMoment)
}

function hasPlacesOf(slot: FutureSlot, planned: PlannedSlot): boolean {
  return slot.capacityBy !== null || slot.capacity === planned.capacity
}
