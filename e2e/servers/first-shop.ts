import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NoPostgres } from '../../scripts/find-postgres.mjs'
import { startPostgres } from '../../scripts/start-postgres.mjs'
import { childEnvironment, shortLived } from '../../server/test/child-environment.ts'
import { dropDatabase, newDatabaseOnServer } from '../../server/test/database-on-server.ts'
import { MAIN, printedBy } from './shop-process.ts'

/**
 * Global setup: starts the demo shop once and ends it. Every worker's shop copies its database, because making and seeding one
 * takes longer than most tests. PostgreSQL answers at a fraction of the processor time of the embedded database, which serves
 * where no server is found. `npm test` has made it before, with this file as a command, while the last unit tests ran: it writes
 * the answer of makeFirstShop into the file `name` of the folder that it is given.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres().catch(withoutPostgres)
  if (postgres !== undefined) process.env.TEST_DATABASE_URL = postgres.url
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-first-'))
  const first = (process.env.TEST_FIRST_SHOP ??= await makeFirstShop(folder))
  return async () => {
    await rm(folder, { recursive: true, force: true })
    if (postgres !== undefined) await dropDatabase(first)
    await postgres?.stop()
  }
}

/** Returns the name of its database on the server at TEST_DATABASE_URL. Without a server the shop is in `folder`, which is returned. */
async function makeFirstShop(folder: string): Promise<string> {
  const database = process.env.TEST_DATABASE_URL === undefined ? undefined : await newDatabaseOnServer()
  const settings: NodeJS.ProcessEnv = database === undefined ? {} : { DATABASE_URL: database.url }
  const shop = spawn(process.execPath, [...shortLived, MAIN], {
    env: { ...childEnvironment, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...settings },
    cwd: folder,
  })
  await printedBy(shop)
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGTERM')
  await ended
  return database?.name ?? folder
}

function withoutPostgres(error: unknown): undefined {
  if (error instanceof NoPostgres) return undefined
  throw error
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? '.'
  await writeFile(path.join(folder, 'name'), await makeFirstShop(folder))
}
