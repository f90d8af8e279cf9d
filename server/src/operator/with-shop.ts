import { existsSync } from 'node:fs'
import type { Deps } from '../app.ts'
import { readConfig, type Config } from '../config/config.ts'
import { loadEnvFile } from '../config/env-file.ts'
import { createDeps } from '../create-deps.ts'
import { connect } from '../db/connect.ts'
import type { Connection } from '../db/connection.ts'
import { connectToEmbedded } from '../db/embedded/embedded-client.ts'
import { FolderInUse } from '../db/embedded/lock-folder.ts'
import { isMigrated } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { messages } from './operator.messages.en.ts'

/** The server's dependencies and its database. */
export type Shop = Deps & { readonly db: Db }

/**
 * The company in which a command opens the embedded database: 'alone' refuses while a shop runs, 'beside the shop' while none
 * does; otherwise either is fine.
 */
type Company = 'alone' | 'beside the shop'

/** Runs `work` with the shop that the settings name, and closes it afterwards. Refuses a missing shop or another schema. */
export async function withShop<Result>(work: (shop: Shop) => Promise<Result>, company?: Company): Promise<Result> {
  refuseMissingShop(readSettings())
  return withDatabase(async (connection, config) => {
    const { db } = connection
    // Servers may be running on this schema, so a newer command line must not migrate it.
    if (!(await isMigrated(db))) throw new Refusal(409, messages.wrongVersion)
    const { deps } = await createDeps(config, connection)
    return work({ ...deps, db })
  }, company)
}

/**
 * Runs `work` with the database that the settings name, whatever its schema. A missing embedded database is created; one that
 * a running shop has open is reached through that shop.
 */
export async function withDatabase<Result>(
  work: (connection: Connection, config: Config) => Promise<Result>,
  company?: Company,
): Promise<Result> {
  const config = readSettings()
  const connection = await openDatabase(config, company)
  try {
    return await work(connection, config)
  } finally {
    await connection.close()
  }
}

async function openDatabase({ database }: Config, company: Company | undefined): Promise<Connection> {
  const { folder } = database
  if (folder !== undefined && company === 'beside the shop') {
    return orRefuse(await connectToEmbedded(folder), messages.shopNotRunning({ folder }), 503)
  }
  try {
    return await connect(database)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    if (company === 'alone') throw new Refusal(409, messages.needsDatabaseAlone(error))
    return orRefuse(await connectToEmbedded(error.folder), messages.databaseInUse(error), 409)
  }
}

/**
 * Reads the server's settings. The environment wins over the file .env, which is not read where Node was given another file
 * (deploy/baqala.sh): it would be that of whatever folder somebody called from.
 */
export function readSettings(): Config {
  const isGivenAFile = process.execArgv.some((option) => option.startsWith('--env-file'))
  if (!isGivenAFile) loadEnvFile()
  return readConfig(process.env)
}

/** Opening the embedded database creates one, so a mistyped DATA_DIR would look like an empty shop. */
export function refuseMissingShop({ database: { folder } }: Config): void {
  if (folder === undefined || existsSync(`${folder}/postgres`)) return
  throw new Refusal(404, messages.noShop({ folder }))
}
