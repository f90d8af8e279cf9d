import { existsSync } from 'node:fs'
import type { Deps } from '../app.ts'
import { readConfig, type Config } from '../config/config.ts'
import { connect } from '../db/connect.ts'
import type { Connection } from '../db/connection.ts'
import { isMigrated } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'
import { gatherDeps } from '../create-deps.ts'
import { Refused } from './refused.ts'

/** The shop from behind: what the server has, without the server. */
export type Shop = Deps & { readonly db: Db }

/** Opens the shop the settings name, lets `work` do its work, and closes it again, however that ended. */
export async function withShop<Result>(work: (shop: Shop) => Promise<Result>): Promise<Result> {
  refuseIfThereIsNone(readSettings())
  return withDatabase(async (connection, config) => {
    const { db } = connection
    // The running servers are of the version that migrated; a newer tool must not change the tables beneath them.
    if (!(await isMigrated(db))) {
      throw new Refused(
        'The database is not on the schema of this version. Start the shop of this version once (npm start): it brings the tables up to date.',
      )
    }
    const { deps } = await gatherDeps(config, connection)
    return work({ ...deps, db })
  })
}

/** Opens the database the settings name, whatever is in it; the embedded one is made where there is none. */
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

/** The same settings as the server's: the environment wins over the file. */
export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

/** Opening the embedded database would make one, and a mistyped DATA_DIR would look like an empty shop. */
export function refuseIfThereIsNone({ database: { folder } }: Config): void {
  if (folder === undefined || existsSync(`${folder}/postgres`)) return
  throw new Refused(
    `There is no shop in ${folder} yet. Start it once with npm start, or name its folder with DATA_DIR or its server with DATABASE_URL.`,
  )
}
