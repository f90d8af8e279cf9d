/** Opens either database of the shop, with a query function for the times when the shop is not running. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../scripts/start-postgres.mjs'
import { describeDurability } from '../server/test/describe-durability.ts'

/** { name, settings, query(text), isShared, crash?(), restart?(), stop() }; the name tells what it gives up when its machine stops. */
export async function openDatabase(kind) {
  return kind === 'pglite' ? openFolder() : openServer()
}

async function openServer() {
  const postgres = await startPostgres({ survives: 'a crash' })
  const { default: pg } = await import('pg')
  async function query(text) {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  return {
    name: `PostgreSQL ${postgres.version} (${await describeDurability(query)})`,
    settings: { DATABASE_URL: postgres.url },
    isShared: true,
    query,
    crash: postgres.crash,
    restart: postgres.restart,
    stop: postgres.stop,
  }
}

async function openFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baqala-chaos-'))
  const data = path.join(folder, 'data')
  async function query(text) {
    const { connect } = await import('../server/src/db/connect.ts')
    const { sql } = await import('kysely')
    const connection = await connect({ folder: data, poolSize: 1 })
    try {
      return (await sql.raw(text).execute(connection.db)).rows
    } finally {
      await connection.close()
    }
  }
  return {
    // PGlite does not wait for the disk (decision 0003). It cannot be asked before the shop has opened it.
    name: 'PGlite (fsync off)',
    settings: { DATA_DIR: data },
    // One process at a time can open the folder, so the shop has to stop before its tables can be read.
    isShared: false,
    query,
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
