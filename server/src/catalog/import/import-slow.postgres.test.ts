import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabaseOnServer } from '../../../test/database-on-server.ts'
import { connect } from '../../db/connect.ts'
import type { Connection } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { readCatalogue } from '../whole-catalogue.queries.ts'
import { aCatalogueFolder, aCsv, aRow, importFile } from './import.testing.ts'

const folder = await aCatalogueFolder()
let database: Awaited<ReturnType<typeof newDatabaseOnServer>>
let impatient: Connection

beforeAll(async () => {
  database = await newDatabaseOnServer()
  const { db, close } = await connect({ url: database.url, poolSize: 1 })
  await migrate(db)
  await sql`create function rest() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return null; end'`.execute(
    db,
  )
  await sql`create trigger slow after insert or update on products for each statement execute function rest()`.execute(
    db,
  )
  await close()
  const url = new URL(database.url)
  url.searchParams.set('options', '-c statement_timeout=400 -c idle_in_transaction_session_timeout=400')
  impatient = await connect({ url: url.href, poolSize: 2 })
})
afterAll(async () => {
  await impatient.close()
  await database.drop()
  await folder.clear()
})

test('an import is not given up where a statement takes longer than a request may', async () => {
  const file = await folder.write('slow.csv', aCsv(aRow()))
  await expect(sql`select pg_sleep(0.6)`.execute(impatient.db)).rejects.toThrow('statement timeout')
  expect((await importFile(impatient.db, folder, file)).problems).toEqual([])
  expect((await readCatalogue(impatient.db)).products).toHaveLength(1)
})
