import { execute, maybeRow, type Db } from '../src/db/rows.ts'
import { idFor } from '../src/db/ids.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { makeSlots } from '../src/delivery/make-slots.ts'
import { saveArea, saveRound, type Area } from '../src/delivery/areas.queries.ts'
import { replacePlan } from '../src/delivery/calendar.queries.ts'
import type { PlanRow } from '../src/delivery/slot-plan.ts'

const EAST = { id: idFor('round', 'east'), name: 'East of the Nile', nameAr: 'شرق النيل', expressPerHour: 4 }
const WEST = { id: idFor('round', 'west'), name: 'West of the Nile', nameAr: 'غرب النيل', expressPerHour: 4 }

type Facts = Omit<Area, 'id' | 'isClosed'>

/** Piastres. */
const AREAS: readonly Facts[] = [
  {
    ...{ roundId: WEST.id, governorate: 'EG-C', name: 'Zamalek', nameAr: 'الزمالك' },
    aliases: ['زمالك', 'zamalik', 'el zamalek', 'gezira', 'الجزيرة'],
    ...{ fee: 1500, minimum: 10_000, freeFrom: 40_000, expressFee: 3500, expressMinutes: 60 },
  },
  {
    ...{ roundId: WEST.id, governorate: 'EG-GZ', name: 'Dokki', nameAr: 'الدقي' },
    aliases: ['دقي', 'دقى', 'الدقى', 'doqqi', 'el dokki', 'mohandessin', 'المهندسين'],
    ...{ fee: 2000, minimum: 10_000, freeFrom: 50_000, expressFee: 4000, expressMinutes: 60 },
  },
  {
    ...{ roundId: EAST.id, governorate: 'EG-C', name: 'Nasr City', nameAr: 'مدينة نصر' },
    aliases: ['مدينه نصر', 'nasr', 'madinet nasr', 'medinet nasr'],
    ...{ fee: 2500, minimum: 15_000, freeFrom: 60_000, expressFee: null, expressMinutes: null },
  },
  {
    ...{ roundId: EAST.id, governorate: 'EG-C', name: 'Maadi', nameAr: 'المعادي' },
    aliases: ['معادي', 'المعادى', 'el maadi', "ma'adi", 'degla', 'دجلة'],
    ...{ fee: 3000, minimum: 15_000, freeFrom: 60_000, expressFee: null, expressMinutes: null },
  },
]

const FRIDAY = 5
const WEEK = [0, 1, 2, 3, 4, 5, 6]
const USUAL = [600, 720, 840, 960, 1080, 1200]
// After the Friday prayer.
const ON_FRIDAY = [810, 930, 1050, 1170]
// From 11:00 on, but not around the iftar; the last one ends at 01:30 at night.
const IN_RAMADAN = [
  [660, 780],
  [780, 960],
  [1230, 1320],
  [1320, 1410],
  [1410, 1530],
] as const

const FRIDAY_IN_RAMADAN = [810, 960] as const

// Any number that no other advisory lock of this shop uses.
const SEED_LOCK = 2_026_002

/** Gives the demo shop areas, rounds and a week of slots, unless it has areas. A shop of its own starts without. */
export async function seedDemoDelivery(db: Db): Promise<void> {
  if (await hasAreas(db)) return
  await inTransaction(db, async (tx) => {
    await execute(tx)`select pg_advisory_xact_lock(${SEED_LOCK})`
    if (await hasAreas(tx)) return
    for (const round of [EAST, WEST]) {
      await saveRound(tx, round)
      await replacePlan(tx, { roundId: round.id, season: 'usual', weekdays: WEEK }, planOf(round.id, 'usual'))
      await replacePlan(tx, { roundId: round.id, season: 'ramadan', weekdays: WEEK }, planOf(round.id, 'ramadan'))
    }
    for (const area of AREAS) await saveArea(tx, { ...area, id: idFor('area', area.name), isClosed: false })
  })
  await makeSlots(db)
}

async function hasAreas(db: Db): Promise<boolean> {
  return (await maybeRow(db)`select from delivery_areas limit 1`) !== undefined
}

function planOf(roundId: string, season: PlanRow['season']): PlanRow[] {
  return WEEK.flatMap((weekday) =>
    hoursOf(weekday, season).map(([fromMinute, untilMinute]) => {
      return { roundId, season, weekday, fromMinute, untilMinute, capacity: 12, cutOffMinutes: 60 }
    }),
  )
}

function hoursOf(weekday: number, season: PlanRow['season']): readonly (readonly [number, number])[] {
  if (season === 'ramadan') return weekday === FRIDAY ? [FRIDAY_IN_RAMADAN, ...IN_RAMADAN.slice(2)] : IN_RAMADAN
  return (weekday === FRIDAY ? ON_FRIDAY : USUAL).map((from) => [from, from + 120])
}
