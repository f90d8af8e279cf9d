import type { Order } from '@baqala/contract/orders'
import { useId, useRef, useState } from 'react'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { OrderedDeliveryPrice } from '../../delivery/price-lines.tsx'
import { PromisedDelivery, promiseWords } from '../../delivery/promise.tsx'
import { egpWithPiastres } from '../../ui/egp.ts'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { stepsAhead } from '../order-progress.ts'
import { OrderStateBadge } from '../order-state-badge.tsx'
import { OrderTime } from './order-time.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { messages } from '#messages/orders'

interface OrderCardProps {
  readonly order: Order
  readonly isOpenAtFirst: boolean
}

export function OrderCard({ order, isOpenAtFirst }: OrderCardProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Only the first value counts: an order that is delivered in the meantime stays open.
  const [isOpen] = useState(isOpenAtFirst)
  const isToCome = stepsAhead(order.state).includes('delivered')
  const promise = isToCome ? promiseWords(order) : undefined
  const pieces = order.cartItems.reduce((sum, { count }) => sum + count, 0)
  return (
    <article aria-labelledby={titleId} className="panel">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 pt-4 sm:px-6 sm:pt-5">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl outline-none max-sm:-order-1">
          {messages.orderTitle(order.id)}
        </h2>
        {/* On a phone always below number and price. */}
        <div className="flex max-sm:w-full">
          <OrderStateBadge order={order} />
        </div>
        <p className="ms-auto text-xl font-extrabold max-sm:-order-1">{egpWithPiastres(order.totalOrderPrice)}</p>
        <p className="w-full text-ink-soft">
          <OrderTime at={order.createdAt} /> · {messages.payment(order)}
          {promise && <span className="block font-bold text-ink">{promise}</span>}
        </p>
      </div>
      <details open={isOpen} className="order-details">
        <summary className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 font-bold sm:px-6">
          <ChevronRight aria-hidden size={20} className="order-chevron" />
          <span>{messages.size(order.cartItems.length, pieces)}</span>
          <Thumbnails order={order} />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 px-4 pt-2 pb-5 sm:px-6 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            <OrderLines order={order} />
            <OrderedDeliveryPrice fee={order.shippingPrice} total={order.totalOrderPrice} />
            {(isToCome || order.isDelivered) && <PromisedDelivery order={order} heading="h3" />}
            <Address order={order} />
          </div>
          <OrderTimeline order={order} />
        </div>
      </details>
      <OrderActions order={order} titleId={titleId} onCancelled={() => heading.current?.focus()} />
    </article>
  )
}

const THUMBNAILS = 4

function Thumbnails({ order: { cartItems } }: { order: Order }) {
  return (
    <span aria-hidden className="order-thumbnails ms-auto flex-wrap gap-1.5">
      {cartItems.slice(0, THUMBNAILS).map(({ _id, product }) => (
        <span key={_id} className="size-10 overflow-hidden rounded-field bg-well">
          <Picture url={product.imageCover} alt="" sizes="40px" />
        </span>
      ))}
    </span>
  )
}

function Address({ order: { shippingAddress } }: { order: Order }) {
  const { details, city, phone } = shippingAddress
  return (
    <section className="rounded-field bg-well px-4 py-3">
      <h3 className="text-base">{messages.deliveryAddress}</h3>
      <p>{messages.addressLine(details, city)}</p>
      <p className="text-ink-soft">
        <bdi dir="ltr">{phone}</bdi>
      </p>
    </section>
  )
}
