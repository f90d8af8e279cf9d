import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { egp } from '../ui/egp.ts'
import type { Confirmation } from './confirmation.ts'
import { OrderStateBadge } from './order-state-badge.tsx'
import { confirmationWords } from './order-words.ts'
import './orders.css'
import { useNewestOrder } from './use-orders.ts'

interface OrderMadeProps {
  readonly token: string
  /** What the order call told. Whoever comes from the payment page brings nothing: theirs is the newest order. */
  readonly told: Confirmation | undefined
}

/** The true state of the order just made, which follows it by itself. */
export function OrderMade({ token, told }: OrderMadeProps) {
  const newest = useNewestOrder(token)
  const order = told === undefined || newest?.id === told.number ? newest : undefined
  const shown = order ? { number: order.id, total: order.totalOrderPrice } : told
  return (
    <>
      {shown && (
        <p className="rounded-field bg-well px-5 py-3 font-bold">
          Order number {shown.number}, {egp(shown.total)}
        </p>
      )}
      {order && <OrderStateBadge order={order} words={confirmationWords(order)} />}
      {shown && (
        <Link to={paths.orders} className="text-link inline-flex min-h-6 items-center">
          Follow it under My Orders
        </Link>
      )}
    </>
  )
}
