import { useDrawnFeatures } from '../auth/server-features.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { NotFoundScreen } from './not-found.ts'

const OrdersScreen = lazyScreen(async () => (await import('../orders/history/orders-screen.tsx')).OrdersScreen)

/** On a server without a list of orders, /Orders is the "any other path" of specification 2. */
export function OrdersOrNotFound() {
  return useDrawnFeatures().hasOrders ? <OrdersScreen /> : <NotFoundScreen />
}
OrdersOrNotFound.load = OrdersScreen.load
