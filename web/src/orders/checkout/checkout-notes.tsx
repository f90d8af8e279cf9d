import { messages as cartMessages } from '#messages/cart-screen'
import type { Order } from '@baqala/contract/orders'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import { egpWithPiastres } from '../../ui/egp.ts'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutNote } from './use-checkout.ts'
import { messages } from '#messages/orders'

/** Explains that nothing was ordered because the cart has changed, or that an order stands after all. */
export function CartChangedNotice({ note }: { readonly note: CheckoutNote | undefined }) {
  const sentences = note?.kind === 'changed' || note?.kind === 'short' ? note.sentences : undefined
  return (
    <Notice role="alert" of={note} title={titleOf(note)} sentences={sentences} className="mt-4">
      <p className="mt-1">
        {sentences ? (
          messages.reviewCart
        ) : (
          <ButtonLink to={paths.orders} look="textLine" text={messages.followUnderOrders} />
        )}
      </p>
    </Notice>
  )
}

function titleOf(note: CheckoutNote | undefined): string | undefined {
  if (note?.kind === 'ordered') return messages.orderStands(note.order.id, egpWithPiastres(note.order.totalOrderPrice))
  if (note?.kind === 'changed') return messages.cartChanged
  return note?.kind === 'short' ? messages.cannotBeOrdered : undefined
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
  const isPressed = note?.kind === 'nothing to order'
  const isPaid = paid !== undefined
  useEffect(() => {
    // Who comes back from the payment page still looks at the buttons far below.
    if (isPressed || isPaid) panel.current?.focus()
    // Each press makes a new note.
  }, [isPressed, isPaid, note])

  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className={`mt-4 flex scroll-mt-24 flex-wrap items-center gap-4 rounded-field border-2 bg-well px-4 py-3 ${isPressed || isPaid ? 'border-saffron' : 'border-transparent'}`}
    >
      <img
        src={paid ? '/images/order-confirmed.svg' : '/images/empty-cart.svg'}
        alt=""
        width={96}
        height={72}
        className="h-18 w-24 object-contain"
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-lg font-bold">{paid ? messages.orderIsPaid(paid.id) : cartMessages.empty}</p>
        {!paid && <p>{messages.nothingToPay}</p>}
        <p className="mt-2">
          <ButtonLink
            to={paid ? paths.orders : paths.products}
            look="textLine"
            text={paid ? messages.followUnderOrders : messages.browseProducts}
          />
        </p>
      </div>
    </div>
  )
}

/** A payment page that is left leaves the cart as it was (specification 8): this leads to its order, which may be paid still. */
export function NotPaidYet({ order }: { readonly order: Order | undefined }) {
  return (
    <p role="status" className="empty:absolute">
      {order?.paymentUrl && <ButtonLink to={paths.orders} look="textLine" text={cartMessages.notPaidYet(order.id)} />}
    </p>
  )
}
