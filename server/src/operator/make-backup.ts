import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { schemaOf } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'
import { writeParts, type Part } from './backup-file.ts'
import { countRows, listCounters, listTables, readRows, liftTimeLimits } from './backup.queries.ts'
import { showProgress } from './progress.ts'
import { checkBackup } from './restore-backup.ts'

const AT_ONCE = 500

/**
 * Writes the whole database to a file, as it is at one moment, while the shop goes on selling. The file appears under its
 * name only once it was read back and found whole. Returns how many rows it holds.
 */
export async function makeBackup(db: Db, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) =>
        // Password hashes and the shop's secrets stand in it: for nobody but the owner.
        pipeline(
          Readable.from(writeParts(partsOf(tx))),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        ),
      )
    const { rows } = await checkBackup(unfinished)
    await rename(unfinished, file)
    return rows
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function* partsOf(tx: Db): AsyncGenerator<Part> {
  await liftTimeLimits(tx)
  const tables = await listTables(tx)
  const progress = showProgress('Backing up rows', await countRows(tx, tables))
  const schema = (await schemaOf(tx)).done.at(-1) ?? ''
  yield { kind: 'header', header: { schema, madeAt: new Date().toISOString() } }
  let rows = 0
  for (const table of tables) {
    yield { kind: 'table', table }
    for await (const lines of readRows(tx, table, AT_ONCE)) {
      yield { kind: 'rows', lines }
      rows += lines.length
      progress.done(rows)
    }
  }
  for (const counter of await listCounters(tx)) yield { kind: 'counter', counter }
  progress.end()
}
