import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newDatabaseOnServer } from '../../test/database-on-server.ts'
import { connect } from '../db/connect.ts'
import { oneRow } from '../db/rows.ts'
import { checkLocale } from './check-shop.ts'

/** The words of the doctor about a new database, and the pieces of an Arabic word that its index of words would hold. */
async function examine(options: string) {
  const { url, drop } = await newDatabaseOnServer(options)
  const { db, close } = await connect({ url, poolSize: 1 })
  try {
    await sql`create extension pg_trgm`.execute(db)
    const { pieces } = await oneRow<{ pieces: string[] }>(db)`select show_trgm('لبن') as pieces`
    return { finding: await checkLocale(db), pieces: pieces.length }
  } finally {
    await close()
    await drop()
  }
}

test('the doctor finds a database whose index holds no Arabic word, by its locale', async () => {
  const ascii = await examine(`template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`)
  expect(ascii).toMatchObject({ pieces: 0, finding: { todo: { text: expect.stringContaining('C.UTF-8') } } })
  const ours = await examine('')
  expect(ours.pieces).toBeGreaterThan(0)
  expect(ours.finding.todo).toBeUndefined()
})
