/**
 * Keeps the newest answers of the catalogue in the browser (Cache API), for when there is no network. The page does it and not
 * the service worker: a worker would answer whoever is signed in, and tests cannot see its requests (decision 0033).
 */
import { createStore } from '@baqala/kit/api/store.ts'
import type { CallName } from './call-api.ts'

const CACHE = 'catalogue'
const KEPT_AT = 'x-kept-at'
const MAX_ANSWERS = 250
const KEPT = new Set<CallName>([
  'listProducts',
  'getProduct',
  'listCategories',
  'listCategorySubcategories',
  'getSubcategory',
  'listBrands',
  'getBrand',
])

export async function keepAnswer(name: CallName, url: string, reply: unknown): Promise<void> {
  // Undefined on a page without https.
  if (!KEPT.has(name) || !globalThis.caches) return
  const cache = await caches.open(CACHE)
  await cache.put(url, new Response(JSON.stringify(reply), { headers: { [KEPT_AT]: String(Date.now()) } }))
  const answers = await cache.keys()
  for (const oldest of answers.slice(0, -MAX_ANSWERS)) await cache.delete(oldest)
}

/** `keptAt`: milliseconds since 1970. */
export async function findKept(name: CallName, url: string) {
  if (!KEPT.has(name) || !globalThis.caches) return undefined
  const kept = await (await caches.open(CACHE)).match(url)
  return kept && { reply: (await kept.json()) as unknown, keptAt: Number(kept.headers.get(KEPT_AT)) }
}

/** When the oldest kept answer on screen was kept, in milliseconds since 1970; undefined if none is shown. */
export const shownAsOf = createStore<number | undefined>(undefined)

export function markAsShown(keptAt: number): void {
  shownAsOf.set(Math.min(shownAsOf.get() ?? keptAt, keptAt))
}
