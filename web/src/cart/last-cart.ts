/**
 * The cart as the shop has answered it last, for a reload without a network (decision 0033). Like the log of unsent changes it
 * belongs to one shopper: signing out deletes it, and a session that the server has ended does not.
 */
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { markAsShown } from '../api/kept-answers.ts'
import { queryClient } from '../api/query-client.ts'
import { tableIn } from '../api/indexed-db-table.ts'
import { ended, onTokenChange, readToken } from '../api/stored-session.ts'
import type { CartReply } from './cart-state.ts'
import { namesNow } from './shopper-names.ts'

interface LastCart {
  readonly id: 1
  readonly shopper: string
  readonly cart: CartReply
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

const run = tableIn('baqala-last-cart')

onTokenChange(() => void forgetOthers().catch(console.error))

/** Keeps each answer from now on, until the returned function is called. */
export function followCart(): () => void {
  const keep = () => {
    const cart = queryClient.getQueryData<CartReply>(['cart', readToken()])
    // A cart that was itself kept is no answer. The storage may be full.
    if (cart && !isOffline()) void keepLastCart(cart).catch(() => {})
  }
  keep()
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && (query.queryKey as unknown[])[0] === 'cart' && query.state.status === 'success') keep()
  })
}

async function keepLastCart(cart: CartReply): Promise<void> {
  const token = readToken()
  const [shopper] = await namesNow()
  // Signing out while the digest was made has deleted the cart already.
  if (shopper === undefined || readToken() !== token) return
  const last: LastCart = { id: 1, shopper, cart, keptAt: Date.now() }
  await run('readwrite', (table) => table.put(last))
}

/** The cart as it was last answered to this shopper, if the browser has kept it. The screen then says how old it is. */
export async function showLastCart(): Promise<CartReply | undefined> {
  const last = await findLastCart()
  if (last) markAsShown(last.keptAt)
  return last?.cart
}

export async function findLastCart(): Promise<LastCart | undefined> {
  const names = await namesNow()
  // keepLastCart has written values of this type.
  const last = await run('readonly', (table) => table.get(1) as IDBRequest<LastCart | undefined>)
  return last && names.includes(last.shopper) ? last : undefined
}

async function forgetOthers(): Promise<void> {
  if (!readToken() && ended) return
  if ((await findLastCart()) === undefined) await run('readwrite', (table) => table.clear())
}
