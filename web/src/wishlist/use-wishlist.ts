import type { WishlistReply } from '@baqala/contract/wishlist'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { callApi } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { tellOtherTabs } from '../api/other-tabs.ts'
import { type Outcome, serverMessage } from '../api/outcome.ts'
import { queryClient } from '../api/query-client.ts'
import { useSession } from '../auth/session.tsx'
import { readToken } from '../api/stored-session.ts'
import { keepCartId } from '../cart/cart-store.ts'
import { messages } from '../messages.ts'
import { toast } from '../ui/toast.ts'
import { createBusyProducts } from './busy-products.ts'

function wishlistKey(token = readToken()): QueryKey {
  return ['wishlist', token]
}

// A visit asks once, however many of its screens want the list; the hearts follow every change made here anyway.
const MS_JUST_FETCHED = 5000

/** Spec 6: /WishList is open, so there the list is asked for without a token too, and refused. */
export function useWishlist({ isEnabled }: { isEnabled: boolean }) {
  const { token } = useSession()
  return useQuery({
    queryKey: wishlistKey(token),
    queryFn: async ({ signal }): Promise<WishlistReply> => {
      const wishlist = await load('getWishlist', { signal })
      keepCartId(wishlist.cartId)
      return wishlist
    },
    enabled: isEnabled,
    staleTime: MS_JUST_FETCHED,
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > MS_JUST_FETCHED,
  })
}

/** The products that carry a red heart, by `_id` (spec 3). */
export function useWishedIds(wishlist: WishlistReply | undefined): ReadonlySet<string> {
  return useMemo(() => new Set(wishlist?.data?.map(({ _id }) => _id)), [wishlist])
}

const busy = createBusyProducts()

/** True while a wish-list action runs, of this product or, where none is named, of any. */
export function useIsWishing(productId?: string): boolean {
  const isWishing = () => busy.has(productId)
  return useSyncExternalStore(busy.subscribe, isWishing, isWishing)
}

export async function toggleWish(productId: string, isWished: boolean): Promise<void> {
  const outcome = await change(productId, isWished ? 'remove' : 'add')
  if (!outcome) return
  if (outcome.kind !== 'success') return toast.failure(serverMessage(outcome, messages.wishlist.toggleFailed))
  if (isWished) toast.removal(messages.wishlist.removed)
  else toast.success(messages.wishlist.added)
}

/** The wish-list screen has its own words for a removal (spec 8). */
export async function removeFromWishlist(productId: string): Promise<void> {
  const outcome = await change(productId, 'remove')
  if (!outcome) return
  if (outcome.kind === 'success') toast.success(messages.wishlist.itemRemoved)
  else toast.failure(messages.wishlist.removeFailed)
}

// Answers hold the whole list, so changes go one after the other, as the cart's do.
let lastChange: Promise<unknown> = Promise.resolve()

/** Undefined where an action on this product is already running: a second press of the same heart does nothing. */
function change(productId: string, action: 'add' | 'remove'): Promise<Outcome<WishlistReply> | undefined> {
  if (busy.has(productId)) return Promise.resolve(undefined)
  busy.add(productId)
  const done = lastChange.then(() => send(productId, action)).finally(() => busy.delete(productId))
  lastChange = done
  return done
}

async function send(productId: string, action: 'add' | 'remove'): Promise<Outcome<WishlistReply>> {
  const key = wishlistKey()
  const outcome =
    action === 'add'
      ? await callApi('addToWishlist', { body: { productId } })
      : await callApi('removeFromWishlist', { params: { productId } })
  // Spec 4: a heart changes only on success, and then to what the server returned.
  if (outcome.kind === 'success' && Array.isArray(outcome.reply.data)) {
    // A list that is still on its way may be of before the change.
    await queryClient.cancelQueries({ queryKey: key })
    queryClient.setQueryData(key, outcome.reply)
  } else if (readToken()) void queryClient.invalidateQueries({ queryKey: key })
  tellOtherTabs('wishlist')
  return outcome
}
