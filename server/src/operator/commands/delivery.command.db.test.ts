import { NO_WORD } from '../../delivery/word-to-courier.queries.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenShop, type ShopOfItsOwn } from '../../../test/run-baqala.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { emptyDatabase } from '../../../test/test-database.ts'
import { dayAfter } from '@baqala/contract/days'
import { cairoDay } from '../../egypt/cairo-time.ts'
import { oneRow, rowsOf } from '../../db/rows.ts'
import { checkDelivery } from '../../checks/check-shop.ts'
import { toLine } from './doctor.command.ts'

let shop: ShopOfItsOwn
beforeAll(async () => void (shop = await anOpenShop()))
beforeEach(() => shop.inside((db) => emptyDatabase({ db })))
afterAll(() => shop.remove())

const tomorrow = dayAfter(cairoDay(new Date()), 1)
const in3days = dayAfter(tomorrow, 2)
const MAADI = ['--round', 'East', '--name-ar', 'المعادي', '--fee', '30']

async function say(...words: string[]): Promise<string> {
  const { code, out, err } = await shop.baqala('delivery', ...words)
  return code === 0 ? out : err
}

/** Everything about delivery. */
function everything(): Promise<unknown> {
  const tables = ['rounds', 'areas', 'slots'].map((name) => `delivery_${name}`)
  return shop.inside((db) =>
    Promise.all(
      [...tables, 'slot_plans', 'shop_days', 'shop_pauses'].map(
        (name) => rowsOf(db)`select * from ${sql.table(name)} row order by row::text`,
      ),
    ),
  )
}

/** Says it with --check, which must change nothing, and then without, which must tell the same. */
async function checkAndDo(...words: string[]): Promise<string> {
  const before = await everything()
  const would = await say(...words, '--check')
  expect(await everything(), words.join(' ')).toEqual(before)
  const done = await say(...words)
  expect(await everything(), words.join(' ')).not.toEqual(before)
  expect(would).toBe(`Nothing is changed yet. This is what would be:\n${done}`)
  return done
}

async function firstSlot(day: string): Promise<string> {
  const first = await shop.inside(
    (db) =>
      oneRow<{ id: string }>(db)`select id from delivery_slots where day = ${day}::date order by from_minute limit 1`,
  )
  return first.id
}

/** An order that is promised the slot. */
function anOrderIn(slotId: string) {
  return shop.inside(async (db) => {
    const { id } = await oneRow<{ id: string }>(db)`select id from delivery_areas limit 1`
    return aCashOrder(db, { delivery: { areaId: id, slotId, isExpress: false, fee: 3_000, word: NO_WORD } })
  })
}

test('baqala delivery: a round, its week and an area, Ramadan, a closed day and a pause', async () => {
  const finding = () => shop.inside(async (db) => toLine({ about: 'delivery', ...(await checkDelivery(db)) }))
  expect(await say('areas')).toMatch(/^The shop has no areas/)
  expect(await finding()).toEqual({
    about: 'delivery',
    says: 'The shop has no areas: orders need no more than an address.',
  })

  expect(await say('areas', 'add', 'Zamalek', '--round', 'West', '--as', 'Hala')).toMatch(/^There is no round "West"/)
  expect(await say('areas', 'add', 'Zamalek', '--as', 'Hala')).toMatch(/^There is no round ""/)
  expect(await say('rounds', 'add', 'West', '--name-ar', 'غرب')).toMatch(/^West is added/)
  const zamalek = ['--round', 'west', '--name-ar', 'الزمالك', '--fee', '15', '--minimum', '100', '--free-from', '400']
  expect(await say('areas', 'add', 'Zamalek', ...zamalek)).toMatch(/\nnew  Zamalek  الزمالك +West/)
  expect(await say('areas', 'set', 'zamalek', '--express-fee', '35', '--as', 'Hala')).toMatch(/^Express needs both/)
  expect(await say('areas')).toMatch(/\nZamalek  الزمالك +West   EG-C   15.00 EGP  100.00 EGP  400.00 EGP/)
  expect(await finding()).toMatchObject({ says: 'No times are made for West.', todo: expect.any(String) })

  expect(await say('plans', 'set', 'West', '--hours', '10:00-12:00,11:00-13:00')).toMatch(/overlap/)
  expect(await say('plans', 'set', 'West', '--hours', '10:00-12:00,20:00-22:00')).toMatch(
    /ahead: 1[4-6] added, 0 changed, 0 removed/,
  )
  expect(await finding()).toMatchObject({
    about: 'delivery',
    says: expect.stringMatching(/^1 area, 1[4-6] times ahead/),
  })
  expect(await say('plans', 'set', 'West', '--season', 'ramadan', '--hours', '20:30-22:00')).toMatch(
    /0 added, 0 changed, 0 removed/,
  )
  expect(await say('ramadan', tomorrow, in3days)).toMatch(/3 added, 0 changed, 6 removed/)
  expect(await say('slots', tomorrow)).toMatch(/^\S+ 20:30–22:00  West  0 of 12 ordered  \(\w+\)\n$/)
  expect(await say('days', 'close', tomorrow, '--note', 'Stocktaking')).toMatch(/0 added, 0 changed, 1 removed/)
  expect(await say('days')).toContain(`${tomorrow}  closed   Stocktaking`)
  expect(await say('days', 'open', tomorrow)).toMatch(/ramadan \(before: closed\)\.\n.* 1 added/)

  const slot = await firstSlot(in3days)
  expect(await say('slot', 'close', slot)).toMatch(
    /^before .* ordered {2}\(\w+\)\nafter .* ordered, closed {2}\(\w+\)\n$/,
  )
  expect(await say('slots', in3days)).toMatch(/0 of 12 ordered, closed/)

  expect(await say('resume')).toMatch(/nothing to open/)
  expect(await say('pause', '--until', 'noon')).toMatch(/It must be a time ahead, such as 16:00/)
  expect(await say('pause', '--why', 'Stocktaking', '--as', 'Hala')).toMatch(/^Closed until somebody opens it/)
  expect(await say('resume')).toBe('Open again.\n  Hala had closed it. Stocktaking\n')
}, 120_000)

