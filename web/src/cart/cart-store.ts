/** Joins the queue of changes to the server, to the query cache and to the shopper's other tabs. */
import { callApi } from '../api/call-api.ts'
import { load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { tellOtherTabs } from '../api/other-tabs.ts'
import { onTokenChange, readToken } from '../api/stored-session.ts'
import { applyChanges, type CartChange, type CartOutcome, createCartChanges } from './cart-changes.ts'
import { type CartAnswer, cartFromAnswer, cartIdOf, type CartReply, emptyCart } from './cart-state.ts'

/** The token is part of the key, so that no shopper ever sees the cart of the one before. */
export function cartKey(token = readToken()) {
  return ['cart', token] as const
}

export const cartChanges = createCartChanges({ callOffLoad, send, keep, rest })

export async function loadCart(signal: AbortSignal): Promise<CartReply> {
  await changesAreThrough()
  const answer: CartAnswer = await load('getCart', { signal })
  const empty = { ...emptyCart(cartIdOf(answer)), numOfCartItems: answer.numOfCartItems ?? 0 }
  return withId(cartFromAnswer(answer, undefined) ?? empty)
}

function cartNow(): CartReply | undefined {
  return queryClient.getQueryData<CartReply>(cartKey())
}

function keepCart(cart: CartReply): void {
  queryClient.setQueryData(cartKey(), cart)
}

let idFromWishlist: string | undefined

/** Spec 3: the cart's id is read from wish-list answers too, and kept for carts that come without one. */
export function keepCartId(cartId: string | undefined): void {
  if (!cartId) return
  idFromWishlist = cartId
  const cart = cartNow()
  if (cart) keepCart(withId(cart))
}

function withId(cart: CartReply): CartReply {
  return cart.cartId ? cart : { ...cart, cartId: idFromWishlist }
}

export async function fetchCartAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['cart'] })
}

/** One try, without the waits of a load: what stands right before an order. Undefined where it fails. */
export async function fetchCartOnce(): Promise<CartReply | undefined> {
  await changesAreThrough()
  await queryClient.cancelQueries({ queryKey: ['cart'] })
  const outcome = await callApi('getCart', {})
  const told = outcome.kind === 'success' ? cartFromAnswer(outcome.reply, undefined) : undefined
  if (!told) return undefined
  const cart = withId(told)
  keepCart(cart)
  return cart
}

/** The cart became an order: the badge says 0, and the next load brings a new cart. */
export function cartIsOver(): void {
  idFromWishlist = undefined
  keepCart(emptyCart())
  void fetchCartAgain()
  tellOtherTabs('cart')
}

/** The server filled the cart by itself, from an order. */
export function cartWasRefilled(): void {
  void fetchCartAgain()
  tellOtherTabs('cart')
}

let mustFetchAgain = false

function callOffLoad(): void {
  if (queryClient.isFetching({ queryKey: ['cart'] })) mustFetchAgain = true
  void queryClient.cancelQueries({ queryKey: ['cart'] })
}

function send(change: CartChange): Promise<CartOutcome> {
  switch (change.kind) {
    case 'add':
      return callApi('addCartItem', { body: { productId: change.productId } })
    case 'set count':
      return callApi('updateCartItem', { params: { productId: change.productId }, body: { count: change.count } })
    case 'remove':
      return callApi('removeCartItem', { params: { productId: change.productId } })
    case 'clear':
      return callApi('clearCart', {})
  }
}

function keep(change: CartChange, outcome: CartOutcome): void {
  if (outcome.kind !== 'success') {
    // A lost answer may have changed the cart, and a refusal says that ours is out of date.
    mustFetchAgain = true
    return
  }
  const before = cartNow()
  const told = change.kind === 'clear' ? emptyCart(before?.cartId) : cartFromAnswer(outcome.reply, before)
  if (told) return keepCart(told)
  if (before) keepCart({ ...applyChanges(before, [change]), ...badgeOf(outcome.reply) })
  mustFetchAgain = true
}

/** The number of items counts even where the answer's products have to be fetched. */
function badgeOf({ numOfCartItems }: CartAnswer) {
  return numOfCartItems === undefined ? {} : { numOfCartItems }
}

function rest(): void {
  if (mustFetchAgain && readToken()) void fetchCartAgain()
  mustFetchAgain = false
  tellOtherTabs('cart')
}

function changesAreThrough(): Promise<void> {
  if (cartChanges.current().length === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = cartChanges.subscribe(() => {
      if (cartChanges.current().length > 0) return
      stop()
      resolve()
    })
  })
}

onTokenChange(() => {
  idFromWishlist = undefined
  cartChanges.forget()
})
