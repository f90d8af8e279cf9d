import { lazyScreen } from './lazy-screen.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { useAreOrdersKept } from './use-are-orders-kept.ts'

const OrdersScreen = lazyScreen(async () => (await import('../orders/orders-screen.tsx')).OrdersScreen)

/** On a server that keeps no list of orders, /Orders is the "any other path" of specification 2. */
export function OrdersWhereKept() {
  return useAreOrdersKept() ? <OrdersScreen /> : <NotFoundScreen />
}
OrdersWhereKept.load = OrdersScreen.load
