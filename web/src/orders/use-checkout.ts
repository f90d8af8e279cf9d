import type { ShippingAddress } from '@baqala/contract/orders'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import type { Failure } from '../api/outcome.ts'
import type { CartReply } from '../cart/cart-state.ts'
import { dropOrderedCart, fetchCartAgain, fetchCartOnce } from '../cart/cart-query.ts'
import { paths } from '@baqala/contract/paths'
import { confirmationOf } from './confirmation.ts'
import { isWebAddress, openPaymentWindow } from './payment-window.ts'
import { whatChanged } from './what-changed.ts'

export function useCheckout(seen: CartReply | undefined) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [changes, setChanges] = useState<readonly string[]>([])
  const [blockedPaymentUrl, setBlockedPaymentUrl] = useState<string>()
  // After a lost answer the order may exist. Sending the same cart again is safe: the server answers with that order.
  const lostOrderOf = useRef<CartToOrder>(undefined)
  useCartRefetchOnFocus()

  /** The cart to order; undefined if it is empty or has changed, which the shopper must see first. */
  async function cartToOrder(): Promise<CartToOrder | undefined> {
    if (lostOrderOf.current) return lostOrderOf.current
    const now = await fetchCartOnce()
    const changed = seen && now ? whatChanged(seen, now) : []
    setChanges(changed)
    // If the cart could not be fetched, the cart on screen is ordered.
    const cart = now ?? seen
    if (changed.length > 0 || !cart?.cartId || cart.data.products.length === 0) return undefined
    return { ...cart, cartId: cart.cartId }
  }

  async function payCash(shippingAddress: ShippingAddress) {
    const cart = await cartToOrder()
    if (!cart) return setIsBusy(false)
    const outcome = await callApi('placeCashOrder', askFor(cart, shippingAddress))
    lostOrderOf.current = outcome.kind === 'unreachable' ? cart : undefined
    if (outcome.kind !== 'success') return handleFailure('cash order', outcome, cart)
    await navigate(paths.orderConfirmation, { state: confirmationOf(outcome.reply) })
    dropOrderedCart()
  }

  async function payOnline(shippingAddress: ShippingAddress, paymentWindow: Window | undefined) {
    const cart = await cartToOrder()
    const outcome = cart ? await openCheckoutSession(cart, shippingAddress) : undefined
    const url = outcome?.kind === 'success' ? outcome.reply.session.url : undefined
    if (!url || !isWebAddress(url)) {
      paymentWindow?.close()
      if (cart && outcome && outcome.kind !== 'success') await handleFailure('checkout session', outcome, cart)
      return setIsBusy(false)
    }
    setIsBusy(false)
    if (paymentWindow && !paymentWindow.closed) paymentWindow.location.replace(url)
    else setBlockedPaymentUrl(url)
  }

  /** Specification 8: no toast for a failed order or session. What changed in the cart shows the cause (a price, the stock). */
  async function handleFailure(what: string, outcome: Failure, ordered: CartToOrder) {
    console.error(`${what} ended ${outcome.kind}`, outcome)
    const now = outcome.kind === 'refused' ? await fetchCartOnce() : undefined
    if (now) setChanges(whatChanged(ordered, now))
    setIsBusy(false)
  }

  /** Call it synchronously in the click handler, or the browser blocks the payment window. */
  function checkOut(method: 'cash' | 'online', address: ShippingAddress) {
    if (isBusy) return
    setIsBusy(true)
    setBlockedPaymentUrl(undefined)
    if (method === 'online') void payOnline(address, openPaymentWindow())
    else void payCash(address)
  }

  return { checkOut, isBusy, changes, blockedPaymentUrl }
}

interface CartToOrder extends CartReply {
  readonly cartId: string
}

/** Names the total on the screen, so that no other price is ordered. */
function askFor({ cartId, data }: CartToOrder, shippingAddress: ShippingAddress) {
  // A server that knows the specification alone may refuse a body with more in it; such a cart does not say when it changed.
  const expectedTotal = data.updatedAt === undefined ? {} : { expectedTotal: data.totalCartPrice }
  return { params: { cartId }, body: { shippingAddress, ...expectedTotal } }
}

function openCheckoutSession(cart: CartToOrder, shippingAddress: ShippingAddress) {
  return callApi('openCheckoutSession', { ...askFor(cart, shippingAddress), query: { url: location.origin } })
}

/** Fetches the cart when the shopper returns from the payment window, where it may have become an order. */
function useCartRefetchOnFocus() {
  useEffect(() => {
    window.addEventListener('focus', fetchCartAgain)
    return () => window.removeEventListener('focus', fetchCartAgain)
  }, [])
}
