/** The shopkeeper's verbs for areas and rounds, in the caller's transaction. */
import { newId } from '../db/ids.ts'
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { type Area, findEveryArea, findRound, type Round, saveArea, saveRound } from './areas.queries.ts'
import { shopMessages as messages } from './delivery.messages.en.ts'

/** The changes of an area; the rest stays. Amounts in piastres. */
export interface AreaChange {
  /** The name or id of the round. */
  readonly round?: string | undefined
  readonly nameAr?: string | undefined
  readonly governorate?: string | undefined
  readonly aliases?: readonly string[] | undefined
  readonly fee?: number | undefined
  readonly minimum?: number | undefined
  /** Null: delivery is never free. */
  readonly freeFrom?: number | null | undefined
  /** Null for both: no express. */
  readonly expressFee?: number | null | undefined
  readonly expressMinutes?: number | null | undefined
  readonly isClosed?: boolean | undefined
}

/** Adds an area at the end of the list. Refused if it is there (409), or its round is not (404). */
export async function addArea(tx: Db, name: string, change: AreaChange): Promise<Area> {
  if ((await findEveryArea(tx, name)) !== undefined) throw new Refusal(409, messages.areaIsThere({ area: name }))
  const blank = { id: newId(), roundId: '', governorate: 'EG-C', name, nameAr: name, aliases: [], fee: 0, minimum: 0 }
  const area = { ...blank, freeFrom: null, expressFee: null, expressMinutes: null, isClosed: false }
  const added = await changed(tx, area, { round: '', ...change })
  await saveArea(tx, added)
  return added
}

/** Changes an area, for orders from now on. `sought`: its name or id. Refused if there is no such area or round (404). */
export async function changeArea(
  tx: Db,
  sought: string,
  change: AreaChange,
): Promise<{ readonly before: Area; readonly after: Area }> {
  const before = await findEveryArea(tx, sought)
  if (before === undefined) throw new Refusal(404, messages.noArea({ area: sought }))
  const after = await changed(tx, before, change)
  await saveArea(tx, after)
  return { before, after }
}

/** Adds a round. Refused if it is there (409). */
export async function addRound(tx: Db, round: Omit<Round, 'id'>): Promise<Round> {
  if ((await findRound(tx, round.name)) !== undefined)
    throw new Refusal(409, messages.roundIsThere({ round: round.name }))
  const added = { id: newId(), ...round }
  await saveRound(tx, added)
  return added
}

/** A round by its name or id. Refused if there is none (404). */
export async function findRoundNamed(db: Db, sought: string): Promise<{ id: string; name: string }> {
  const round = await findRound(db, sought)
  if (round === undefined) throw new Refusal(404, messages.noRound({ round: sought }))
  return round
}

/** Refused if there is no such round (404), or express is named by half (400). */
async function changed(db: Db, area: Area, { round, ...change }: AreaChange): Promise<Area> {
  const roundId = round === undefined ? area.roundId : (await findRoundNamed(db, round)).id
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: Area = { ...area, ...given, roundId }
  if ((after.expressFee === null) !== (after.expressMinutes === null)) throw new Refusal(400, messages.expressNeedsBoth)
  return after
}
