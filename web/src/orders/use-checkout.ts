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
  const lostOrderOf = useRef<string>(undefined)
  useCartRefetchOnFocus()

  /** The id of the cart to order; undefined if the cart is empty or has changed, which the shopper must see first. */
  async function cartToOrder(): Promise<string | undefined> {
    if (lostOrderOf.current) return lostOrderOf.current
    const now = await fetchCartOnce()
    const changed = seen && now ? whatChanged(seen, now) : []
    setChanges(changed)
    // If the cart could not be fetched, the cart on screen is ordered.
    const cart = now ?? seen
    return changed.length === 0 && cart && cart.data.products.length > 0 ? cart.cartId : undefined
  }

  async function payCash(shippingAddress: ShippingAddress) {
    const cartId = await cartToOrder()
    if (!cartId) return setIsBusy(false)
    const outcome = await callApi('placeCashOrder', { params: { cartId }, body: { shippingAddress } })
    lostOrderOf.current = outcome.kind === 'unreachable' ? cartId : undefined
    if (outcome.kind !== 'success') return logFailure('cash order', outcome)
    await navigate(paths.orderConfirmation, { state: confirmationOf(outcome.reply) })
    dropOrderedCart()
  }

  async function payOnline(shippingAddress: ShippingAddress, paymentWindow: Window | undefined) {
    const cartId = await cartToOrder()
    const outcome = cartId ? await openCheckoutSession(cartId, shippingAddress) : undefined
    setIsBusy(false)
    if (outcome && outcome.kind !== 'success') logFailure('checkout session', outcome)
    const url = outcome?.kind === 'success' ? outcome.reply.session.url : undefined
    if (!url || !isWebAddress(url)) return paymentWindow?.close()
    if (paymentWindow && !paymentWindow.closed) paymentWindow.location.replace(url)
    else setBlockedPaymentUrl(url)
  }

  /** Specification 8: no toast for a failed order or session. The refetched cart shows the cause (a price, the stock). */
  function logFailure(what: string, outcome: Failure) {
    console.error(`${what} ended ${outcome.kind}`, outcome)
    setIsBusy(false)
    if (outcome.kind === 'refused') fetchCartAgain()
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

function openCheckoutSession(cartId: string, shippingAddress: ShippingAddress) {
  const query = { url: location.origin }
  return callApi('openCheckoutSession', { params: { cartId }, query, body: { shippingAddress } })
}

/** Fetches the cart when the shopper returns from the payment window, where it may have become an order. */
function useCartRefetchOnFocus() {
  useEffect(() => {
    window.addEventListener('focus', fetchCartAgain)
    return () => window.removeEventListener('focus', fetchCartAgain)
  }, [])
}
