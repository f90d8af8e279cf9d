import { Kysely, PGliteDialect } from 'kysely'
import { COLUMN_PARSERS } from './column-types.ts'
import type { Connection } from './connection.ts'
import { lockFolder } from './lock-folder.ts'
import type { Db } from './rows.ts'

// The default of 128 MB would be allocated at the start, in the memory of this process.
const SHARED_BUFFERS = 'shared_buffers=16MB'

/** PostgreSQL inside this process (PGlite). Its folder is created if missing, and locked: two processes would corrupt it. */
export async function openEmbedded(folder: string | undefined, dump: Blob | undefined): Promise<Connection> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  // Imported lazily: 27 MB that a shop on a PostgreSQL server never needs.
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
    // It has no connections: it lives in this process and runs one query at a time.
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
