import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aProduct, onHand } from '../../test/factories.ts'
import { aBackup } from '../../test/a-backup.ts'
import { everything, NO_KEY, restore } from '../../test/read-backups.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { rowsOf } from '../db/rows.ts'
import { checkBackup } from './restore-backup.ts'

// It opens many databases, and a machine that is busy takes its time.
vi.setConfig({ testTimeout: 120_000 })

let backup: Awaited<ReturnType<typeof aBackup>>

beforeAll(async () => {
  backup = await aBackup()
}, 120_000)
afterAll(() => backup.remove())

describe('a backup', () => {
  test('says which schema it is of, and is for its owner only', async () => {
    expect((await stat(backup.file)).mode & 0o777).toBe(0o600)
    const { rows, schema } = await checkBackup(backup.file, NO_KEY)
    expect(schema).toMatch(/^\d{4}-/)
    expect(rows).toBeGreaterThan(15)
  })

  test('does not go into a shop that is in use, unless its owner says so', async () => {
    const other = await openTestDatabase()
    const id = await aProduct(other.db, { onHand: 4 })
    await expect(restore(other.db, backup.file)).rejects.toThrow(
      'The database is not empty: it has 0 shoppers, 1 products and 0 orders.',
    )
    expect(await onHand(other.db, id)).toBe(4)
    await restore(other.db, backup.file, true)
    expect(await everything(other.db)).toMatchObject({ stock: [expect.stringContaining(backup.productId)] })
    await other.close()
  })

  test('gives the catalogue a version no running server has seen', async () => {
    const other = await openTestDatabase()
    await sql`update catalogue_version set version = 5000`.execute(other.db)
    await restore(other.db, backup.file)
    expect((await everything(other.db)).catalogue_version).toEqual(['(t,5001)'])
    await other.close()
  })

  test('leaves a database that knows how much it holds, and plans for so much', async () => {
    const other = await openTestDatabase()
    await restore(other.db, backup.file)
    const known = sql`select reltuples::integer as rows from pg_class where relname = 'orders'`
    expect(await rowsOf(other.db)`${known}`).toEqual([{ rows: 2 }])
    await other.close()
  })
})
