import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@baqala/contract/language'
import type { FastifyInstance } from 'fastify'
import type { CatalogueVersion } from '../catalog/cached-catalogue.ts'
import type { Db } from '../db/rows.ts'
import { networkQueue } from '../http/limits/network-queue.ts'
import { Refusal } from '../refusal.ts'
import { refreshIndex, type FollowedIndex } from './followed-index.ts'
import type { SearchIndex } from './search-index.ts'
import { search, type Found } from './search.ts'
import { addMisses, findCoded } from './search.queries.ts'
import { messages } from './search.messages.en.ts'
import { wordsOf } from './words/tokens.ts'

/** Search over the catalogue. Each process has an index of its own; the ids it finds are read from the database as always. */
export type ShopSearch = ReturnType<typeof openSearch>

const SIZE = { atOnce: 1, perNetwork: 4, waiting: 50 }

const REFRESH_EVERY_MS = 1_000
const WRITE_MISSES_EVERY_MS = 30_000
const MAX_NOTED = 500
const MAX_MISS_LETTERS = 60

/** Follows the catalogue's version until the app closes. */
export function openSearch(db: Db, version: CatalogueVersion, app: FastifyInstance) {
  let current: FollowedIndex | undefined
  let refreshing: Promise<void> | undefined
  let seen: number | undefined
  let misses = new Map<string, number>()
  const queued = networkQueue(SIZE, () => new Refusal(503, messages.tooManySearching, { retryAfter: 2 }))

  async function refresh(): Promise<void> {
    const target = version.known()
    current = await refreshIndex(db, current)
    seen = target
  }

  function follow(): Promise<void> {
    if (seen === version.known()) return Promise.resolve()
    refreshing ??= refresh().finally(() => (refreshing = undefined))
    return refreshing
  }

  async function writeMisses(): Promise<void> {
    const noted = misses
    misses = new Map()
    if (noted.size > 0) await addMisses(db, noted)
  }

  function warn(error: unknown) {
    if (app.outages.note(error)) return
    app.log.warn({ err: error }, 'the search index could not be refreshed; it will be again')
  }
  const timers = [
    setInterval(() => void follow().catch(warn), REFRESH_EVERY_MS).unref(),
    setInterval(() => void writeMisses().catch(warn), WRITE_MISSES_EVERY_MS).unref(),
  ]
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await refreshing?.catch(warn)
    await writeMisses().catch(warn)
  })

  return {
    /** `network` as networkOf returns it. Refuses (503) if too many search. */
    async find(text: string, language: Language, network: string): Promise<Found> {
      // Only the first searches wait, for the first index.
      if (current === undefined) await follow()
      if (current === undefined) throw new Error('The search index was not built.')
      const { index } = current
      return (await findByCode(db, text)) ?? queued(network, () => searchInTurn(text, index, language))
    },
    /** Notes a search that found nothing, without who made it. Written to the database within half a minute. */
    noteMiss(text: string): void {
      const typed = wordsOf(text.slice(0, MAX_MISS_LETTERS)).join(' ').toWellFormed()
      if (typed.length < 2 || (misses.size >= MAX_NOTED && !misses.has(typed))) return
      misses.set(typed, (misses.get(typed) ?? 0) + 1)
    },
  }
}

async function findByCode(db: Db, text: string): Promise<Found | undefined> {
  const ids = await findCoded(db, text)
  return ids.length === 0 ? undefined : { results: ids.length, ids, understood: [], isRelaxed: false }
}

/** Others are served between two searches. */
async function searchInTurn(text: string, index: SearchIndex, language: Language): Promise<Found> {
  await nextTurn()
  return search(text, index, language)
}
