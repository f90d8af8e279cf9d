import type { FastifyInstance } from 'fastify'
import type { Connection } from '../db/connection.ts'
import { findCatalogueVersion } from './catalog.queries.ts'

/** The catalogue version this process knows. The row in the database is the truth; this may be behind it for a moment. */
export interface CatalogueVersion {
  known(): number
  /** Tells that a query has just seen this version. */
  saw(version: number): void
}

const REREAD_EVERY_MS = 5_000

/** Follows the version until the app closes: NOTIFY is the hint, reading the row every 5 s is what makes it certain. */
export async function watchCatalogueVersion(
  { db, listen }: Connection,
  app: FastifyInstance,
): Promise<CatalogueVersion> {
  let known = await findCatalogueVersion(db)
  let reading: Promise<void> | undefined
  let hinted = false
  let closed = false

  function saw(version: number) {
    if (version > known) known = version
  }

  async function reread() {
    const before = known
    const version = await findCatalogueVersion(db)
    // Taken as it is, so that a database restored from a backup counts too, unless a query has seen a newer one meanwhile.
    if (known === before) known = version
    else saw(version)
  }

  async function rereadUntilCalm() {
    while (hinted && !closed) {
      hinted = false
      await reread()
    }
  }

  function hint() {
    if (closed) return
    // A hint during a reading may be about what that reading no longer sees.
    hinted = true
    reading ??= rereadUntilCalm()
      .catch((error: unknown) =>
        app.log.warn({ err: error }, 'the catalogue version could not be read; it will be again'),
      )
      .finally(() => {
        reading = undefined
      })
  }

  await listen('catalogue', hint)
  hint()
  const timer = setInterval(hint, REREAD_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    closed = true
    clearInterval(timer)
    await reading
  })
  return { known: () => known, saw }
}
