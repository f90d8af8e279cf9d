import type { ShippingAddress } from '@baqala/contract/addresses'
import type { Order } from '@baqala/contract/orders'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { valueAt } from '../../api/value-at.ts'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import type { Failure } from '@baqala/kit/api/outcome.ts'
import { useResumedState } from '../../api/resumed-state.ts'
import { type CartReply, priceInStock } from '../../cart/cart-state.ts'
import { sendWaiting } from '../../cart/outbox/outbox.ts'
import { notInCart } from '../../cart/outbox/waiting.ts'
import { type Delivery, whatChangedInDelivery } from '../../delivery/use-delivery.ts'
import { dropOrderedCart, fetchCartAgain, fetchCartOnce } from '../../cart/cart-query.ts'
import { paths } from '@baqala/contract/paths'
import { confirmationOf } from './confirmation.ts'
import { askFor, type CartToOrder } from './ask-for-order.ts'
import { isWebAddress } from '../is-web-address.ts'
import { goToPayment, openPaymentWindow } from './payment-window.ts'
import { fetchOrdersAgain, findNewestOrder } from '../use-orders.ts'
import { isOrderOf, isShort, whatChanged, whyNotOrdered } from './what-changed.ts'

/** Says on the screen why nothing was sent, or what the cart looks like after a failed order. */
export type CheckoutNote =
  | { readonly kind: 'changed' | 'come' | 'delivery' | 'moved' | 'short'; readonly sentences: readonly string[] }
  | { readonly kind: 'ordered'; readonly order: Order; readonly sentences?: undefined }
  | { readonly kind: 'nothing to order' | 'not read'; readonly sentences?: undefined }

/**
 * `delivery`: undefined where the shop has no areas. `haveMoved`: whether the addresses have changed since the shopper saw them.
 * A cart whose answer was lost is sent again: the server answers with its order.
 */
export function useCheckout(haveMoved: () => Promise<boolean>, seen?: CartReply, delivery?: Delivery) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [note, setNote] = useState<CheckoutNote>()
  const [hasOpenedPayment, setHasOpenedPayment] = useOpenedPayment()
  const [blockedPaymentUrl, setBlockedPaymentUrl] = useState<string>()
  const lostOrderOf = useRef<CartToOrder>(undefined)

  async function cartToOrder(): Promise<CartToOrder | undefined> {
    const reading = readCartToOrder({ seen, lost: lostOrderOf.current, delivery, hasOpenedPayment })
    const [read, isMoved] = await Promise.all([reading, haveMoved()])
    setNote(isMoved ? await noteOfMove(read) : read.note)
    return isMoved ? undefined : read.cart
  }

  async function payCash(shippingAddress: ShippingAddress) {
    const cart = await cartToOrder()
    if (!cart) return
    const outcome = await callApi('placeCashOrder', askFor(cart, shippingAddress, { delivery, method: 'cash' }))
    lostOrderOf.current = outcome.kind === 'unreachable' ? cart : undefined
    if (outcome.kind !== 'success') return setNote(await noteAfterFailure('cash order', outcome, cart, delivery))
    fetchOrdersAgain()
    // Back leads to the cart: there is nothing more to pay.
    await navigate(paths.orderConfirmation, { state: confirmationOf(valueAt(outcome.reply, 'data')), replace: true })
    dropOrderedCart()
  }

  async function payOnline(shippingAddress: ShippingAddress, paymentWindow: Window | undefined) {
    const cart = await cartToOrder()
    if (!cart) return paymentWindow?.close()
    const ask = askFor(cart, shippingAddress, { delivery, method: 'online' })
    const outcome = await callApi('openCheckoutSession', { ...ask, query: { url: location.origin } })
    if (outcome.kind !== 'unreachable') lostOrderOf.current = undefined
    const url = outcome.kind === 'success' ? outcome.reply.session.url : ''
    if (!isWebAddress(url)) paymentWindow?.close()
    if (outcome.kind !== 'success') return setNote(await noteAfterFailure('checkout session', outcome, cart, delivery))
    if (!isWebAddress(url)) return
    setHasOpenedPayment(true)
    if (!goToPayment(paymentWindow, url)) setBlockedPaymentUrl(url)
  }

  /** Call it synchronously in the click handler, or the browser blocks the payment window. Offline it sends nothing. */
  function checkOut(method: 'cash' | 'online', address: ShippingAddress) {
    if (isBusy || isOffline()) return
    const isEmpty = seen?.data.products.length === 0
    // The shopper knows that it stands, and presses for the cart after it.
    if (note?.kind === 'ordered' && !isEmpty) lostOrderOf.current = undefined
    if (!lostOrderOf.current && isEmpty) return setNote({ kind: 'nothing to order' })
    setIsBusy(true)
    setBlockedPaymentUrl(undefined)
    const ordering = method === 'online' ? payOnline(address, openPaymentWindow()) : payCash(address)
    void ordering.finally(() => setIsBusy(false))
  }

  const noteNow = note?.kind === 'not read' && seen ? undefined : note
  return { checkOut, isBusy, note: noteNow, hasOpenedPayment, blockedPaymentUrl }
}

