/** One subscription to the cart for all product cards: a card renders again only when its own count changes. */
import { hashKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../api/query-client.ts'
import { onTokenChange } from '../api/stored-session.ts'
import { CART_CHANGE, currentCart } from './cart-query.ts'
import { applyChanges, countsIn } from './cart-state.ts'
import { changesOf, waiting } from './outbox/waiting.ts'
import { changeOf, UNDER_WAY } from './use-cart.ts'

/** The pieces of a product in the cart, as the badge counts them. Undefined if there are none, or if the cart is not known yet. */
export function useCountInCart(productId: string): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => currentCounts().get(productId),
    // A prerendered page knows no cart.
    () => undefined,
  )
}

const listeners = new Set<() => void>()
let counts: ReadonlyMap<string, number> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentCounts(): ReadonlyMap<string, number> {
  const changes = () => [
    ...changesOf(waiting.get()),
    ...queryClient.getMutationCache().findAll(UNDER_WAY).map(changeOf),
  ]
  const cart = counts ? undefined : currentCart()
  return (counts ??= countsIn(cart && applyChanges(cart, changes())))
}

function countAgain(): void {
  counts = undefined
  for (const listener of listeners) listener()
}

const CART_HASH = hashKey(['cart']).slice(0, -1)
queryClient.getQueryCache().subscribe(({ query }) => query.queryHash.startsWith(CART_HASH) && countAgain())
queryClient
  .getMutationCache()
  .subscribe(({ mutation }) => mutation?.options.mutationKey === CART_CHANGE && countAgain())
waiting.onChange(countAgain)
onTokenChange(countAgain)
