import { paths } from '@baqala/contract/paths'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { CartScreen } from '../cart/cart-screen.tsx'
import { useRecentOrders } from '../orders/recent-orders.ts'
import { messages } from '#messages/cart-screen'

/** The cart stays as it was until an order is paid (specification 8): beside the checkout stands the way to pay that order. */
export function CartWithUnpaidOrder() {
  const { data: recent } = useRecentOrders()
  const unpaid = recent?.data.find(({ paymentUrl }) => paymentUrl)
  const note = unpaid && <ButtonLink to={paths.orders} look="textLine" text={messages.notPaidYet(unpaid.id)} />
  return <CartScreen note={note} />
}