test('with --check a command tells what it would change, and changes nothing', async () => {
  await say('rounds', 'add', 'East', '--name-ar', 'شرق')
  expect(await checkRefused('areas', 'add', 'Maadi', '--round', 'West', '--as', 'Hala')).toMatch(
    /^There is no round "West"/,
  )
  await say('areas', 'add', 'Maadi', ...MAADI)
  expect(await checkAndDo('areas', 'set', 'Maadi', '--fee', '٣٥')).toMatch(
    /\nbefore  Maadi .* 30\.00 EGP .*\nafter   Maadi .* 35\.00 EGP /,
  )
  await say('areas', 'set', 'Maadi', '--fee', '30')

  await say('plans', 'set', 'East', '--hours', '10:00-12:00,20:00-22:00')
  const slot = await firstSlot(in3days)
  const { number } = await anOrderIn(slot)
  const monday = ['--days', 'mon', '--hours', '10:00-12:00', '--capacity', '5']
  expect(await checkAndDo('plans', 'set', 'East', ...monday)).toMatch(
    /stays  10:00–12:00 +12  60 min before  sun tue wed thu fri sat\ngoes   10:00–12:00 +12  60 min before  mon\nnew    10:00–12:00 +5  60 min before  mon\n/,
  )
  const kept = `so they stay as they were promised:\n  ${in3days} 10:00–12:00  East\n`
  expect(await say('plans', 'remove', 'East')).toContain(kept)
  expect(await say('plans', 'set', 'East', '--hours', '10:00-12:00')).toMatch(/ahead: [67] added, 1 changed, 0/)
  expect(await checkAndDo('days', 'close', in3days)).toMatch(
    new RegExp(
      `^${in3days}: closed \\(before: as usual\\)\\.\n.* 0 added, 0 changed, 0 removed\\.\n[^]*\n  ${number}  Mona`,
    ),
  )
  expect(await say('days', 'open', in3days)).toMatch(/\(before: closed\)\.\n.* 0 added, 1 changed, 0 removed\.\n$/)
  expect(await say('slot', 'close', slot)).toMatch(new RegExp(`\nafter .*, closed .*\n  ${number}  Mona`))

  await shop.inside((db) =>
    sql`update delivery_slots set day = ${cairoDay(new Date())}::date, from_minute = 1 where id = ${slot}`.execute(db),
  )
  expect(await say('pause', '--until', '23:59', '--check')).toContain('Nothing is ordered for times that run before.')
  expect(await checkAndDo('pause', '--as', 'Hala')).toMatch(new RegExp(`ordered for today:\n[^]*\n  ${number}  Mona`))
}, 120_000)

test('places that somebody gave to one time outlive every change of plans', async () => {
  await say('rounds', 'add', 'East', '--name-ar', 'شرق')
  await say('plans', 'set', 'East', '--hours', '10:00-12:00')
  const slot = await firstSlot(in3days)
  expect(await checkAndDo('slot', 'capacity', slot, '3', '--as', 'Hala')).toMatch(
    /^before .* 0 of 12 ordered {2}\(\w+\)\nafter .* 0 of 3 ordered, places set by Hala {2}\(\w+\)\n$/,
  )
  const told = `These keep the places that somebody gave them:\n  ${in3days} 10:00–12:00  East  3 (Hala)\n`
  const remade = await say('regenerate')
  expect(remade).toMatch(/ 0 added, 0 changed, 0 removed/)
  expect(remade).toContain(told)
  const changed = await say('plans', 'set', 'East', '--hours', '10:00-13:00', '--capacity', '20')
  expect(changed).toMatch(/ 0 added, [78] changed, 0 removed/)
  expect(await say('slots', in3days)).toMatch(/^\S+ 10:00–13:00  East  0 of 3 ordered, places set by Hala/)
  expect(await say('slots', tomorrow)).toMatch(/ 0 of 20 ordered {2}\(/)
  expect(await say('slot', 'release', slot)).toMatch(/^0 held places let go\.\n\S+ 10:00–13:00 /)
  expect(await say('slot', 'capacity', 'nowhere', '3')).toMatch(/There is no time with the id nowhere/)
}, 120_000)

async function checkRefused(...words: string[]): Promise<string> {
  const before = await everything()
  const { code, err } = await shop.baqala('delivery', ...words, '--check')
  expect(code).toBe(1)
  expect(await everything()).toEqual(before)
  return err
}
