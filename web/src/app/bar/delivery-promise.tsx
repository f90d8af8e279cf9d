import { paths } from '@baqala/contract/paths'
import { useLocation } from 'react-router'
import { priceInStock } from '../../cart/cart-state.ts'
import { useCart } from '../../cart/use-cart.ts'
import { AreaPromise } from '../../delivery/area-promise.tsx'
import { useChosenArea } from '../../delivery/chosen-area.ts'
import { useDeliveryAreas } from '../../delivery/delivery-query.ts'
import { useArea } from '../../delivery/guess-area.ts'
import { BLANK_ADDRESS } from '../../orders/checkout/known-addresses.ts'
import { useKnownAddresses } from '../../orders/checkout/use-known-addresses.ts'

/** The delivery of what is in the cart, for the bar and for Home on a phone. */
export function DeliveryPromise() {
  const { cart, hasFailed } = useCart()
  const { pathname } = useLocation()
  useGuessedArea()
  // A full cart that is still on its way may cost less, or be too little.
  if (!cart && !hasFailed) return null
  return <AreaPromise goods={cart ? priceInStock(cart) : 0} tellsNext={pathname !== paths.payment} />
}

/** While none is chosen: the area of the address that /Payment begins with, read anew after a correction, or of the last order. */
function useGuessedArea(): void {
  const areas = useDeliveryAreas()?.data ?? []
  const { area, isElsewhere, isAsked } = useChosenArea(areas)
  const needsGuess = areas.length > 0 && !area && !isElsewhere && !isAsked
  const known = useKnownAddresses(undefined, needsGuess)
  const first = known?.first ?? BLANK_ADDRESS
  useArea(needsGuess && !known?.isFetching ? areas : [], first, known?.areaFor(first))
}
