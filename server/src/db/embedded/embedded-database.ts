import { chmod, statfs } from 'node:fs/promises'
import { Kysely, PGliteDialect } from 'kysely'
import { COLUMN_PARSERS } from '../column-types.ts'
import type { Connection } from '../connection.ts'
import { lockFolder, UnusableFolder } from './lock-folder.ts'
import type { Db } from '../rows.ts'

// The default of 128 MB would be allocated in this process at the start.
const SHARED_BUFFERS = 'shared_buffers=16MB'

// A segment of the write-ahead log, which PostgreSQL may have to add when it opens.
const MIN_FREE_BYTES = 16 * 2 ** 20

const BYTEA = 17

/** Opens PostgreSQL in this process (PGlite). Creates and locks its folder, which two processes would corrupt. */
export async function openEmbedded(folder: string | undefined, dump: Blob | undefined): Promise<Connection> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  // Imported lazily: a shop with a PostgreSQL server does not need these 27 MB.
  const { PGlite } = await import('@electric-sql/pglite')
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: `${folder}/postgres` }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    // PGlite's own answers a Uint8Array, whose toString knows no hexadecimal digits.
    parsers: { ...COLUMN_PARSERS, [BYTEA]: (digits: string) => Buffer.from(digits.slice(2), 'hex') },
    startParams: [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS],
  }).catch(async (error: unknown) => {
    await unlock?.()
    // PGlite does not say why it cannot begin.
    if (folder !== undefined && (await isFull(folder))) throw new UnusableFolder(folder, 'the disk is full')
    throw error
  })
  // PGlite makes files that everybody may write to; a PostgreSQL server keeps its folder to itself too.
  if (folder !== undefined) await chmod(`${folder}/postgres`, 0o700)
  const db: Db = new Kysely<object>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    kind: 'embedded',
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

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < MIN_FREE_BYTES
}
