import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../src/db/migrate.ts'

// A segment of the write-ahead log has 16 MB by default, more than all tables.
const SMALL_LOG = { initDbStartParams: ['--wal-segsize=1'] }

/**
 * Vitest's global setup of the server's projects: dumps an embedded database, empty and migrated, from which all others start.
 * Making one takes many times as long. The second project reuses the dumps, and so do both runs of vitest in `npm test`, which makes
 * them with this file as a command.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_DUMPS !== undefined) return () => Promise.resolve()
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-dumps-'))
  await dumpDatabases(folder)
  process.env.TEST_DATABASE_DUMPS = folder
  return () => rm(folder, { recursive: true })
}

async function dumpDatabases(folder: string): Promise<void> {
  const pglite = await PGlite.create(SMALL_LOG)
  await dropTemplates(pglite)
  const dump = async (name: string) =>
    writeFile(path.join(folder, name), Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await dump('new.tar')
  await migrate(new Kysely<object>({ dialect: new PGliteDialect({ pglite }) }))
  await dump('migrated.tar')
  await pglite.close()
}

/** A test that opens a dump unpacks it, and the two templates of new databases would be half of its files. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`)
}

if (process.argv[1] === import.meta.filename) await dumpDatabases(process.argv[2] ?? '.')
