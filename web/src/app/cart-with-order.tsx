import { paths } from '@baqala/contract/paths'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { CartScreen } from '../cart/cart-screen.tsx'
import { useCart } from '../cart/use-cart.ts'
import { unpaidOrder, usePlacedOrder, useRecentOrders } from '../orders/recent-orders.ts'
import { useFollowing, useOrdersToken } from '../orders/use-orders.ts'
import { messages } from '#messages/cart-screen'

/** The cart with a link to its order, if that is not paid yet or just placed. Until it is paid the cart stays as it was (specification 8). */
export function CartWithOrder() {
  const unpaid = unpaidOrder(useRecentOrders().data)
  const token = useOrdersToken()
  useFollowing(unpaid && token)
  const placed = usePlacedOrder()
  const isEmpty = useCart().cart?.data.products.length === 0
  const words = unpaid ? messages.notPaidYet(unpaid) : isEmpty && placed && messages.orderStands(placed)
  return <CartScreen note={words && <ButtonLink to={paths.orders} look="textLine" text={words} />} />
}
