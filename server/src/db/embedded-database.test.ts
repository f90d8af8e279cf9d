import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmbedded } from './embedded-database.ts'
import { rowsOf } from './rows.ts'

test('the embedded database takes an eighth of the memory that PostgreSQL asks for by itself', async () => {
  const { db, close } = await openEmbedded(undefined, undefined)
  expect(await rowsOf(db, sql`select current_setting('shared_buffers') as buffers`)).toEqual([{ buffers: '16MB' }])
  await close()
})
