/** The shopkeeper's verbs for areas and rounds, in the caller's transaction. */
import { NEW_AREA } from '@baqala/contract/admin/limits'
import { newId } from '../db/ids.ts'
import type { Db } from '../db/rows.ts'
import { inPounds } from '../egypt/money.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { addToLog, type Clerk } from '../staff/log.queries.ts'
import { type Area, findEveryArea, findRound, type Round, saveArea, saveRound } from './areas.queries.ts'
import { shopMessages as messages } from './delivery.messages.en.ts'

/** The changes of an area; the rest stays. Amounts in piastres. */
export type AreaChange = Changes<Omit<Area, 'id' | 'roundId'>> & {
  /** The name or id of the round. */
  readonly round?: string | undefined
}

type Changes<Thing> = { readonly [Name in keyof Thing]?: Thing[Name] | undefined }

/** Adds an area at the end of the list. Refused if it is there (409), or its round is not (404). */
export async function addArea(tx: Db, name: string, change: AreaChange, clerk: Clerk): Promise<Area> {
  const blank = { id: newId(), roundId: '', ...NEW_AREA, name, nameAr: name, aliases: [], fee: 0, minimum: 0 }
  const area = { ...blank, freeFrom: null, expressFee: null, expressMinutes: null, isClosed: false }
  const added = await changed(tx, area, { ...change, round: change.round ?? '', name })
  await saveArea(tx, added)
  await addToLog(tx, clerk, [{ what: 'area added', kind: 'area', id: added.id, after: await factsOf(tx, added) }])
  return added
}

/**
 * Changes an area, for orders from now on. `sought`: its name or id. Refused if there is no such area or round (404), or another
 * area has the name (409).
 */
export async function changeArea(tx: Db, sought: string, change: AreaChange, clerk: Clerk) {
  const before = orRefuse(await findEveryArea(tx, sought), messages.noArea({ area: sought }))
  const after = await changed(tx, before, change)
  await saveArea(tx, after)
  const facts = { before: await factsOf(tx, before), after: await factsOf(tx, after) }
  await addToLog(tx, clerk, [{ what: 'area changed', kind: 'area', id: after.id, ...facts }])
  return { before, after }
}

/** Adds a round. Refused if it is there (409). */
export async function addRound(tx: Db, round: Omit<Round, 'id'>, clerk: Clerk): Promise<Round> {
  const added = { id: newId(), ...round }
  await refuseTakenRound(tx, added)
  await saveRound(tx, added)
  await addToLog(tx, clerk, [{ what: 'round added', kind: 'round', id: added.id, after: round }])
  return added
}

/** Changes a round; what is undefined stays. Refused if there is no such round (404), or another has the name (409). */
export async function changeRound(tx: Db, sought: string, change: Changes<Omit<Round, 'id'>>, clerk: Clerk) {
  const { id, ...before } = await findRoundNamed(tx, sought)
  const after = { ...before, ...definedOf(change) }
  await refuseTakenRound(tx, { id, ...after })
  await saveRound(tx, { id, ...after })
  await addToLog(tx, clerk, [{ what: 'round changed', kind: 'round', id, before, after }])
  return { id, ...after }
}

/** A round by its name or id. Refused if there is none (404). */
export async function findRoundNamed(db: Db, sought: string): Promise<Round> {
  return orRefuse(await findRound(db, sought), messages.noRound({ round: sought }))
}

async function refuseTakenRound(tx: Db, { id, name }: Round): Promise<void> {
  const taken = await findRound(tx, name)
  if (taken !== undefined && taken.id !== id) throw new Refusal(409, messages.roundIsThere({ round: name }))
}

/** Refused if there is no such round (404), another area has the name (409), or express is named by half (400). */
async function changed(db: Db, area: Area, { round, ...change }: AreaChange): Promise<Area> {
  const after: Area = { ...area, ...definedOf(change) }
  const taken = await findEveryArea(db, after.name)
  if (taken !== undefined && taken.id !== area.id) throw new Refusal(409, messages.areaIsThere({ area: after.name }))
  const roundId = round === undefined ? area.roundId : (await findRoundNamed(db, round)).id
  if ((after.expressFee === null) !== (after.expressMinutes === null)) throw new Refusal(400, messages.expressNeedsBoth)
  return { ...after, roundId }
}

function definedOf<Change extends object>(change: Change) {
  // A cast, because Object.fromEntries loses the names.
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Change]?: Exclude<Change[Name], undefined>
  }
}

/** An area for the log: amounts in EGP, its round by name. */
async function factsOf(db: Db, { id: _, roundId, aliases, ...area }: Area) {
  const pounds = (amount: number | null) => (amount === null ? null : inPounds(amount))
  const { fee, minimum, freeFrom, expressFee } = area
  const round = (await findRoundNamed(db, roundId)).name
  const amounts = { fee: pounds(fee), minimum: pounds(minimum), freeFrom: pounds(freeFrom) }
  return { ...area, ...amounts, expressFee: pounds(expressFee), round, aliases: aliases.join(', ') }
}
