/** Where the demo shop delivers: four areas of Cairo and Giza, two rounds of couriers and their week (decision 0036). */
import { sql } from 'kysely'
import { insertRows } from '../src/catalog/import/catalogue.queries.ts'
import { idFor } from '../src/db/ids.ts'
import { maybeRow, type Db } from '../src/db/rows.ts'
import { inTransaction } from '../src/db/transaction.ts'

const ROUNDS = [
  { id: idFor('round', 'west'), name: 'West', nameAr: 'غرب', expressPerHour: 4 },
  { id: idFor('round', 'east'), name: 'East', nameAr: 'شرق', expressPerHour: 4 },
]

const [WEST, EAST] = [idFor('round', 'west'), idFor('round', 'east')]
const CAIRO = 'EG-C'
const GIZA = 'EG-GZ'

// Money in piastres.
const AREAS = [
  {
    ...area(WEST, CAIRO, 'Zamalek', 'الزمالك', ['zamalik', 'زمالك', 'جزيرة الزمالك']),
    ...{ fee: 1500, minimum: 10_000, freeFrom: 40_000, expressFee: 3500, expressMinutes: 60 },
  },
  {
    ...area(WEST, GIZA, 'Dokki', 'الدقي', ['doqqi', 'dokky', 'دقي', 'المهندسين', 'mohandessin']),
    ...{ fee: 1500, minimum: 10_000, freeFrom: 40_000, expressFee: null, expressMinutes: null },
  },
  {
    ...area(EAST, CAIRO, 'Nasr City', 'مدينة نصر', ['nasr', 'madinet nasr', 'عباس العقاد', 'مكرم عبيد']),
    ...{ fee: 2000, minimum: 12_000, freeFrom: 50_000, expressFee: 4000, expressMinutes: 60 },
  },
  {
    ...area(EAST, CAIRO, 'Maadi', 'المعادي', ['maady', 'degla', 'معادي', 'دجلة']),
    ...{ fee: 3000, minimum: 15_000, freeFrom: null, expressFee: null, expressMinutes: null },
  },
]

function area(roundId: string, governorate: string, name: string, nameAr: string, aliases: readonly string[]) {
  return { id: idFor('area', name), roundId, governorate, name, nameAr, aliases }
}

const HOUR = 60
const FRIDAY = 5
const WEEK = [0, 1, 2, 3, 4, 5, 6]
// Hours at which slots of two hours begin. The noon prayer of Friday ends before its first one.
const USUAL = [10, 12, 14, 16, 18, 20]
const ON_FRIDAYS = [13.5, 15.5, 17.5, 19.5]
// Nothing is delivered around sunset, when the fast is broken.
const IN_RAMADAN = [11, 13, 20.5, 22.5]

const PLANS = ROUNDS.flatMap(({ id: roundId }) => [
  ...WEEK.flatMap((weekday) =>
    (weekday === FRIDAY ? ON_FRIDAYS : USUAL).map((hour) => plan(roundId, 'usual', weekday, hour)),
  ),
  ...WEEK.flatMap((weekday) => IN_RAMADAN.map((hour) => plan(roundId, 'ramadan', weekday, hour))),
])

function plan(roundId: string, season: string, weekday: number, hour: number) {
  return {
    id: idFor('plan', `${roundId} ${season} ${weekday} ${hour}`),
    ...{ roundId, season, weekday, fromMinute: hour * HOUR, untilMinute: (hour + 2) * HOUR },
    ...{ capacity: 12, cutOffMinutes: 60 },
  }
}

/** Inserts the areas if there is none. The server makes the slots of their plans. */
export async function seedDelivery(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await maybeRow(tx, sql`select 1 from delivery_areas limit 1`)) !== undefined) return
    const onConflict = sql`on conflict do nothing`
    await insertRows(tx, 'delivery_rounds', ROUNDS, onConflict)
    const areas = AREAS.map((each, position) => ({ ...each, position }))
    await insertRows(tx, 'delivery_areas', areas, onConflict)
    await insertRows(tx, 'slot_plans', PLANS, onConflict)
  })
}
