import { existsSync } from 'node:fs'
import type { Deps } from '../app.ts'
import { readConfig, type Config } from '../config/config.ts'
import { createDeps } from '../create-deps.ts'
import { connect } from '../db/connect.ts'
import type { Connection } from '../db/connection.ts'
import { isMigrated } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './operator.messages.en.ts'

/** The same dependencies that the server has. */
export type Shop = Deps & { readonly db: Db }

/** Opens the shop of the settings, runs `work`, and closes it again, also after an error. */
export async function withShop<Result>(work: (shop: Shop) => Promise<Result>): Promise<Result> {
  refuseMissingShop(readSettings())
  return withDatabase(async (connection, config) => {
    const { db } = connection
    // The running servers are of the version that migrated; a newer tool must not change the tables beneath them.
    if (!(await isMigrated(db))) {
      throw new Refusal(409, messages.wrongVersion)
    }
    const { deps } = await createDeps(config, connection)
    return work({ ...deps, db })
  })
}

/** Opens the database of the settings, whatever is in it. An embedded one is made if there is none. */
export async function withDatabase<Result>(
  work: (connection: Connection, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readSettings()
  const connection = await connect(config.database)
  try {
    return await work(connection, config)
  } finally {
    await connection.close()
  }
}

/** Reads the server's settings. The environment wins over the file .env. */
export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

/** Opening the embedded database makes one, so a mistyped DATA_DIR would look like an empty shop. */
export function refuseMissingShop({ database: { folder } }: Config): void {
  if (folder === undefined || existsSync(`${folder}/postgres`)) return
  throw new Refusal(404, messages.noShop({ folder }))
}
