import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Connection } from '../db/connection.ts'
import type { Db } from '../db/rows.ts'
import { makeCache, type Cached, type CachedAnswer } from '../http/cached-answers.ts'
import type { Origins } from '../http/origins.ts'
import { watchCatalogueVersion, type CatalogueVersion } from './catalogue-version.ts'

const MAX_CACHED_BYTES = 12 * 1024 * 1024

/** The dependencies of the catalogue's routes. Their answers are cached (docs/decisions/0009-cached-answers.md). */
export interface Catalogue {
  readonly db: Db
  readonly version: CatalogueVersion
  readonly cached: Cached<CachedAnswer>
  /** Answers hold absolute addresses of pictures, so each origin of the shop has answers of its own. */
  originOf(request: FastifyRequest): string
}

export async function openCatalogue(
  connection: Connection,
  origins: Origins,
  app: FastifyInstance,
): Promise<Catalogue> {
  return {
    db: connection.db,
    version: await watchCatalogueVersion(connection, app),
    cached: makeCache<CachedAnswer>({ maxBytes: MAX_CACHED_BYTES, bytesOf: ({ bytes }) => 2 * bytes.length }),
    originOf: ({ headers }) => origins.forHost(headers.host),
  }
}
