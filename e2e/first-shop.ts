import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NoPostgres } from '../scripts/find-postgres.mjs'
import { startPostgres } from '../scripts/start-postgres.mjs'
import { childEnvironment, shortLived } from '../server/test/child-environment.ts'
import { newDatabaseOnServer } from '../server/test/database-on-server.ts'
import { MAIN, printedBy } from './shop-process.ts'

/**
 * Global setup: starts the demo shop once and ends it. Every worker's shop copies its database, because making and seeding one
 * takes longer than most tests. PostgreSQL answers at a fraction of the processor time of the embedded database, which serves
 * where no server is found.
 */
export default async function openFirstShop(): Promise<() => Promise<void>> {
  const postgres = await startPostgres().catch(withoutPostgres)
  if (postgres !== undefined) process.env.TEST_DATABASE_URL = postgres.url
  const database = postgres === undefined ? undefined : await newDatabaseOnServer()
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-first-'))
  const settings: NodeJS.ProcessEnv = database === undefined ? {} : { DATABASE_URL: database.url }
  const shop = spawn(process.execPath, [...shortLived, MAIN], {
    env: { ...childEnvironment, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...settings },
    cwd: folder,
  })
  await printedBy(shop)
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGTERM')
  await ended
  process.env.TEST_FIRST_SHOP = database?.name ?? folder
  return async () => {
    await rm(folder, { recursive: true, force: true })
    await database?.drop()
    await postgres?.stop()
  }
}

function withoutPostgres(error: unknown): undefined {
  if (error instanceof NoPostgres) return undefined
  throw error
}
