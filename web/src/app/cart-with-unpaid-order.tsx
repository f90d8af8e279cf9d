import { paths } from '@baqala/contract/paths'
import { Link } from '@baqala/kit/ui/link.tsx'
import { CartScreen } from '../cart/cart-screen.tsx'
import { useRecentOrders } from '../orders/recent-orders.ts'
import { messages } from '#messages/cart-screen'

/** The cart stays as it was until an order is paid (specification 8): beside the checkout stands the way to pay that order. */
export function CartWithUnpaidOrder() {
  const { data: recent } = useRecentOrders()
  const unpaid = recent?.data.find(({ paymentUrl }) => paymentUrl)
  const note = unpaid && (
    <Link to={paths.orders} className="text-link inline-flex min-h-11 items-center">
      {messages.notPaidYet(unpaid.id)}
    </Link>
  )
  return <CartScreen note={note} />
}
