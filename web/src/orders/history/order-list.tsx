import type { Order } from '@baqala/contract/orders'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import { OrderCard } from './order-card.tsx'
import { isUnderWay } from '../order-progress.ts'
import { messages } from '#messages/orders'

interface OrderListProps {
  readonly orders: readonly Order[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onMore: () => void
}

/** The newest order and those under way show their progress. */
export function OrderList({ orders, hasMore, isLoadingMore, onMore }: OrderListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {orders.map((order, at) => (
        <OrderCard key={order._id} order={order} isFollowedAtFirst={at === 0 || isUnderWay(order)} />
      ))}
      {hasMore && (
        <button
          type="button"
          onClick={onMore}
          aria-disabled={isLoadingMore}
          className="button button-quiet justify-self-center"
        >
          {messages.olderOrders}
          {isLoadingMore && <Spinner isSmall />}
        </button>
      )}
    </div>
  )
}
