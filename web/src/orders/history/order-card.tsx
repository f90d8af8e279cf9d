import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import type { Order } from '@baqala/contract/orders'
import { type ReactNode, useId, useRef, useState } from 'react'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { OrderedDeliveryPrice } from '../../delivery/price-lines.tsx'
import { AgreedByPhone, arrivalWords, PromisedDelivery } from '../../delivery/promise.tsx'
import { inOneLine } from '../../help/contact-links.ts'
import { egpWithPiastres } from '../../ui/egp.ts'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { OrderActions } from './order-actions.tsx'
import { isToCome, OrderStateBadge } from '../order-state-badge.tsx'
import { OrderTime } from './order-time.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { WayToPay } from '../way-to-pay.tsx'
import { messages } from '#messages/orders'

interface OrderCardProps {
  readonly order: Order
  /** Its progress stands in view. */
  readonly isFollowedAtFirst: boolean
}

export function OrderCard({ order, isFollowedAtFirst }: OrderCardProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Only the first value counts: an order that is delivered in the meantime stays as it is.
  const [isFollowed] = useState(isFollowedAtFirst)
  const progress = <OrderTimeline order={order} />
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
          {isToCome(order) && (
            <span className="order-arrival block text-lg leading-snug font-bold text-ink">
              {arrivalWords(order) ?? <AgreedByPhone order={order} />}
            </span>
          )}
          {order.state === 'refund due' && !order.moves?.some(({ state }) => state === 'refunded') && (
            <b className="block text-ink">{messages.refundComes}</b>
          )}
          <OrderTime at={order.createdAt} /> · {messages.payment(order)}
        </p>
        <WayToPay order={order} aria-describedby={titleId} className="button button-leaf" />
        {order.courierPhone && (
          <a href={`tel:${order.courierPhone}`} className="button button-leaf flex-wrap">
            {messages.callCourier} <bdi dir="ltr">{inOneLine(order.courierPhone)}</bdi>
          </a>
        )}
      </div>
      {isFollowed ? (
        <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div className="px-4 pt-4 pb-2 sm:px-6 md:col-start-2">{progress}</div>
          <div className="border-line max-md:mt-2 max-md:border-t max-md:border-dashed md:col-start-1 md:row-start-1">
            <OrderDetails order={order} />
          </div>
        </div>
      ) : (
        <OrderDetails order={order} progress={progress} />
      )}
      <OrderActions order={order} titleId={titleId} onCancelled={() => heading.current?.focus()} />
    </article>
  )
}

/** The goods and where they go: folded on phones, and always where they hold the progress of an order that is over. */
function OrderDetails({ order, progress }: { readonly order: Order; readonly progress?: ReactNode }) {
  // From this width on it has two columns.
  const [isOpen] = useState(() => progress === undefined && matchMedia('(min-width: 48rem)').matches)
  // A change at a new price leaves a product in two lines.
  const covers = new Map(order.cartItems.map(({ product }) => [product.id, product.imageCover]))
  const pieces = order.cartItems.reduce((sum, { count }) => sum + count, 0)
  const isDelivered = order.state === 'delivered'
  const asksForStars = isDelivered && order.cartItems.some((line) => pageOf(line) && !line.product.isReviewed)
  return (
    <details open={isOpen} className="order-details">
      <summary className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 font-bold sm:px-6">
        <ChevronRight aria-hidden size={20} className="order-chevron" />
        <span>{messages.size(covers.size, pieces)}</span>
        {asksForStars && <span className="order-to-rate text-link">{messages.rateGoods}</span>}
        <Thumbnails covers={covers} />
      </summary>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 px-4 pt-2 pb-5 sm:px-6 ${progress ? 'md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]' : ''}`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <ul className="order-lines">
            {order.cartItems.map((line) => (
              <OrderLine key={line._id} line={line} isDelivered={isDelivered} />
            ))}
          </ul>
          <OrderedDeliveryPrice order={order} isToCome={isToCome(order)} />
          {(isToCome(order) || order.isDelivered) && <PromisedDelivery order={order} heading="h3" />}
          <Address {...order.shippingAddress} />
        </div>
        {progress}
      </div>
    </details>
  )
}

const THUMBNAILS = 4

function Thumbnails({ covers }: { readonly covers: ReadonlyMap<string, string> }) {
  return (
    <span aria-hidden className="order-thumbnails ms-auto flex-wrap gap-1.5">
      {[...covers].slice(0, THUMBNAILS).map(([id, cover]) => (
        <span key={id} className="size-10 overflow-hidden rounded-field bg-well">
          <Picture url={cover} alt="" />
        </span>
      ))}
    </span>
  )
}

function Address({ details, city, phone }: Order['shippingAddress']) {
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

function OrderLine({ line, isDelivered }: { line: Order['cartItems'][number]; isDelivered: boolean }) {
  const { title, imageCover, isReviewed } = line.product
  const page = pageOf(line)
  const name = page ? <ButtonLink to={page} look="none" className="hover:underline" text={title} /> : title
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="size-14 shrink-0 overflow-hidden rounded-field bg-well">
        <Picture url={imageCover} alt="" />
      </div>
      <div className="min-w-0 flex-1 basis-32">
        <p className="leading-snug font-bold">{name}</p>
        <p className="text-sm text-ink-soft">{messages.piecesAndPrice(line)}</p>
        {isDelivered && page && (
          <Link to={`${page}#reviews`} className="text-link inline-flex min-h-11 items-center text-sm">
            {isReviewed ? messages.yourReview : messages.rateIt}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      <p className="ms-auto font-extrabold">{egpWithPiastres(line.count * line.price)}</p>
    </li>
  )
}

/** Undefined for goods that have left the shop. */
function pageOf({ product: { id, category, isWithdrawn } }: Order['cartItems'][number]) {
  return category && !isWithdrawn ? paths.productDetails(id, category.name) : undefined
}