interface ToOrder {
  readonly cart?: CartToOrder
  readonly note?: CheckoutNote | undefined
}

interface Press {
  readonly seen: CartReply | undefined
  readonly lost: CartToOrder | undefined
  readonly delivery: Delivery | undefined
  readonly hasOpenedPayment: boolean
}

/** The cart to order; none if it is empty or has changed, which the shopper must see first. */
async function readCartToOrder({ seen, lost, delivery, hasOpenedPayment }: Press): Promise<ToOrder> {
  await sendWaiting()
  const now = await fetchCartOnce()
  // If the cart could not be fetched, the cart on screen is ordered.
  const cart = now ?? seen
  const isEmpty = cart?.data.products.length === 0
  if (lost && (isEmpty || now?.cartId !== lost.cartId)) {
    // A confirmation would seem to be of the goods that are in the cart by now.
    const standing = isEmpty ? undefined : await noteOfOrder(lost)
    return standing ? { note: standing } : { cart: lost }
  }
  if (!cart) return { note: { kind: 'not read' } }
  const missing = notInCart.get()
  notInCart.set([])
  const inGoods = [...missing, ...(seen && now ? whatChanged(seen, now) : [])]
  const sentences = inGoods.length > 0 ? inGoods : await whatChangedInDelivery(delivery, priceInStock(cart))
  // The cart that this screen opened a payment page for is gone once that is paid.
  if (hasOpenedPayment && now && isEmpty) return { note: { kind: 'nothing to order' } }
  // It was ordered in another tab or browser.
  const ordered = isEmpty && seen ? await noteOfOrder(seen) : undefined
  if (ordered) return { note: ordered }
  // Nobody has seen what it costs.
  const hasCome = delivery && !seen && now && !isEmpty
  const kind = hasCome ? 'come' : inGoods.length > 0 ? 'changed' : 'delivery'
  if (hasCome || sentences.length > 0) return { note: { kind: now && isShort(now) ? 'short' : kind, sentences } }
  return cart.cartId && !isEmpty ? { cart: { ...cart, cartId: cart.cartId } } : {}
}

/** An address was changed or removed since the form stands here. The cart may be an order already, of which no answer came. */
async function noteOfMove({ cart, note }: ToOrder): Promise<CheckoutNote> {
  const ordered = note?.kind === 'ordered' ? note : cart && (await noteOfOrder(cart))
  return ordered ?? { kind: 'moved', sentences: note?.sentences ?? [] }
}

async function noteOfOrder(cart: CartReply): Promise<CheckoutNote | undefined> {
  const order = await findNewestOrder()
  return order && isOrderOf(cart, order) ? { kind: 'ordered', order } : undefined
}

/** Specification 8: no toast for a failed order or session. The cart, read again, shows what is true now. */
async function noteAfterFailure(
  what: string,
  outcome: Failure,
  ordered: CartToOrder,
  delivery: Delivery | undefined,
): Promise<CheckoutNote | undefined> {
  console.error(`${what} ended ${outcome.kind}`, outcome)
  const now = await fetchCartOnce()
  if (!now) return undefined
  const note = now.data.products.length === 0 ? await noteOfOrder(ordered) : undefined
  if (note) return note
  const inGoods = whyNotOrdered(ordered, now)
  // A time may have gone in the moment of ordering.
  const sentences = inGoods.length > 0 ? inGoods : await whatChangedInDelivery(delivery, priceInStock(now))
  const kind = isShort(now) ? 'short' : inGoods.length > 0 ? 'changed' : 'delivery'
  return sentences.length > 0 ? { kind, sentences } : undefined
}

/** Whether a payment page was opened: its cart may be a paid order by now. A phone drops a covered tab: it survives a reload. */
function useOpenedPayment() {
  const [hasOpened, setHasOpened] = useResumedState('checkout', 'payment opened', false)
  useEffect(() => {
    const handleFocus = () => {
      fetchCartAgain()
      if (hasOpened) fetchOrdersAgain()
    }
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [hasOpened])
  return [hasOpened, setHasOpened] as const
}
