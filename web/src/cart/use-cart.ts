/** The cart and its changes: `+ Add`, `+`, `−`, Remove and Clear Cart are mutations of TanStack Query that run one by one. */
import { MutationObserver, useIsMutating, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { createStore } from '@baqala/kit/api/store.ts'
import { queryClient, refetchInOtherTabs } from '../api/query-client.ts'
import { onTokenChange, readToken } from '../api/stored-session.ts'
import { useSession } from '../auth/session.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { CART_CHANGE, cartKey, currentCart, fetchCartAgain, keepCart, loadCart } from './cart-query.ts'
import {
  applyChanges,
  type CartChange,
  cartFromAnswer,
  type CartReply,
  countIn,
  emptyCart,
  isReplacedBy,
} from './cart-state.ts'
import { announce, type CartOutcome, changesWaiting, sendChange, waiting } from './outbox/outbox.ts'
import { messages } from '#messages/cart'

const UNDER_WAY = { mutationKey: CART_CHANGE, status: 'pending' } as const

/** The cart on the screen: the last answer with the changes that wait and those under way applied (optimistic update). */
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
    refetchOnMount: ({ state }) =>
      isFetchedOnOpening && Date.now() - state.dataUpdatedAt > MS_JUST_FETCHED ? 'always' : false,
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > MS_JUST_FAILED,
  })
  const cart = useShown(shown.get, undefined)
  const isChanging = useIsMutating(UNDER_WAY) > 0
  return { cart, query, hasFailed: useHydrated() && query.isError, isChanging }
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

/** `+ Add`. The details screen has a text of its own for a failure (specification 8). */
export function addToCart(productId: string): void {
  const isOnDetails = location.pathname.startsWith('/ProductDetails/')
  void changeCart({
    kind: 'add',
    productId,
    whenUnreachable: isOnDetails ? messages.addFailedOnDetails : messages.addFailed,
  })
}

/**
 * Sends a change of the cart after those that wait, shows it in the meantime and announces the outcome in a toast. The outcome is
 * 'kept' if it is sent when the network is back, undefined if a later change replaced this one or its session is over.
 */
export function changeCart(change: CartChange): Promise<CartOutcome | 'kept' | undefined> {
  return cartMutations.mutate(change)
}

// One observer for all buttons: `useMutation` would create one for each product card.
const cartMutations = new MutationObserver(queryClient, {
  mutationKey: CART_CHANGE,
  // Serial, because each answer holds the whole cart and a late one must not replace a newer one.
  scope: { id: 'cart' },
  onMutate: cancelLoad,
  async mutationFn(change: CartChange): Promise<CartOutcome | 'kept' | undefined> {
    const queued = changesFrom(change)
    if (queued.length === 0 || queued.slice(1).some((next) => isReplacedBy(change, next))) return undefined
    if (await keepForLater(change)) return 'kept'
    const token = readToken()
    const outcome = await sendChange(change)
    if (outcome.kind !== 'success' && outcome.httpStatus === 401) void keepForNextSession(change, token)
    return outcome
  },
  onSuccess(outcome, change) {
    const queued = changesFrom(change)
    if (queued.length === 0) return
    if (outcome && outcome !== 'kept') {
      keepAnswer(change, outcome)
      announce(change, outcome)
    }
    if (queued.length > 1) return
    if (queryClient.getQueryState(cartKey())?.isInvalidated) fetchCartAgain()
    refetchInOtherTabs('cart')
  },
})

/** Keeps the change for later if there is no network, or if others wait before it, perhaps since an earlier visit. */
async function keepForLater(change: CartChange): Promise<boolean> {
  if (!isOffline() && waiting.get()?.length === 0) return false
  // A browser whose storage is full keeps nothing.
  return importReplay()
    .then(({ keep }) => keep(change))
    .catch(() => false)
}

/** The server has ended the session: the change is sent after the next sign-in of the same account. */
async function keepForNextSession(change: CartChange, token: string | null): Promise<void> {
  await importReplay()
    .then((log) => log.keepForNextSession(change, token))
    .catch(() => {})
}

/** Sends what waits, before an order. */
export async function sendWaiting(): Promise<void> {
  if (waiting.get()?.length === 0) return
  await importReplay()
    .then(({ replay }) => replay())
    .catch(() => {})
}

// Most visits need no log.
const importReplay = () => import('./outbox/replay.ts')

/** The cast is safe: every mutation with the cart's key has a change as its variables. */
function changesUnderWay(): CartChange[] {
  const mutations = queryClient.getMutationCache().findAll(UNDER_WAY)
  return mutations.map(({ state }) => state.variables as CartChange)
}

/** This change and those queued behind it. Empty after signing out, which clears the mutations (query-client.ts). */
function changesFrom(change: CartChange): readonly CartChange[] {
  const changes = changesUnderWay()
  return changes.includes(change) ? changes.slice(changes.indexOf(change)) : []
}

/** Cancels a load under way: it may answer with the cart from before this change. */
async function cancelLoad(): Promise<void> {
  if (queryClient.isFetching({ queryKey: cartKey() }) === 0) return
  await queryClient.cancelQueries({ queryKey: cartKey() })
  await fetchCartLater()
}

/** Marks the cart as stale. It is fetched after the last change, unless an answer brings it first. */
function fetchCartLater(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cartKey(), refetchType: 'none' })
}

function keepAnswer(change: CartChange, outcome: CartOutcome): void {
  // The change may have reached the server although its answer was lost, and a refusal shows that our cart is stale.
  if (outcome.kind !== 'success') return void fetchCartLater()
  const before = currentCart()
  const cart = change.kind === 'clear' ? emptyCart(before?.cartId) : cartFromAnswer(outcome.reply, before)
  if (cart) return keepCart(cart)
  const { numOfCartItems } = outcome.reply
  if (before) keepCart({ ...applyChanges(before, [change]), ...(numOfCartItems !== undefined && { numOfCartItems }) })
  void fetchCartLater()
}
