import type { FastifyInstance } from 'fastify'
import type { Connection } from '../db/connection.ts'
import { makeCache, type CachedAnswer } from '../http/cached-answers.ts'
import { findCatalogueVersion } from './catalog.queries.ts'

const MAX_CACHED_BYTES = 12 * 1024 * 1024

/** The dependencies of the catalogue's routes. Their answers are cached (docs/decisions/0009-cached-answers.md). */
export type CachedCatalogue = Awaited<ReturnType<typeof openCachedCatalogue>>

export async function openCachedCatalogue(connection: Connection, app: FastifyInstance) {
  return {
    db: connection.db,
    version: await watchCatalogueVersion(connection, app),
    cached: makeCache<CachedAnswer>({ maxBytes: MAX_CACHED_BYTES, bytesOf: ({ bytes }) => 2 * bytes.length }),
  }
}

/** The catalogue version as this process knows it. It may be older than the row in the database for a moment. */
export type CatalogueVersion = Awaited<ReturnType<typeof watchCatalogueVersion>>

const REREAD_EVERY_MS = 5_000

/** Follows the version until the app closes. A NOTIFY may get lost, so the row is also read every 5 s. */
export async function watchCatalogueVersion({ db, listen }: Connection, app: FastifyInstance) {
  let known = 0
  let reading: Promise<void> | undefined
  let hinted = false
  let closed = false

  /** Raises the known version to one that a query has just read. */
  function saw(version: number) {
    if (version > known) known = version
  }

  async function reread() {
    const before = known
    const version = await findCatalogueVersion(db)
    // A restored backup may lower the version. If a query reported a newer one during this read, the higher counts.
    if (known === before) known = version
    else saw(version)
  }

  async function rereadUntilCalm() {
    while (hinted && !closed) {
      hinted = false
      await reread()
    }
  }

  function rereadSoon() {
    if (closed) return
    // A read that has begun may have missed the change, so it is followed by another one.
    hinted = true
    reading ??= rereadUntilCalm()
      .catch((error: unknown) => {
        if (app.outages.note(error)) return
        app.log.warn({ err: error }, 'the catalogue version could not be read; it will be again')
      })
      .finally(() => (reading = undefined))
  }

  await listen('catalogue', rereadSoon)
  // The first read comes after listening, so that no change falls between the two.
  await reread()
  const timer = setInterval(rereadSoon, REREAD_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    closed = true
    clearInterval(timer)
    await reading
  })
  return { known: () => known, saw }
}
