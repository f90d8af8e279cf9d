import type { Order } from '@baqala/contract/orders'
import { Spinner } from '../ui/spinner.tsx'
import { OrderCard } from './order-card.tsx'
import { isUnderWay } from './order-words.ts'

interface OrderListProps {
  readonly orders: readonly Order[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onMore: () => void
}

/** Newest first. What is still under way stands open, and so does the newest. */
export function OrderList({ orders, hasMore, isLoadingMore, onMore }: OrderListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {orders.map((order, at) => (
        <OrderCard key={order._id} order={order} isOpenAtFirst={at === 0 || isUnderWay(order)} />
      ))}
      {hasMore && (
        <button
          type="button"
          onClick={onMore}
          aria-disabled={isLoadingMore}
          className="button button-quiet justify-self-center"
        >
          Show older orders
          {isLoadingMore && <Spinner isSmall />}
        </button>
      )}
    </div>
  )
}
