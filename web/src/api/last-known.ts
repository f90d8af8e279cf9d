/**
 * The last cart and orders of a shopper, for a reload without a network (decision 0033): signing out deletes them, a session that the
 * server has ended does not. The database is still called last-cart: renamed, browsers would keep the old one for ever.
 */
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import type { Query } from '@tanstack/react-query'
import { tableIn } from './indexed-db-table.ts'
import { markAsShown } from './kept-answers.ts'
import { queryClient } from './query-client.ts'
import { namesNow } from './shopper-names.ts'
import { onTokenChange, readEnded, readToken } from './stored-session.ts'

interface LastKnown {
  /** `keptAs` in the meta of its query. */
  readonly id: string
  readonly shopper: string
  readonly answer: unknown
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

const inKept = tableIn('baqala-last-cart')

onTokenChange(() => void forgetOthers().catch(console.error))

/** Keeps each answer to such a query from now on, until the returned function is called. */
export function followAnswers(): () => void {
  const cache = queryClient.getQueryCache()
  const keep = ({ meta, queryKey, state }: Query) => {
    const isKept = meta?.keptAs !== undefined && state.data !== undefined && queryKey.includes(readToken())
    // An answer that was itself kept is no answer. The storage may be full.
    if (isKept && !isOffline()) void keepLast(String(meta.keptAs), state).catch(() => {})
  }
  void forgetOthers().catch(console.error)
  cache.getAll().forEach(keep)
  return cache.subscribe((event) => {
    // A cast: the event says nothing of the data's type.
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query as Query)
  })
}

async function keepLast(id: string, { data: answer, dataUpdatedAt: keptAt }: Query['state']): Promise<void> {
  const token = readToken()
  const [shopper] = await namesNow()
  // Signing out while the digest was made has deleted it already.
  if (shopper === undefined || readToken() !== token) return
  await inKept('readwrite', (table) => table.put({ id, shopper, answer, keptAt } satisfies LastKnown))
}

/** The last answer to this shopper, if the browser has kept it. It is marked as shown: the page says how old it is. */
export async function readLastKnown(id: string): Promise<LastKnown | undefined> {
  const names = await namesNow()
  // keepLast has written values of this type.
  const last = await inKept('readonly', (table) => table.get(id) as IDBRequest<LastKnown | undefined>)
  if (!last || !names.includes(last.shopper)) return undefined
  markAsShown(last.keptAt)
  return last
}

async function forgetOthers(): Promise<void> {
  if (!readToken() && readEnded()) return
  const names = await namesNow()
  const all = await inKept('readonly', (table) => table.getAll() as IDBRequest<LastKnown[]>)
  if (all.some(({ shopper }) => !names.includes(shopper))) await inKept('readwrite', (table) => table.clear())
}
