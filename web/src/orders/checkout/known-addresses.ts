import type { ShippingAddress } from '@baqala/contract/addresses'

/** As many as fit above the form without pushing it away. */
const MAX_OFFERED = 4

/** Each place once: the addresses that the account keeps, then those of past orders, the newest first. */
export function addressesToOffer(
  kept: readonly ShippingAddress[],
  orders: readonly { readonly shippingAddress: ShippingAddress }[],
): ShippingAddress[] {
  const byPlace = new Map<string, ShippingAddress>()
  for (const { details, phone, city } of [...kept, ...orders.map((order) => order.shippingAddress)]) {
    const place = plain(`${details}, ${city}`)
    if (!byPlace.has(place)) byPlace.set(place, { details, phone, city })
  }
  return [...byPlace.values()].slice(0, MAX_OFFERED)
}

interface PastOrder {
  readonly shippingAddress: ShippingAddress
  readonly delivery?: { readonly areaId: string } | undefined
}

/** The area of the newest order to this place; for a blank form that of the newest order. */
export function areaBefore(orders: readonly PastOrder[], { details, city }: ShippingAddress): string | undefined {
  const place = plain(`${details} ${city}`)
  const isHere = ({ shippingAddress: past }: PastOrder) => plain(`${past.details} ${past.city}`) === place
  return (place === '' ? orders[0] : orders.find(isHere))?.delivery?.areaId
}

export function isSameAddress(one: ShippingAddress, other: ShippingAddress): boolean {
  return one.details === other.details && one.city === other.city && one.phone === other.phone
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim()
}
