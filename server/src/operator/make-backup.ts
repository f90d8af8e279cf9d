import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { schemaOf } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'
import { ROWS_AT_ONCE, writeParts, type Part } from './backup-file.ts'
import { countRows, listCounters, listTables, prepareSession, readRows } from './backup.queries.ts'
import { showProgress } from './progress.ts'
import { checkBackup } from './restore-backup.ts'

/**
 * Writes the whole database to a file, as it is at one moment, while the shop goes on selling. The file gets its name only
 * after its checksum was verified. Returns the number of rows.
 */
export async function makeBackup(db: Db, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`
  // Only the owner may read it: it holds password hashes and the shop's secrets.
  const options = { mode: 0o600, flush: true }
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => pipeline(writeParts(partsOf(tx)), createGzip(), createWriteStream(unfinished, options)))
    const { rows } = await checkBackup(unfinished)
    await rename(unfinished, file)
    return rows
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function* partsOf(tx: Db): AsyncGenerator<Part> {
  await prepareSession(tx)
  const tables = await listTables(tx)
  const progress = showProgress('Backing up rows', await countRows(tx, tables))
  const schema = (await schemaOf(tx)).done.at(-1) ?? ''
  yield { kind: 'header', header: { schema, madeAt: new Date().toISOString() } }
  let rows = 0
  for (const table of tables) {
    yield { kind: 'table', table }
    for await (const lines of readRows(tx, table, ROWS_AT_ONCE)) {
      yield { kind: 'rows', lines }
      progress.done((rows += lines.length))
    }
  }
  for (const counter of await listCounters(tx)) yield { kind: 'counter', counter }
  progress.end()
}
