import { createHash, randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { aCashOrder, aPaidOrder } from '../../test/order-factories.ts'
import { openEmbedded, openTestDatabase } from '../../test/test-database.ts'
import type { Connection } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import { insertMaster } from '../pictures/masters.queries.ts'
import { insertLedgerLines } from '../stock/stock.queries.ts'
import { MAX_LINE } from '../backup/backup-lines.ts'
import type { Trust } from '../backup/backup-signature.ts'
import { listTables } from '../backup/backup.queries.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts'

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

/** Everything that stands in the tables, as PostgreSQL writes it. */
async function everything(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await listTables(db)
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(db)`select t::text as row from ${sql.table(name)} t order by 1`
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

const KEY = 'the key of the shop in Talaat Harb Street'
const NO_KEY = { key: undefined, unverified: false }
const OUR_KEY = { key: KEY, unverified: false }

const restore = async (into: Db, from: string, mayReplace = false, trust: Trust = NO_KEY) =>
  restoreBackup(into, await checkBackup(from, trust), mayReplace)

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
    [
      'with a row more than its header says, and a checksum to match',
      /damaged or not whole/,
      (good) => forge(good, (lines) => lines.replace(/^(\{"id".*\n)/m, '$1$1')),
    ],
    [
      'with tables without end',
      /damaged or not whole/,
      (good) => forge(good, (lines) => lines + '["table",{"name":"x","columns":[]}]\n'.repeat(2000)),
    ],
    [
      'with a line that no shop writes',
      /damaged or not whole/,
      (good) => forge(good, (lines) => lines + '["table"]\n'),
    ],
    [
      'with a line that would fill the memory',
      /damaged or not whole/,
      (good) =>
        forge(
          good,
          (lines) => lines.replace(/"rows":\d+/, '"rows":9999') + `{"id":"${'x'.repeat(MAX_LINE + 1024 ** 2)}"}\n`,
        ),
    ],
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
    const checked = await checkBackup(copy, NO_KEY)
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

describe('a signed backup', () => {
  test('that another signed one replaced after the check is not restored, and nothing changes', async () => {
    const swapped = path.join(folder, 'swapped.gz')
    await makeBackup(db(), swapped, KEY)
    const checked = await checkBackup(swapped, OUR_KEY)
    await makeBackup(db(), swapped, KEY)
    const before = await everything(db())
    await expect(restoreBackup(db(), checked, true)).rejects.toThrow('was replaced after it was checked')
    expect(await everything(db())).toEqual(before)
  })

  const signed = () => path.join(folder, 'signed.gz')
  beforeAll(() => makeBackup(db(), signed(), KEY).then(() => undefined))

  test('goes into a shop with the same key', async () => {
    const other = await openTestDatabase()
    await restore(other.db, signed(), false, OUR_KEY)
    expect(await onHand(other.db, productId)).toBe(await onHand(db(), productId))
    await other.close()
  })

  test('changed together with its checksum is refused, and so is one that lost its signature', async () => {
    const forged = path.join(folder, 'forged.gz')
    const before = await everything(db())
    const cheap = (lines: string) => lines.replace('"Mona"', '"Lisa"')
    await writeFile(forged, forge(await readFile(signed()), cheap))
    await expect(restore(db(), forged, true, OUR_KEY)).rejects.toThrow('is not signed')
    await writeFile(forged, forge(await readFile(signed()), cheap, 'f'.repeat(64)))
    await expect(restore(db(), forged, true, OUR_KEY)).rejects.toThrow('was changed, or signed with another BACKUP_KEY')
    expect(await everything(db())).toEqual(before)
  })

  test('wants its key, unless its owner does without', async () => {
    await expect(checkBackup(signed(), NO_KEY)).rejects.toThrow('Set BACKUP_KEY to the key it was made with')
    await expect(checkBackup(signed(), { key: `${KEY}?`, unverified: false })).rejects.toThrow('another BACKUP_KEY')
    expect((await checkBackup(signed(), { key: undefined, unverified: true })).rows).toBeGreaterThan(15)
  })

  test('of an older shop, which says neither how many rows it has nor who signed it, is read as before', async () => {
    const old = path.join(folder, 'before-signatures.gz')
    await writeFile(
      old,
      forge(await readFile(file), (lines) => lines.replace(/,"rows":\d+\}/, '}')),
    )
    expect((await checkBackup(old, NO_KEY)).rows).toBe((await checkBackup(file, NO_KEY)).rows)
  })
})

/** Changes a backup as somebody would who makes its checksum anew but has no key. */
function forge(good: Buffer, change: (lines: string) => string, ...signature: string[]): Buffer {
  const lines = change(linesOf(good).slice(0, -1).join(''))
  const checksum = createHash('sha256').update(lines).digest('hex')
  return gzipSync(lines + JSON.stringify(['end', checksum, ...signature]) + '\n')
}

function linesOf(packed: Buffer): string[] {
  return gunzipSync(packed)
    .toString('utf8')
    .split(/(?<=\n)/)
}
