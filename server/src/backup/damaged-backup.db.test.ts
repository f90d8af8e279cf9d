import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aProduct, onHand } from '../../test/factories.ts'
import { aCashOrder } from '../../test/order-factories.ts'
import { everything, forge, linesOf, NO_KEY, restore } from '../../test/read-backups.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import type { Connection } from '../db/connection.ts'
import { insertMaster } from '../pictures/masters.queries.ts'
import { insertLedgerLines } from '../stock/stock.queries.ts'
import { MAX_LINE } from './backup-lines.ts'
import { makeBackup } from './make-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

// A machine that is busy takes its time.
vi.setConfig({ testTimeout: 60_000 })

const KEY = 'the key of the shop in Talaat Harb Street'
const OUR_KEY = { key: KEY, unverified: false }

let connection: Connection
let folder: string
let file: string
let productId: string
const db = () => connection.db

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-damaged-'))
  file = path.join(folder, 'monday.gz')
  connection = await openTestDatabase()
  productId = await aProduct(db(), { title: 'Ful', onHand: 20 })
  await aCashOrder(db(), { productId, count: 2 })
  await insertMaster(db(), {
    name: 'ful-00000000',
    type: 'image/webp',
    bytes: randomBytes(5000),
    width: 160,
    height: 90,
  })
  await makeBackup(db(), file)
})
afterAll(async () => {
  await connection.close()
  await rm(folder, { recursive: true })
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
