import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { aCashOrder, aPaidOrder } from '../../test/order-factories.ts'
import { everything, NO_KEY, restore } from '../../test/read-backups.ts'
import { openEmbedded, openTestDatabase } from '../../test/test-database.ts'
import type { Connection } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { rowsOf } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import { insertMaster } from '../pictures/masters.queries.ts'
import { makeBackup } from './make-backup.ts'
import { checkBackup } from './restore-backup.ts'

// It opens many databases, and a machine that is busy takes its time.
vi.setConfig({ testTimeout: 120_000 })

let connection: Connection
let folder: string
let file: string
let productId: string
const db = () => connection.db

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-backup-'))
  file = path.join(folder, 'monday.gz')
  connection = await openTestDatabase()
  productId = await aProduct(db(), { title: 'Ful «ميدامس» "with\\cumin"', onHand: 20 })
  const { near, slot } = await aDeliveryRound(db())
  const delivery = {
    areaId: near,
    slotId: slot,
    isExpress: false,
    fee: 1_500,
    word: { cashWith: null, note: 'Ring «twice»' },
  }
  await aCashOrder(db(), { productId, count: 2, delivery, details: 'Line one\nline two \u2028 {"a":1}' })
  await aPaidOrder(db(), { productId })
  await sql`insert into rate_limits (key, count, resets_at) values ('\\x00ff', 1, now())`.execute(db())
  const bytes = randomBytes(700_000)
  for (const name of ['ful-00000000', 'milk-00000000', 'tea-00000000', 'rice-00000000'])
    await insertMaster(db(), { name, type: 'image/webp', bytes, width: 1600, height: 900 })
  await makeBackup(db(), file)
}, 120_000)
afterAll(async () => {
  await connection.close()
  await rm(folder, { recursive: true })
})

const isEmbedded = process.env.TEST_DB === 'pglite'

/** The other kind of database too: what one wrote, the other reads. */
const newDatabases = {
  ...(!isEmbedded && { 'a new database': openTestDatabase }),
  'a new embedded database': () => openEmbedded('new'),
}

describe('a backup', () => {
  test.each(Object.entries(newDatabases))('restored into %s is the same shop, row by row', async (_, open) => {
    const other = await open()
    await sql`set timezone = 'UTC'`.execute(db())
    await restore(other.db, file)
    await sql`set timezone = 'UTC'`.execute(other.db)
    expect(await everything(other.db)).toEqual(await everything(db()))
    // It goes on where the other stopped: order numbers, ledger and the rules that guard it.
    const next = await aCashOrder(other.db, { productId })
    expect(next.number).toBe(10_003)
    expect(await onHand(other.db, productId)).toBe(16)
    await expect(sql`update stock set on_hand = 99`.execute(other.db)).rejects.toThrow('Stock changes by a new line')

    await makeBackup(other.db, path.join(folder, 'back.gz'))
    const home = await openTestDatabase()
    await restore(home.db, path.join(folder, 'back.gz'))
    expect(await onHand(home.db, productId)).toBe(16)
    await Promise.all([other.close(), home.close()])
  })

  test('says which schema it is of, and is for its owner only', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { rows, schema } = await checkBackup(file, NO_KEY)
    expect(schema).toMatch(/^\d{4}-/)
    expect(rows).toBeGreaterThan(15)
  })

  test('does not go into a shop that is in use, unless its owner says so', async () => {
    const other = await openTestDatabase()
    const id = await aProduct(other.db, { onHand: 4 })
    await expect(restore(other.db, file)).rejects.toThrow(
      'The database is not empty: it has 0 shoppers, 1 products and 0 orders.',
    )
    expect(await onHand(other.db, id)).toBe(4)
    await restore(other.db, file, true)
    expect(await everything(other.db)).toMatchObject({ stock: [expect.stringContaining(productId)] })
    await other.close()
  })

  test('gives the catalogue a version no running server has seen', async () => {
    const other = await openTestDatabase()
    await sql`update catalogue_version set version = 5000`.execute(other.db)
    await restore(other.db, file)
    expect((await everything(other.db)).catalogue_version).toEqual(['(t,5001)'])
    await other.close()
  })

  test('leaves a database that knows how much it holds, and plans for so much', async () => {
    const other = await openTestDatabase()
    await restore(other.db, file)
    const known = sql`select reltuples::integer as rows from pg_class where relname = 'orders'`
    expect(await rowsOf(other.db)`${known}`).toEqual([{ rows: 2 }])
    await other.close()
  })

  // Embedded databases in either run of this file.
  test.runIf(isEmbedded)('of an older shop goes into a new database, which is then brought up to date', async () => {
    const old = await openEmbedded('new')
    await migrate(old.db, '0005-outbox')
    await sql`
      insert into shoppers (id, name, email, password_hash, phone)
      values (${newId()}, 'Mona', 'mona@example.com', '-', '010')`.execute(old.db)
    await makeBackup(old.db, path.join(folder, 'old.gz'))
    await old.close()
    const fresh = await openEmbedded('new')
    await restore(fresh.db, path.join(folder, 'old.gz'))
    expect(await everything(fresh.db)).toMatchObject({ shoppers: [expect.any(String)], stock_ledger: [] })
    await expect(restore(fresh.db, path.join(folder, 'old.gz'), true)).rejects.toThrow(
      'Restore it into a new, empty database',
    )
    await fresh.close()
  })
})
