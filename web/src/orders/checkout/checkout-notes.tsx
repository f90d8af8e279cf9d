import { messages as cartMessages } from '#messages/cart-screen'
import type { Order } from '@baqala/contract/orders'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import { egpWithPiastres } from '../../ui/egp.ts'
import type { CheckoutNote } from './use-checkout.ts'
import { messages } from '#messages/orders'

/**
 * Explains that nothing was ordered because the cart has changed, or that an order stands after all. The live region is always
 * rendered, or it is not announced.
 */
export function CartChangedNotice({ note }: { readonly note: CheckoutNote | undefined }) {
  const notice = useRef<HTMLDivElement>(null)
  // On a phone the pressed button is below the fold, and the notice above it.
  useEffect(() => {
    if (note) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [note])
  return (
    <div role="alert" ref={notice} className="scroll-mt-24">
      {note && note.kind !== 'nothing to order' && (
        <div className="mt-4 rounded-field border-2 border-saffron bg-well px-4 py-3">
          {note.kind === 'ordered' ? <Stands {...note} /> : <NotOrdered {...note} />}
        </div>
      )}
    </div>
  )
}

function NotOrdered({ kind, sentences }: Extract<CheckoutNote, { kind: 'changed' | 'short' }>) {
  return (
    <>
      <p className="font-extrabold">{kind === 'changed' ? messages.cartChanged : messages.cannotBeOrdered}</p>
      <ul className="mt-1 list-disc ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-1">{messages.reviewCart}</p>
    </>
  )
}

function Stands({ order }: Extract<CheckoutNote, { kind: 'ordered' }>) {
  return (
    <>
      <p className="font-extrabold">{messages.orderStands(order.id, egpWithPiastres(order.totalOrderPrice))}</p>
      <p className="mt-1">
        <ButtonLink
          to={paths.orders}
          look="text"
          className="inline-flex min-h-6 items-center"
          text={messages.followUnderOrders}
        />
      </p>
    </>
  )
}

interface NothingToPayProps {
  readonly note: CheckoutNote | undefined
  /** The order that the payment page of this screen was for. */
  readonly paid: Order | undefined
}

/** Shown above the form while the cart is empty; the form stays (specification 2). Takes the focus when a button is pressed, and once the order is paid. */
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
      {paid ? <Paid order={paid} /> : <Empty />}
    </div>
  )
}

function Paid({ order }: { readonly order: Order }) {
  return (
    <Lines image="/images/order-confirmed.svg" to={paths.orders} link={messages.followUnderOrders}>
      <p className="text-lg font-bold">{messages.orderIsPaid(order.id)}</p>
    </Lines>
  )
}

function Empty() {
  return (
    <Lines image="/images/empty-cart.svg" to={paths.products} link={messages.browseProducts}>
      <p className="text-lg font-bold">{cartMessages.empty}</p>
      <p>{messages.nothingToPay}</p>
    </Lines>
  )
}

interface LinesProps {
  readonly image: string
  readonly to: string
  readonly link: string
  readonly children: ReactNode
}

function Lines({ image, to, link, children }: LinesProps) {
  return (
    <>
      <img src={image} alt="" width={96} height={72} className="h-18 w-24 object-contain" />
      <div className="min-w-0 flex-1 basis-40">
        {children}
        <p className="mt-2">
          <ButtonLink to={to} look="text" className="inline-flex min-h-6 items-center" text={link} />
        </p>
      </div>
    </>
  )
}
