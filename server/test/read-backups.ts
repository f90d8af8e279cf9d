import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { rowsOf, type Db } from '../src/db/rows.ts'
import type { Trust } from '../src/backup/backup-signature.ts'
import { listTables } from '../src/backup/backup.queries.ts'
import { checkBackup, restoreBackup } from '../src/backup/restore-backup.ts'

/** Everything that stands in the tables, as PostgreSQL writes it. */
export async function everything(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await listTables(db)
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(db)`select t::text as row from ${sql.table(name)} t order by 1`
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

export const NO_KEY = { key: undefined, unverified: false }

export const restore = async (into: Db, from: string, mayReplace = false, trust: Trust = NO_KEY) =>
  restoreBackup(into, await checkBackup(from, trust), mayReplace)

/** Changes a backup as somebody would who makes its checksum anew but has no key. */
export function forge(good: Buffer, change: (lines: string) => string, ...signature: string[]): Buffer {
  const lines = change(linesOf(good).slice(0, -1).join(''))
  const checksum = createHash('sha256').update(lines).digest('hex')
  return gzipSync(lines + JSON.stringify(['end', checksum, ...signature]) + '\n')
}

export function linesOf(packed: Buffer): string[] {
  return gunzipSync(packed)
    .toString('utf8')
    .split(/(?<=\n)/)
}
