import { Kysely, PGliteDialect } from 'kysely'
import { COLUMN_PARSERS } from './column-types.ts'
import type { Connection } from './connection.ts'
import { lockFolder } from './lock-folder.ts'
import type { Db } from './rows.ts'

// PostgreSQL's 128 MB are taken and cleared at the start, whatever is in the shop: as memory of this very process.
const SHARED_BUFFERS = 'shared_buffers=16MB'

/** PostgreSQL inside this process. Its folder is made where there is none, and locked: two processes would ruin it. */
export async function openEmbedded(folder: string | undefined, dump: Blob | undefined): Promise<Connection> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  // 27 MB that a server on PostgreSQL never needs.
  const { PGlite } = await import('@electric-sql/pglite')
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: `${folder}/postgres` }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    parsers: COLUMN_PARSERS,
    startParams: [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS],
  })
  const db: Db = new Kysely<object>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    kind: 'embedded',
    // It lives in this process and does one thing at a time.
    poolUse: () => ({ used: 0, idle: 1, waiting: 0 }),
    async listen(channel, onHint) {
      await pglite.listen(channel, onHint)
    },
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      await unlock?.()
    },
  }
}
