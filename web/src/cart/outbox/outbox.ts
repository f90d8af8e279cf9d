/**
 * The outbox of the cart: each change enters here. They leave one by one, as mutations of TanStack Query. With a network, and nothing
 * waiting, a change leaves at once, and a failure drops it; otherwise it waits in the log of replay.ts until the shop is reached
 * (decision 0033) or, if its session was over, until the next sign-in.
 */
import { MutationObserver } from '@tanstack/react-query'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { queryClient, refetchInOtherTabs } from '../../api/query-client.ts'
import { readToken } from '../../api/stored-session.ts'
import { CART_CHANGE, cartKey, changesSettled, currentCart, fetchCartAgain, keepCart } from '../cart-query.ts'
import { applyChanges, type CartChange, cartFromAnswer, emptyCart } from '../cart-state.ts'
import { announce, type CartOutcome, sendChange } from './send-change.ts'
import { mayWait } from './waiting.ts'
import { messages } from '#messages/cart'

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
    // The server has ended the session: the same account sends the change after its next sign-in.
    if (outcome.kind !== 'success' && outcome.httpStatus === 401)
      void askLog((log) => log.keepForNextSession(change, token), undefined)
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

/** Coalesces queued changes: only the last count of a product is sent, and no count that a removal follows. */
function isReplacedBy(waiting: CartChange, next: CartChange): boolean {
  if (next.kind === 'clear') return waiting.kind !== 'add'
  if (waiting.kind === 'clear' || waiting.productId !== next.productId) return false
  if (next.kind === 'set count') return waiting.kind === 'set count'
  return next.kind === 'remove' && waiting.kind !== 'add'
}

/** Keeps the change for later if there is no network, or if others wait before it, perhaps since an earlier visit. */
async function keepForLater(change: CartChange): Promise<boolean> {
  return (isOffline() || mayWait()) && askLog(({ keep }) => keep(change), false)
}

/** Waits for the changes under way, and sends those that wait: an order is made of the cart that the server has. */
export async function sendWaiting(): Promise<void> {
  await changesSettled()
  if (mayWait()) await askLog(({ replay }) => replay(), undefined)
}

/** Most visits need no log, and a browser whose storage is full has none. */
function askLog<Answer>(
  ask: (log: typeof import('./replay.ts')) => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  return import('./replay.ts').then(ask).catch(() => otherwise)
}

/** The cast is safe: every mutation with the cart's key has a change as its variables. */
export function changesUnderWay(): CartChange[] {
  const mutations = queryClient.getMutationCache().findAll({ mutationKey: CART_CHANGE, status: 'pending' })
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
