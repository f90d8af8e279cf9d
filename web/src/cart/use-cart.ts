/** The cart on the screen: the last answer with the changes that wait and those under way applied (optimistic update). */
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createStore } from '@baqala/kit/api/store.ts'
import { queryClient } from '../api/query-client.ts'
import { onTokenChange } from '../api/stored-session.ts'
import { useSession } from '../auth/session.ts'
import { useOnceHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { CART_CHANGE, cartKey, currentCart, loadCart } from './cart-query.ts'
import { applyChanges, type CartChange, type CartReply, countIn } from './cart-state.ts'
import { changesUnderWay } from './outbox/outbox.ts'
import { changesWaiting, waiting } from './outbox/waiting.ts'

const shown = createStore<CartReply | undefined>(undefined)
// Read once for all cards of a list, each of which asks for its own product.
let underWay: readonly CartChange[] = []

function show(): void {
  const cart = currentCart()
  underWay = changesUnderWay()
  shown.set(cart && applyChanges(cart, [...changesWaiting(), ...underWay]))
}

queryClient.getQueryCache().subscribe(({ type, query }) => {
  // Its other events tell of components that read it.
  if ((type === 'updated' || type === 'removed') && (query.queryKey as unknown[])[0] === 'cart') show()
})
queryClient.getMutationCache().subscribe(({ mutation }) => mutation?.options.mutationKey === CART_CHANGE && show())
waiting.onChange(show)
onTokenChange(show)

// On a first visit to /Cart the badge loads the cart. The screen uses that answer, or that refusal, instead of a second load.
const MS_JUST_FETCHED = 1000
const MS_JUST_FAILED = 5000

/** Specification 4: loaded whenever the token changes. */
export function useCart({ isFetchedOnOpening = false } = {}) {
  const { token } = useSession()
  const query = useQuery({
    queryKey: cartKey(token),
    queryFn: ({ signal }) => loadCart(signal),
    enabled: token !== null,
    meta: { keptAs: 'cart' },
    refetchOnMount: ({ state }) =>
      isFetchedOnOpening && Date.now() - state.dataUpdatedAt > MS_JUST_FETCHED ? 'always' : false,
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > MS_JUST_FAILED,
  })
  const cart = useShown(shown.get, undefined)
  const isChanging = useIsMutating({ mutationKey: CART_CHANGE }) > 0
  return { cart, query, hasFailed: useOnceHydrated(() => query.isError, false), isChanging }
}

/** The pieces of a product in the cart. A card renders again only when its own count changes. */
export function useCountInCart(productId: string): number {
  return useShown(() => countIn(shown.get(), productId), 0)
}

export function useIsAdding(productId: string): boolean {
  return useShown(() => underWay.some((change) => change.kind === 'add' && change.productId === productId), false)
}

/** `prerendered`: the value on a prerendered page, which knows no cart. */
function useShown<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(shown.onChange, read, () => prerendered)
}
