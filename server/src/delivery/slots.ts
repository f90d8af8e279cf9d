/** The shopkeeper's verbs for single slots and for pauses, in the caller's transaction. */
import { dayAfter } from '@baqala/contract/days'
import type { Db } from '../db/rows.ts'
import { cairoDay, cairoTime } from '../egypt/cairo-time.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { addToLog, type Clerk } from '../staff/log.queries.ts'
import { endPauses, insertPause, type Pause } from './calendar.queries.ts'
import { shopMessages as messages } from './delivery.messages.en.ts'
import { deleteHoldsIn } from './holds.queries.ts'
import { setClosed, findSlotOnList, listSlotsOn, setPlaces, type SlotOnList } from './slot-list.queries.ts'
import { type Closure, listClosures, readClock } from './slots.queries.ts'

/** Closes a slot, opens it, or gives it other places than its plan says. Refused if there is no such slot (404). */
export async function changeSlot(
  tx: Db,
  id: string,
  { isClosed, capacity }: { readonly isClosed?: boolean | undefined; readonly capacity?: number | undefined },
  clerk: Clerk,
) {
  const before = await findSlotOrRefuse(tx, id)
  if (isClosed !== undefined) await setClosed(tx, id, isClosed)
  if (capacity !== undefined) await setPlaces(tx, id, capacity, clerk)
  const after = await findSlotOrRefuse(tx, id)
  const its = ({ isClosed, capacity }: SlotOnList) => ({ isClosed, places: capacity })
  await addToLog(tx, clerk, [
    { what: 'delivery time changed', kind: 'slot', id, before: its(before), after: its(after) },
  ])
  return { before, after }
}

/** Lets go of the places that carts hold in a slot; what is ordered stays. Refused if there is no such slot (404). */
export async function releaseHolds(tx: Db, id: string, clerk: Clerk) {
  await findSlotOrRefuse(tx, id)
  const held = await deleteHoldsIn(tx, id)
  await addToLog(tx, clerk, [{ what: 'held places let go', kind: 'slot', id, before: { held }, after: { held: 0 } }])
  return { released: held, after: await findSlotOrRefuse(tx, id) }
}

/** A slot and who is in it. Refused if there is none (404). */
export async function findSlotOrRefuse(db: Db, id: string): Promise<SlotOnList> {
  return orRefuse(await findSlotOnList(db, id), messages.noSlot({ slot: id }))
}

/** Closes the shop now; what is ordered stays. Returns the slots that still run before it opens, or today. Refused if `until` is past (400). */
export async function pauseShop(tx: Db, pause: Pause, clerk: Clerk): Promise<SlotOnList[]> {
  const now = await readClock(tx)
  if (pause.until !== undefined && pause.until <= now) throw new Refusal(400, messages.untilIsPast)
  await insertPause(tx, pause, clerk)
  await addToLog(tx, clerk, [{ what: 'shop closed', kind: 'shop', id: 'shop', after: factsOf(pause) }])
  const slots = await listSlotsOn(tx, dayAfter(cairoDay(now), -1), cairoDay(pause.until ?? now))
  return slots.filter(({ startsAt, endsAt }) => endsAt > now && (!pause.until || startsAt < pause.until))
}

/** Another end or reason for the pauses that hold. Returns what pauseShop does. Refused if none holds (409). */
export async function changePause(tx: Db, pause: Pause, clerk: Clerk): Promise<SlotOnList[]> {
  await resumeShop(tx, clerk)
  return pauseShop(tx, pause, clerk)
}

/** Opens the shop again, and returns the pauses that held. Refused if none did (409). */
export async function resumeShop(tx: Db, clerk: Clerk): Promise<Closure[]> {
  const ended = await listClosures(tx)
  if (ended.length === 0) throw new Refusal(409, messages.notPaused)
  await endPauses(tx)
  const about = { what: 'shop opened', kind: 'shop', id: 'shop' } as const
  const entries = ended.map((pause) => ({ ...about, before: factsOf(pause) }))
  await addToLog(tx, clerk, entries)
  return ended
}

function factsOf({ until, why, whyAr }: Omit<Pause, 'until'> & { readonly until?: Date | null | undefined }) {
  return { until: until ? cairoTime(until) : null, ...(why && { why }), ...(whyAr && { whyAr }) }
}
