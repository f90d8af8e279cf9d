import type { WishlistReply } from '@baqala/contract/wishlist'
import { MutationObserver, useIsMutating, useQuery } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { queryClient, refetchInOtherTabs } from '../api/query-client.ts'
import { readToken } from '../api/stored-session.ts'
import { useSession } from '../auth/session.ts'
import { keepCartId } from '../cart/cart-query.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { messages } from '#messages/wishlist'

/** Contains the token, so that no shopper sees the list of another. */
export function wishlistKey(token = readToken()) {
  return ['wishlist', token] as const
}

// Within this time several components share one load, or one refusal.
const MS_JUST_FETCHED = 5000

/** Specification 6: /WishList is open, so it requests the list without a token too, and is refused. */
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

/** Sends a change of the wish list, unless one of the same product is under way, and announces the outcome in a toast. */
export function changeWishlist(change: WishChange): void {
  const isRunning = changesUnderWay().some(({ productId }) => productId === change.productId)
  if (!isRunning) void wishlistMutations.mutate(change)
}

// One observer for all hearts: `useMutation` would create one for each product card.
const wishlistMutations = new MutationObserver(queryClient, {
  mutationKey: WISH_CHANGE,
  // Serial, because each answer holds the whole list and a late one must not replace a newer one.
  scope: { id: 'wishlist' },
  mutationFn: ({ productId, action }: WishChange) =>
    action === 'add'
      ? callApi('addToWishlist', { body: { productId } })
      : callApi('removeFromWishlist', { params: { productId } }),
  async onSuccess(outcome, change) {
    // Signing out clears the mutations (query-client.ts): this answer belongs to the session before.
    if (!changesUnderWay().includes(change)) return
    await keepAnswer(outcome)
    announce(change, outcome)
    refetchInOtherTabs('wishlist')
  },
})

/** The cast is safe: every mutation with the wish list's key has a change as its variables. */
function changesUnderWay(): WishChange[] {
  const mutations = queryClient.getMutationCache().findAll({ mutationKey: WISH_CHANGE, status: 'pending' })
  return mutations.map(({ state }) => state.variables as WishChange)
}

/** Specification 4: a heart changes only on success, and then to what the server returned. A load without a network would fail in a toast of its own. */
async function keepAnswer(outcome: Outcome<WishlistReply>): Promise<void> {
  const queryKey = wishlistKey()
  if (outcome.kind !== 'success' || !isWholeList(outcome.reply.data)) {
    void queryClient.invalidateQueries({ queryKey, refetchType: isOffline() ? 'none' : 'active' })
    return
  }
  // A load under way may answer with the list from before this change.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, outcome.reply)
}

/** Some servers answer a change with bare product ids; the list must then be fetched. */
function isWholeList(products: unknown): boolean {
  return Array.isArray(products) && products.every((product) => typeof product === 'object')
}

/** Specification 8, the rows of the wish list. */
function announce({ action, madeOn }: WishChange, outcome: Outcome<WishlistReply>): void {
  const isOnScreen = madeOn === 'wish-list screen'
  if (outcome.kind !== 'success')
    toast.failure(isOnScreen ? messages.removeFailed : (outcome.message ?? messages.toggleFailed))
  else if (isOnScreen) toast.success(messages.itemRemoved)
  else if (action === 'remove') toast.removal(messages.removed)
  else toast.success(messages.added)
}
