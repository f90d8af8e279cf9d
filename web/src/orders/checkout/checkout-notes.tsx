import { messages as cartMessages } from '#messages/cart-screen'
import type { Order } from '@baqala/contract/orders'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import { Notice } from '../../ui/notice.tsx'
import { usePlacedOrder } from '../recent-orders.ts'
import type { CheckoutNote } from './use-checkout.ts'
import { messages } from '#messages/orders'
import { messages as shop } from '#messages/shop'

/** Explains that nothing was ordered because the cart has changed or cannot be ordered, or that an order stands after all. */
export function CartChangedNotice({ note }: { readonly note: CheckoutNote | undefined }) {
  const [title, asks] = note ? wordsOf(note) : []
  const [to, text] =
    note?.kind === 'short' ? [paths.cart, messages.viewCart] : [paths.orders, messages.followUnderOrders]
  return (
    <Notice role="alert" of={note} title={title} sentences={note?.sentences} className="mt-4">
      <p className="mt-1">{asks ?? <ButtonLink to={to} look="textLine" text={text} />}</p>
    </Notice>
  )
}

/** What has become of the press, and what to look at before the next. */
function wordsOf(note: CheckoutNote): readonly [title?: string, asks?: string] {
  switch (note.kind) {
    case 'ordered':
      return [cartMessages.orderStands(note.order)]
    case 'changed':
      return [messages.cartChanged, messages.reviewCart]
    case 'come':
      return [messages.cartHasCome, messages.reviewCart]
    case 'delivery':
      return [messages.deliveryChanged, messages.reviewDelivery]
    case 'moved':
      return [messages.addressesChanged, messages.checkAddress]
    case 'short':
      return [messages.cannotBeOrdered]
    case 'not read':
      return [cartMessages.cannotBeShown, messages.pressToTryAgain]
    case 'nothing to order':
      return []
  }
}

interface NothingToPayProps {
  readonly note: CheckoutNote | undefined
  /** The order that the payment page of this screen was for. */
  readonly paid: Order | undefined
}

/**
 * Shown above the form while the cart is empty; the form stays (specification 2). Takes the focus when a button is pressed,
 * and once the order is paid.
 */
export function NothingToPay({ note, paid }: NothingToPayProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isMarked = note?.kind === 'nothing to order' || paid !== undefined
  const placed = usePlacedOrder()
  const order = paid ?? placed
  const words = order && (order.isPaid ? messages.orderIsPaid(order.id) : cartMessages.orderStands(order))
  useEffect(() => {
    // A shopper who comes back from the payment page still looks at the buttons far below.
    if (isMarked) panel.current?.focus()
    // Each press makes a new note.
  }, [isMarked, note])

  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className={`mt-4 flex scroll-mt-24 flex-wrap items-center gap-3 rounded-field border-2 bg-well px-3 py-3 ${isMarked ? 'border-saffron' : 'border-transparent'}`}
    >
      <img
        src={order ? '/images/order-confirmed.svg' : '/images/empty-cart.svg'}
        alt=""
        width={96}
        height={72}
        className="drawing w-24"
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-lg font-bold">{words ?? cartMessages.empty}</p>
        {!paid && <p>{order ? cartMessages.empty : messages.nothingToPay}</p>}
        <p className="mt-2">
          <ButtonLink
            to={order ? paths.orders : paths.products}
            look="leaf"
            text={order ? messages.followUnderOrders : shop.browseProducts}
          />
        </p>
      </div>
    </div>
  )
}

/**
 * A payment page that is left leaves the cart as it was (specification 8): this leads to its order, which may be paid still. Goods that
 * were added meanwhile are none of an order that is paid, and the buttons beside it are theirs.
 */
export function OrderOfPaymentPage({ order, isPaid }: { readonly order: Order | undefined; readonly isPaid: boolean }) {
  const says = isPaid && order ? messages.nextOrder(order.id) : order?.paymentUrl && cartMessages.notPaidYet(order)
  return (
    <p role="status" className="empty:absolute">
      {says && <ButtonLink to={paths.orders} look="textLine" text={says} />}
    </p>
  )
}
