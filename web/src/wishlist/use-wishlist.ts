import type { WishlistReply } from '@baqala/contract/wishlist'
import { mutationOptions, type QueryKey, useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { tellOtherTabs } from '../api/other-tabs.ts'
import { type Outcome, serverMessage } from '../api/outcome.ts'
import { queryClient } from '../api/query-client.ts'
import { readToken } from '../api/stored-session.ts'
import { useSession } from '../auth/session.tsx'
import { keepCartId } from '../cart/cart-query.ts'
import { toast } from '../ui/toast.ts'
import * as messages from './wishlist.messages.en.ts'

/** Holds the token, so that no shopper ever sees the list of another. */
function wishlistKey(token = readToken()): QueryKey {
  return ['wishlist', token]
}

// A visit loads the list once, however many of its screens use it; answers to changes keep it current.
const MS_JUST_FETCHED = 5000

/** Specification 6: /WishList is open, so there the list is asked for without a token too, and refused. */
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

/** The products with a red heart, by `_id` (specification 3). */
export function useWishedIds(wishlist: WishlistReply | undefined): ReadonlySet<string> {
  return useMemo(() => new Set(wishlist?.data?.map(({ _id }) => _id)), [wishlist])
}

interface WishChange {
  readonly productId: string
  readonly action: 'add' | 'remove'
  /** The wish-list screen words a removal differently from the heart (specification 8). */
  readonly madeOn: 'heart' | 'wish-list screen'
}

const WISH_CHANGE = ['wishlist']

export function useIsWishing(): boolean {
  return useIsMutating({ mutationKey: WISH_CHANGE }) > 0
}

/** Ignores a second press while a change of the same product is running. */
export function useChangeWishlist(productId: string): (change: Omit<WishChange, 'productId'>) => void {
  const mutationKey = [...WISH_CHANGE, productId]
  const { mutate } = useMutation({ ...wishlistMutation, mutationKey })
  return (change) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate({ ...change, productId })
  }
}

const wishlistMutation = mutationOptions({
  // Serial, because an answer holds the whole list: two requests at once could be answered in the wrong order.
  scope: { id: 'wishlist' },
  mutationFn: send,
  async onSuccess(outcome, change) {
    // Signing out clears the mutations (query-client.ts).
    if (queryClient.isMutating({ mutationKey: [...WISH_CHANGE, change.productId] }) === 0) return
    await keepAnswer(outcome)
    announce(change, outcome)
    tellOtherTabs('wishlist')
  },
})

function send({ productId, action }: WishChange): Promise<Outcome<WishlistReply>> {
  return action === 'add'
    ? callApi('addToWishlist', { body: { productId } })
    : callApi('removeFromWishlist', { params: { productId } })
}

/** Specification 4: a heart changes only on success, and then to what the server returned. */
async function keepAnswer(outcome: Outcome<WishlistReply>): Promise<void> {
  const queryKey = wishlistKey()
  if (outcome.kind !== 'success' || !Array.isArray(outcome.reply.data)) {
    void queryClient.invalidateQueries({ queryKey })
    return
  }
  // A load under way may answer with the list as it was before this change.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, outcome.reply)
}

/** Specification 8, the rows of the wish list. */
function announce({ action, madeOn }: WishChange, outcome: Outcome<WishlistReply>): void {
  const isDone = outcome.kind === 'success'
  if (madeOn === 'wish-list screen') {
    if (isDone) toast.success(messages.itemRemoved)
    else toast.failure(messages.removeFailed)
  } else if (!isDone) toast.failure(serverMessage(outcome, messages.toggleFailed))
  else if (action === 'remove') toast.removal(messages.removed)
  else toast.success(messages.added)
}
