import { paths } from '@baqala/contract/paths'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { callApi } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { queryClient, refetchInOtherTabs } from '../api/query-client.ts'
import { readToken } from '../api/stored-session.ts'
import { forgetPositions } from '../ui/scroll-positions.ts'
import { type CartAnswer, cartFromAnswer, cartIdOf, type CartReply, emptyCart } from './cart-state.ts'

export const CART_CHANGE = ['cart']

/** Contains the token, so that no shopper sees the cart of another. */
export function cartKey(token = readToken()) {
  return ['cart', token] as const
}

export async function loadCart(signal: AbortSignal): Promise<CartReply> {
  await changesSettled()
  const answer: CartAnswer = await load('getCart', { signal }).catch((error: Error) => cartSeenLast(error, signal))
  const empty = { ...emptyCart(cartIdOf(answer)), numOfCartItems: answer.numOfCartItems ?? 0 }
  return withId(cartFromAnswer(answer, undefined) ?? empty)
}

/** Without a network the cart as it was seen last. Otherwise, or if none was, the load has failed. */
async function cartSeenLast(failure: Error, signal: AbortSignal): Promise<CartReply> {
  if (!isOffline() || signal.aborted) throw failure
  const cart = currentCart() ?? (await loadKeptCart().catch(() => undefined))
  if (!cart) throw failure
  return cart
}

async function loadKeptCart(): Promise<CartReply | undefined> {
  const { readLastKnown } = await import('../api/last-known.ts')
  // A cast: it was the data of the cart's query.
  return (await readLastKnown('cart'))?.answer as CartReply | undefined
}

/** Fetches the cart without retries, right before an order. Undefined if it fails. */
export async function fetchCartOnce(): Promise<CartReply | undefined> {
  await changesSettled()
  await queryClient.cancelQueries({ queryKey: cartKey() })
  const outcome = await callApi('getCart', {})
  const cart = outcome.kind === 'success' ? cartFromAnswer(outcome.reply, undefined) : undefined
  if (cart) keepCart(cart)
  return cart && withId(cart)
}

/** Waits until no change is pending: a cart read before it would be out of date. */
export function changesSettled(): Promise<void> {
  const areSettled = () => queryClient.isMutating({ mutationKey: CART_CHANGE }) === 0
  if (areSettled()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (!areSettled()) return
      stop()
      resolve()
    })
  })
}

export function fetchCartAgain(): void {
  void queryClient.invalidateQueries({ queryKey: cartKey() })
}

/** Empties the cart after it became an order. Its confirmation fetches the next one. */
export function dropOrderedCart(): void {
  idFromWishlist = undefined
  keepCart(emptyCart())
  forgetPositions(paths.cart)
}

export function fetchCartInAllTabs(): void {
  fetchCartAgain()
  refetchInOtherTabs('cart')
}

export function currentCart(): CartReply | undefined {
  return queryClient.getQueryData<CartReply>(cartKey())
}

export function keepCart(cart: CartReply): void {
  queryClient.setQueryData(cartKey(), withId(cart))
}

let idFromWishlist: { readonly token: string | null; readonly cartId: string } | undefined

/** Specification 3: wish-list answers hold the cart's id too; a cart without an id gets this one. */
export function keepCartId(cartId: string | undefined): void {
  if (!cartId) return
  idFromWishlist = { token: readToken(), cartId }
  const cart = currentCart()
  if (cart) keepCart(cart)
}

function withId(cart: CartReply): CartReply {
  if (cart.cartId || idFromWishlist?.token !== readToken()) return cart
  return { ...cart, cartId: idFromWishlist.cartId }
}
