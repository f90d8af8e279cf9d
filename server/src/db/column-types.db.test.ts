import { expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { oneRow } from './rows.ts'

test('counts, amounts, days and bytes are read the same from either database', async () => {
  const { db, close } = await openTestDatabase()
  const read = await oneRow(db)`
    select 5::bigint as count, 2.5::numeric as amount, '2026-11-21'::date as day, null::bigint as nothing,
      decode('00ff7e', 'hex') as bytes`
  const bytes = Buffer.from('00ff7e', 'hex')
  expect(read).toEqual({ count: 5, amount: 2.5, day: '2026-11-21', nothing: null, bytes })
  await close()
})
