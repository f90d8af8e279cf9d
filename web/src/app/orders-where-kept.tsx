import { NotFoundScreen, OrdersScreen } from './screens.ts'
import { useAreOrdersKept } from './use-are-orders-kept.ts'

/** Where the server keeps no list of orders, /Orders is the "any other path" of specification 2. */
export function OrdersWhereKept() {
  return useAreOrdersKept() ? <OrdersScreen /> : <NotFoundScreen />
}
