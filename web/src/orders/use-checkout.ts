import type { ShippingAddress } from '@baqala/contract/orders'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import type { Failure } from '../api/outcome.ts'
import { type CartReply } from '../cart/cart-state.ts'
import { cartIsOver, fetchCartAgain, fetchCartOnce } from '../cart/cart-query.ts'
import { paths } from '@baqala/contract/paths'
import { confirmationOf } from './confirmation.ts'
import { isWebAddress, openPaymentWindow } from './payment-window.ts'
import { whatChanged } from './what-changed.ts'

export function useCheckout(seen: CartReply | undefined) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [changes, setChanges] = useState<readonly string[]>([])
  const [blockedPaymentUrl, setBlockedPaymentUrl] = useState<string>()
  // An order whose answer was lost may exist. The same cart is sent again, and the server answers with that order.
  const lostOrderOf = useRef<string>(undefined)
  useCartAgainOnReturn()

  /** The id of the cart to order; undefined if the cart has changed and the shopper has to look at it first. */
  async function cartToOrder(): Promise<string | undefined> {
    if (lostOrderOf.current) return lostOrderOf.current
    const { cartId, changed } = await compareWithCartNow(seen)
    setChanges(changed)
    return cartId
  }

  async function payCash(shippingAddress: ShippingAddress) {
    const cartId = await cartToOrder()
    if (!cartId) return setIsBusy(false)
    const outcome = await callApi('placeCashOrder', { params: { cartId }, body: { shippingAddress } })
    lostOrderOf.current = outcome.kind === 'unreachable' ? cartId : undefined
    if (outcome.kind !== 'success') return endInSilence('cash order', outcome)
    await navigate(paths.orderConfirmation, { state: confirmationOf(outcome.reply) })
    cartIsOver()
  }

  async function payOnline(shippingAddress: ShippingAddress, paymentWindow: Window | undefined) {
    const cartId = await cartToOrder()
    const outcome = cartId ? await openCheckoutSession(cartId, shippingAddress) : undefined
    setIsBusy(false)
    if (outcome && outcome.kind !== 'success') endInSilence('checkout session', outcome)
    const url = outcome?.kind === 'success' ? outcome.reply.session.url : undefined
    if (!url || !isWebAddress(url)) return paymentWindow?.close()
    if (paymentWindow && !paymentWindow.closed) paymentWindow.location.replace(url)
    else setBlockedPaymentUrl(url)
  }

  /** Specification 8: a failed order or session shows nothing. Its cause (a price, the stock) shows in the cart itself. */
  function endInSilence(what: string, outcome: Failure) {
    console.error(`${what} ended ${outcome.kind}`, outcome)
    setIsBusy(false)
    if (outcome.kind === 'refused') void fetchCartAgain()
  }

  /** Call it in the click itself, or the browser blocks the payment window. */
  function checkOut(method: 'cash' | 'online', address: ShippingAddress) {
    if (isBusy) return
    setIsBusy(true)
    setBlockedPaymentUrl(undefined)
    if (method === 'online') void payOnline(address, openPaymentWindow())
    else void payCash(address)
  }

  return { checkOut, isBusy, changes, blockedPaymentUrl }
}

/** Fetches the cart right before it is ordered. If it fails, the cart on screen is ordered; if it has changed, none is. */
async function compareWithCartNow(seen: CartReply | undefined) {
  const now = await fetchCartOnce()
  const changed = seen && now ? whatChanged(seen, now) : []
  const cart = now ?? seen
  const canBeOrdered = changed.length === 0 && cart && cart.data.products.length > 0
  return { cartId: canBeOrdered ? cart.cartId : undefined, changed }
}

function openCheckoutSession(cartId: string, shippingAddress: ShippingAddress) {
  const query = { url: location.origin }
  return callApi('openCheckoutSession', { params: { cartId }, query, body: { shippingAddress } })
}

/** Fetches the cart again when the shopper returns from the payment window, where the cart may have become an order. */
function useCartAgainOnReturn() {
  useEffect(() => {
    const again = () => void fetchCartAgain()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
}
