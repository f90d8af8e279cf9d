import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { serverMessage } from '../api/outcome.ts'
import { useSession } from '../auth/session.tsx'
import { messages } from '../messages.ts'
import { toast } from '../ui/toast.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { applyChanges, type CartOutcome } from './cart-changes.ts'
import { cartChanges, cartKey, loadCart } from './cart-store.ts'

// A visit that begins on /Cart has just fetched it, for the badge. Where that was refused, it is final for the screen, too.
const MS_JUST_FETCHED = 1000
const MS_JUST_FAILED = 5000

/** The cart as the shopper left it. Spec 4: fetched when the app starts and whenever the token changes. */
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
  const changes = useSyncExternalStore(cartChanges.subscribe, cartChanges.current, cartChanges.current)
  const isHydrated = useHydrated()
  const data = isHydrated ? query.data : undefined
  const cart = useMemo(() => data && applyChanges(data, changes), [data, changes])
  return { cart, query, hasFailed: isHydrated && query.isError, isChanging: changes.length > 0 }
}

export function useIsAdding(productId: string): boolean {
  const isAdding = () => cartChanges.current().some((change) => change.kind === 'add' && change.productId === productId)
  return useSyncExternalStore(cartChanges.subscribe, isAdding, isAdding)
}

export function addToCart(productId: string, whenUnreachable: string = messages.cart.addFailed): void {
  change({ kind: 'add', productId }, (outcome) => {
    if (outcome.kind === 'success') toast.success(outcome.reply.message ?? '')
    else toast.failure(serverMessage(outcome, whenUnreachable))
  })
}

/** Spec 4: no lower bound is enforced here. */
export function setItemCount(productId: string, count: number): void {
  change({ kind: 'set count', productId, count }, sayHowItWent(messages.cart.countUpdated, messages.cart.countFailed))
}

export function removeItem(productId: string): void {
  change({ kind: 'remove', productId }, sayHowItWent(messages.cart.itemRemoved, messages.cart.removeFailed))
}

export function clearCart(): void {
  change({ kind: 'clear' }, sayHowItWent(messages.cart.cleared, messages.cart.clearFailed))
}

function change(
  wanted: Parameters<typeof cartChanges.push>[0]['change'],
  settled: (outcome: CartOutcome) => void,
): void {
  cartChanges.push({ change: wanted, settled })
}

function sayHowItWent(success: string, unreachable: string) {
  return (outcome: CartOutcome) => {
    if (outcome.kind === 'success') toast.success(success)
    else toast.failure(serverMessage(outcome, unreachable))
  }
}
