import type { Address, ShippingAddress } from '@baqala/contract/addresses'

interface PastOrder {
  readonly shippingAddress: ShippingAddress
  readonly delivery?: { readonly areaId: string } | undefined
}

/** As many as somebody looks through in a row that scrolls. */
const MAX_OFFERED = 4

/** Each place once: the addresses that the account keeps, then those of past orders, the newest first. */
export function addressesToOffer(kept: readonly ShippingAddress[], orders: readonly PastOrder[]): ShippingAddress[] {
  return [...byPlace(kept, orders).values()].slice(0, MAX_OFFERED)
}

/** The one that the form begins with: that of the last order, or the only one there is. */
export function addressToBeginWith(
  kept: readonly ShippingAddress[],
  orders: readonly PastOrder[],
): ShippingAddress | undefined {
  const places = byPlace(kept, orders)
  if (orders[0]) return places.get(placeOf(orders[0].shippingAddress))
  return places.size === 1 ? [...places.values()][0] : undefined
}

function byPlace(kept: readonly ShippingAddress[], orders: readonly PastOrder[]) {
  const places = new Map<string, ShippingAddress>()
  for (const { details, phone, city } of [...kept, ...orders.map((order) => order.shippingAddress)]) {
    const place = placeOf({ details, city })
    if (!places.has(place)) places.set(place, { details, phone, city })
  }
  return places
}

/** The shopper's word for a kept address; "" of any other. */
export function labelOf(kept: readonly Address[], address: ShippingAddress): string {
  return keptAt(kept, address)?.name ?? ''
}

function keptAt(kept: readonly Address[], address: ShippingAddress): Address | undefined {
  return kept.find((each) => placeOf(each) === placeOf(address))
}

/** The words of an address, however they are spaced and written. */
function placeOf({ details, city }: Pick<ShippingAddress, 'details' | 'city'>): string {
  return `${details} ${city}`
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim()
}

/** The area that is kept with this place, or of the newest order to it; for a blank form that of the newest order. */
export function areaBefore(
  kept: readonly Address[],
  orders: readonly PastOrder[],
  address: ShippingAddress,
): string | undefined {
  const place = placeOf(address)
  const isHere = ({ shippingAddress: past }: PastOrder) => placeOf(past) === place
  const keptArea = keptAt(kept, address)?.areaId
  if (keptArea) return keptArea
  return (place === '' ? orders[0] : orders.find(isHere))?.delivery?.areaId
}

export function isSameAddress(one: ShippingAddress, other: ShippingAddress): boolean {
  return one.details === other.details && one.city === other.city && one.phone === other.phone
}
