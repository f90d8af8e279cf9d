import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShopOfItsOwn } from '../../test/run-baqala.ts'
import { rowsOf } from '../db/rows.ts'
import { checkDelivery } from './check-delivery.ts'

test('baqala delivery: a round, its week and an area, Ramadan, a closed day and a pause', async () => {
  const shop = await aShopOfItsOwn()
  const say = async (...words: string[]) => {
    const { code, out, err } = await shop.baqala('delivery', ...words)
    return code === 0 ? out : err
  }
  const finding = () => shop.inside(checkDelivery)
  expect(await say('areas')).toMatch(/^The shop has no areas/)
  expect(await finding()).toEqual({
    about: 'delivery',
    says: 'The shop has no areas: orders need no more than an address.',
  })

  expect(await say('areas', 'add', 'Zamalek', '--round', 'West')).toMatch(/^There is no round "West"/)
  expect(await say('rounds', 'add', 'West', '--name-ar', 'غرب')).toMatch(/^West is added/)
  const zamalek = ['--round', 'west', '--name-ar', 'الزمالك', '--fee', '15', '--minimum', '100', '--free-from', '400']
  expect(await say('areas', 'add', 'Zamalek', ...zamalek)).toBe('Zamalek is added.\n')
  expect(await say('areas', 'set', 'zamalek', '--express-fee', '35')).toMatch(/^Express needs both/)
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
  const [[tomorrow = '', in3days = '']] = await shop.inside(async (db) => [
    (
      await rowsOf(
        db,
        sql<{
          day: string
        }>`select distinct day::text as day from delivery_slots where day > (now() at time zone 'Africa/Cairo')::date order by day limit 3`,
      )
    )
      .map(({ day }) => day)
      .filter((_, n) => n !== 1),
  ])
  expect(await say('plans', 'set', 'West', '--season', 'ramadan', '--hours', '20:30-22:00')).toMatch(
    /0 added, 0 changed, 0 removed/,
  )
  expect(await say('ramadan', tomorrow, in3days)).toMatch(/3 added, 0 changed, 6 removed/)
  expect(await say('slots', tomorrow)).toMatch(/^\S+ 20:30–22:00  West  0 of 12 ordered  \(\w+\)\n$/)
  expect(await say('days', 'close', tomorrow, '--note', 'Stocktaking')).toMatch(/0 added, 0 changed, 1 removed/)
  expect(await say('days')).toContain(`${tomorrow}  closed   Stocktaking`)
  expect(await say('days', 'open', tomorrow)).toMatch(/2 added/)

  const [slot] = await shop.inside((db) =>
    rowsOf(db, sql<{ id: string }>`select id from delivery_slots where day = ${in3days}::date`),
  )
  expect(await say('slot', 'capacity', slot?.id ?? '', '3')).toBe('Done.\n')
  expect(await say('slot', 'close', slot?.id ?? '')).toBe('Done.\n')
  expect(await say('slots', in3days)).toMatch(/0 of 3 ordered, closed/)

  expect(await say('resume')).toMatch(/nothing to open/)
  expect(await say('pause', '--why', 'Stocktaking', '--as', 'Hala')).toMatch(/^Closed until somebody opens it/)
  expect(await say('resume')).toBe('Open again.\n')
  await shop.remove()
}, 120_000)
