/** The shopkeeper's verbs for single slots and for pauses, in the caller's transaction. */
import type { Db } from '../db/rows.ts'
import { cairoDay } from '../egypt/cairo-time.ts'
import { Refusal } from '../refusal.ts'
import type { Clerk } from '../staff/clerk.ts'
import { addToLog } from '../staff/log.queries.ts'
import { endPauses, insertPause } from './calendar.queries.ts'
import { shopMessages as messages } from './delivery.messages.en.ts'
import { deleteHoldsIn } from './holds.queries.ts'
import { closeSlot, findSlotOnList, listSlotsOn, setPlaces, type SlotOnList } from './slot-list.queries.ts'
import { readClock } from './slots.queries.ts'

/** Closes a slot, opens it, or gives it other places than its plan says. Refused if there is no such slot (404). */
export async function changeSlot(
  tx: Db,
  id: string,
  { isClosed, capacity }: { readonly isClosed?: boolean; readonly capacity?: number },
  clerk: Clerk,
): Promise<{ readonly before: SlotOnList; readonly after: SlotOnList }> {
  const before = await findSlotOrRefuse(tx, id)
  if (isClosed !== undefined) await closeSlot(tx, id, isClosed)
  if (capacity !== undefined) await setPlaces(tx, id, capacity, clerk)
  const after = await findSlotOrRefuse(tx, id)
  await addToLog(tx, clerk, [
    {
      what: 'delivery time changed',
      kind: 'slot',
      id,
      before: { isClosed: before.isClosed, places: before.capacity },
      after: { isClosed: after.isClosed, places: after.capacity },
    },
  ])
  return { before, after }
}

/** Lets go of the places that carts hold in a slot; what is ordered stays. Refused if there is no such slot (404). */
export async function releaseHolds(
  tx: Db,
  id: string,
): Promise<{ readonly released: number; readonly after: SlotOnList }> {
  await findSlotOrRefuse(tx, id)
  return { released: await deleteHoldsIn(tx, id), after: await findSlotOrRefuse(tx, id) }
}

async function findSlotOrRefuse(tx: Db, id: string): Promise<SlotOnList> {
  const slot = await findSlotOnList(tx, id)
  if (slot === undefined) throw new Refusal(404, messages.noSlot({ slot: id }))
  return slot
}

/** Closes the shop now; what is ordered stays. Without `until` it stays closed until somebody resumes. Returns today's slots. */
export async function pauseShop(
  tx: Db,
  pause: { readonly until?: Date | undefined; readonly why: string; readonly whyAr: string },
  clerk: Clerk,
): Promise<SlotOnList[]> {
  await insertPause(tx, pause, clerk)
  await addToLog(tx, clerk, [{ what: 'shop closed', kind: 'shop', id: 'shop', after: pause }])
  return listSlotsOn(tx, cairoDay(await readClock(tx)))
}

/** Opens the shop again, and returns who had closed it. Refused if nobody had (409). */
export async function resumeShop(tx: Db): Promise<{ clerk: string; why: string }[]> {
  const ended = await endPauses(tx)
  if (ended.length === 0) throw new Refusal(409, messages.notPaused)
  return ended
}
