import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { newestMigration } from '../db/migrate.ts'
import { inSnapshot, type Db } from '../db/transaction.ts'
import { CHARACTERS_AT_ONCE, ROWS_AT_ONCE, writeParts, type OnProgress } from './backup-file.ts'
import type { Part, Table } from './backup-shapes.ts'
import { averageRow, countRows, listCounters, listTables, prepareSession, readRows } from './backup.queries.ts'
import { checkBackup } from './restore-backup.ts'
import { PRIVATE, writeWholeFile } from '../files/write-whole-file.ts'

/**
 * Writes the whole database to a file, as it is at one moment, while the shop goes on selling. The file holds password hashes
 * and the shop's secrets, and gets its name only after it was read back. With a key (BACKUP_KEY) it is signed. Returns the
 * number of rows.
 */
export async function makeBackup(db: Db, file: string, key?: string, onProgress?: OnProgress): Promise<number> {
  return writeWholeFile(file, PRIVATE, async (out, unfinished) => {
    await inSnapshot(db, (snapshot) =>
      pipeline(writeParts(partsOf(snapshot, onProgress), key), createGzip(), (packed) => out.writeFile(packed)),
    )
    const { rows } = await checkBackup(unfinished, { key, unverified: false })
    return rows
  })
}

async function* partsOf(tx: Db, onProgress?: OnProgress): AsyncGenerator<Part> {
  await prepareSession(tx)
  const tables = await listTables(tx)
  const count = await countRows(tx, tables)
  const schema = (await newestMigration(tx)) ?? ''
  yield { kind: 'header', header: { schema, madeAt: new Date().toISOString(), rows: count } }
  let rows = 0
  for (const table of tables) {
    yield { kind: 'table', table }
    for await (const lines of readRows(tx, table, await rowsAtOnce(tx, table))) {
      yield { kind: 'rows', lines }
      onProgress?.((rows += lines.length), count)
    }
  }
  for (const counter of await listCounters(tx)) yield { kind: 'counter', counter }
}

/** Bytes, such as those of pictures, become twice as many hexadecimal digits. */
async function rowsAtOnce(tx: Db, table: Table): Promise<number> {
  const characters = 2 * (await averageRow(tx, table))
  return Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(CHARACTERS_AT_ONCE / Math.max(1, characters))))
}
