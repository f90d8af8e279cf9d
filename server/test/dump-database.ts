import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../src/db/migrate.ts'

/** Vitest's global setup of the project `pglite`: an embedded database, migrated once, from which all files begin. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-dump-'))
  const file = path.join(folder, 'migrated.tar')
  const pglite = await PGlite.create()
  await migrate(new Kysely<object>({ dialect: new PGliteDialect({ pglite }) }))
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  process.env.TEST_DATABASE_DUMP = file
  return () => rm(folder, { recursive: true })
}
