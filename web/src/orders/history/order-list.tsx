import type { Order } from '@baqala/contract/orders'
import { messages as uiMessages } from '@baqala/kit/messages'
import { Button } from '@baqala/kit/ui/button.tsx'
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
        <Button
          onClick={onMore}
          isBusy={isLoadingMore}
          busyLabel={uiMessages.loading}
          className="justify-self-center"
          text={messages.olderOrders}
        />
      )}
    </div>
  )
}
