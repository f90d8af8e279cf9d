import type { TouchedOrder } from '@baqala/contract/admin/delivery'
import { paths } from '../ui/paths.ts'
import { NameLink } from '../ui/screen-parts.tsx'
import { inLanguage, shortDay } from '../ui/words.ts'
import { hoursWords } from './days.ts'
import { messages } from '#messages/delivery'

/** The orders that a change would touch, with the phones to call. */
export function TouchedOrders({ orders }: { readonly orders: readonly TouchedOrder[] | undefined }) {
  if (orders === undefined) return <p role="status">{messages.loadingOrders}</p>
  if (orders.length === 0) return <p role="status">{messages.touchesNone}</p>
  return (
    <div role="status" className="rounded-field border border-saffron bg-well p-3">
      <p className="font-bold">{messages.touches(orders.length)}</p>
      <OrderList orders={orders} />
    </div>
  )
}

interface OrderListProps {
  readonly orders: readonly TouchedOrder[]
  /** Whether the list stands in a time, which then names it. */
  readonly isInTime?: boolean
}

/** Orders with the phones to call, but for those that are delivered. */
export function OrderList({ orders, isInTime = false }: OrderListProps) {
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <li key={order.number} className="py-1">
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <NameLink to={`${paths.orders}/${order.number}`} name={String(order.number)} />
            {order.state === 'delivered' ? (
              <span className="text-ink-soft">{messages.isDelivered}</span>
            ) : (
              <a href={`tel:${order.phone}`} dir="ltr" className="text-link tall-link">
                {order.phone}
              </a>
            )}
          </p>
          <p>
            <bdi>{order.name}</bdi>{' '}
            <span className="text-ink-soft">
              {[inLanguage(order.area ?? '', order.areaAr ?? ''), !isInTime && timeOf(order)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function timeOf({ isExpress, day, from, until }: TouchedOrder): string {
  if (day !== null && from !== null && until !== null) return `${shortDay(day)} ${hoursWords({ from, until })}`
  return isExpress ? messages.byExpress : messages.agreeOnTime
}
