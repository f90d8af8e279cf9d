import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { egp } from '../ui/egp.ts'
import type { Confirmation } from './confirmation.ts'
import { OrderStateBadge } from './order-state-badge.tsx'
import './orders.css'
import { useNewestOrder } from './use-orders.ts'
import * as messages from './orders.messages.en.ts'

interface OrderMadeProps {
  readonly token: string
  /** From the answer to the order call. Undefined after an online payment, whose order is the newest. */
  readonly told: Confirmation | undefined
}

/** The state of the order just made, kept current. */
export function OrderMade({ token, told }: OrderMadeProps) {
  const newest = useNewestOrder(token)
  const order = told === undefined || newest?.id === told.number ? newest : undefined
  const shown = order ? { number: order.id, total: order.totalOrderPrice } : told
  return (
    <>
      {shown && (
        <p className="rounded-field bg-well px-5 py-3 font-bold">
          {messages.orderNumber(shown.number, egp(shown.total))}
        </p>
      )}
      {order && <OrderStateBadge order={order} words={messages.confirmedState(order.state)} />}
      {shown && (
        <Link to={paths.orders} className="text-link inline-flex min-h-6 items-center">
          {messages.followUnderOrders}
        </Link>
      )}
    </>
  )
}
