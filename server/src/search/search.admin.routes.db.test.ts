import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { signedInAs, staffCall } from '../../test/staff-calls.ts'
import { addMisses } from './search.queries.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })

test('what shoppers did not find, the most frequent first, of the last days that are asked for', async () => {
  const { db } = shop.connection
  await addMisses(
    db,
    new Map([
      ['kerrygold', 2],
      ['بطارخ', 7],
      ['old', 9],
    ]),
  )
  await sql`update search_misses set last_at = now() - interval '31 days' where typed = 'old'`.execute(db)
  const cookie = await signedInAs(shop, 'reader')
  const ask = (query: string) => staffCall(shop, 'listUnfound', { cookie, query })
  const misses = [
    { typed: 'بطارخ', times: 7, lastAt: expect.any(String) },
    { typed: 'kerrygold', times: 2 },
  ]
  expect((await ask('days=30')).body.data).toMatchObject(misses)
  expect((await ask('')).body.data).toMatchObject([{ typed: 'old', times: 9 }, ...misses])
  expect((await ask('days=91')).body.message).toContain('days must be a whole number from 1 to 90')
})
