import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aProduct, onHand } from '../../test/factories.ts'
import { aCashOrder, aPaidOrder } from '../../test/order-factories.ts'
import { aShopOfItsOwn } from '../../test/run-baqala.ts'
import { openEmbedded, openTestDatabase } from '../../test/test-database.ts'
import type { Connection } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import { insertLedgerLines } from '../stock/stock.queries.ts'
import { listTables } from './backup.queries.ts'
import { makeBackup } from './make-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

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
  await aCashOrder(db(), { productId, count: 2, details: 'Line one\nline two \u2028 {"a":1}' })
  await aPaidOrder(db(), { productId })
  await sql`insert into rate_limits (key, count, resets_at) values ('\\x00ff', 1, now())`.execute(db())
  await makeBackup(db(), file)
}, 120_000)
afterAll(async () => {
  await connection.close()
  await rm(folder, { recursive: true })
})

/** Everything that stands in the tables, as PostgreSQL writes it. */
async function everything(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await listTables(db)
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf(db, sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

const restore = async (into: Db, from: string, mayReplace = false) =>
  restoreBackup(into, await checkBackup(from), mayReplace)

/** The other kind of database too: what one wrote, the other reads. */
const newDatabases = { 'a new database': openTestDatabase, 'a new embedded database': () => openEmbedded('new') }

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
    const { rows, schema } = await checkBackup(file)
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
    expect(await rowsOf(other.db, known)).toEqual([{ rows: 2 }])
    await other.close()
  })

  test('of an older shop goes into a new database, which is then brought up to date', async () => {
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

describe('a file that is no whole backup', () => {
  const broken: [string, RegExp, (good: Buffer) => Buffer][] = [
    ['cut off', /damaged or not whole/, (good) => good.subarray(0, good.length - 40)],
    ['cut off and packed again', /damaged or not whole/, (good) => gzipSync(linesOf(good).slice(0, -1).join(''))],
    [
      'changed by one letter',
      /damaged or not whole/,
      (good) => gzipSync(linesOf(good).join('').replace('Mona', 'Lisa')),
    ],
    ['with a line more', /damaged or not whole/, (good) => gzipSync(linesOf(good).join('') + '{"id":1}\n')],
    ['of some other program', /no backup of a shop/, () => gzipSync('hello\n')],
    ['not packed at all', /no backup of a shop/, () => Buffer.from('select 1;\n')],
    ['empty', /no backup of a shop|damaged/, () => Buffer.alloc(0)],
  ]

  test.each(broken)('%s is refused before anything changes', async (_, words, spoil) => {
    const bad = path.join(folder, 'bad.gz')
    await writeFile(bad, spoil(await readFile(file)))
    const before = await everything(db())
    await expect(restore(db(), bad, true)).rejects.toThrow(words)
    expect(await everything(db())).toEqual(before)
  })

  test('that breaks while it is read in changes nothing either', async () => {
    const copy = path.join(folder, 'copy.gz')
    await copyFile(file, copy)
    const checked = await checkBackup(copy)
    await writeFile(
      copy,
      gzipSync(
        linesOf(await readFile(file))
          .slice(0, -1)
          .join(''),
      ),
    )
    const before = await everything(db())
    await expect(restoreBackup(db(), checked, true)).rejects.toThrow('damaged')
    expect(await everything(db())).toEqual(before)
    // And the counters and guards are as they were.
    await insertLedgerLines(db(), [{ productId, change: 1, reason: 'adjusted' }])
    await expect(sql`update stock set on_hand = 99`.execute(db())).rejects.toThrow('Stock changes by a new line')
  })
})

function linesOf(packed: Buffer): string[] {
  return gunzipSync(packed)
    .toString('utf8')
    .split(/(?<=\n)/)
}

test('baqala backup and restore: a round trip through a file', async () => {
  const shop = await aShopOfItsOwn()
  await shop.inside((shopDb) => aProduct(shopDb))
  const backup = await shop.baqala('backup', 'shop.gz')
  expect(backup).toMatchObject({ code: 0, err: '' })
  expect(backup.out).toMatch(/^\d+ rows are in .*shop\.gz, read back and whole\.\n$/)
  const refused = await shop.baqala('restore', 'shop.gz')
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain('--replace deletes them all first')
  expect(await shop.baqala('restore', 'shop.gz', '--replace')).toMatchObject({ code: 0, err: '' })
  expect((await shop.baqala('restore', 'none.gz')).err).toMatch(/^There is no file .*none\.gz\.\n$/)
  await shop.remove()
}, 120_000)
