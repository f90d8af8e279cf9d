import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { onHand } from '../../test/factories.ts'
import { aCashOrder } from '../../test/order-factories.ts'
import { aBackup } from '../../test/a-backup.ts'
import { everything, restore } from '../../test/read-backups.ts'
import { openEmbedded, openTestDatabase } from '../../test/test-database.ts'
import { migrate } from '../db/migrate.ts'
import { newId } from '../db/ids.ts'
import { makeBackup } from './make-backup.ts'

// It opens many databases, and a machine that is busy takes its time.
vi.setConfig({ testTimeout: 120_000 })

let backup: Awaited<ReturnType<typeof aBackup>>

beforeAll(async () => {
  backup = await aBackup()
}, 120_000)
afterAll(() => backup.remove())

const isEmbedded = process.env.TEST_DB === 'pglite'

/** The other kind of database too: what one wrote, the other reads. */
const newDatabases = {
  ...(!isEmbedded && { 'a new database': openTestDatabase }),
  'a new embedded database': () => openEmbedded('new'),
}

describe('a backup', () => {
  test.each(Object.entries(newDatabases))('restored into %s is the same shop, row by row', async (_, open) => {
    const other = await open()
    await sql`set timezone = 'UTC'`.execute(backup.db)
    await restore(other.db, backup.file)
    await sql`set timezone = 'UTC'`.execute(other.db)
    expect(await everything(other.db)).toEqual(await everything(backup.db))
    // It goes on where the other stopped: order numbers, ledger and the rules that guard it.
    const next = await aCashOrder(other.db, { productId: backup.productId })
    expect(next.number).toBe(10_003)
    expect(await onHand(other.db, backup.productId)).toBe(16)
    await expect(sql`update stock set on_hand = 99`.execute(other.db)).rejects.toThrow('Stock changes by a new line')

    await makeBackup(other.db, path.join(backup.folder, 'back.gz'))
    const home = await openTestDatabase()
    await restore(home.db, path.join(backup.folder, 'back.gz'))
    expect(await onHand(home.db, backup.productId)).toBe(16)
    await Promise.all([other.close(), home.close()])
  })

  // Embedded databases in either run of this file.
  test.runIf(isEmbedded)('of an older shop goes into a new database, which is then brought up to date', async () => {
    const old = await openEmbedded('new')
    await migrate(old.db, '0005-outbox')
    await sql`
      insert into shoppers (id, name, email, password_hash, phone)
      values (${newId()}, 'Mona', 'mona@example.com', '-', '010')`.execute(old.db)
    await makeBackup(old.db, path.join(backup.folder, 'old.gz'))
    await old.close()
    const fresh = await openEmbedded('new')
    await restore(fresh.db, path.join(backup.folder, 'old.gz'))
    expect(await everything(fresh.db)).toMatchObject({ shoppers: [expect.any(String)], stock_ledger: [] })
    await expect(restore(fresh.db, path.join(backup.folder, 'old.gz'), true)).rejects.toThrow(
      'Restore it into a new, empty database',
    )
    await fresh.close()
  })
})
