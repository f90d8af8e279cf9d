import type { Address, ShippingAddress } from '@baqala/contract/addresses'
import type { Order } from '@baqala/contract/orders'
import type { ReplyOf } from '../../api/call-api.ts'
import { ASKED } from '../../delivery/chosen-area.ts'
import { isOddPhone } from './odd-phone.ts'

export const BLANK_ADDRESS: ShippingAddress = { details: '', phone: '', city: '' }

type Kept = ShippingAddress & Partial<Pick<Address, '_id' | 'name' | 'areaId'>>

interface Shopper extends Pick<ReplyOf<'listAddresses'>, 'phone' | 'formerPhones' | 'formerAddresses'> {
  readonly chosenArea?: string | undefined
}

interface PastOrder extends Pick<Order, 'createdAt' | 'shippingAddress'> {
  readonly delivery?: Pick<NonNullable<Order['delivery']>, 'areaId'> | undefined
}

/** More addresses than this nobody looks through in a row that scrolls. */
const MAX_OFFERED = 4

/**
 * Each place once: the address that the form begins with, the addresses that the account keeps, then past orders' addresses, the
 * newest first, with the account's `phone` in place of its former ones, and of its former addresses what they were corrected to,
 * unless an order was sent there later. `chosenArea`: the area that was chosen by hand for the whole shop.
 */
export function knownAddresses(kept: readonly Kept[], past: readonly PastOrder[], shopper: Shopper = {}) {
  const { chosenArea, formerPhones = [], formerAddresses = [] } = shopper
  const keptAt = (address: ShippingAddress) => kept.find((each) => placeOf(each) === placeOf(address))
  const orders = past.flatMap<PastOrder>((order) => {
    const to = order.shippingAddress
    const former = formerAddresses.find((each) => placeOf(each) === placeOf(to) && each.leftAt > order.createdAt)
    if (!former || keptAt(to)) return order
    const { createdAt } = order
    return kept.filter(({ _id }) => _id === former._id).map((now) => ({ createdAt, shippingAddress: now }))
  })
  // A number that nobody can call is not offered again; one with words may have them for the courier.
  const isWrong = (phone: string) => isOddPhone(phone) && !/\p{L}/u.test(phone)
  const nowOf = (phone: string) => ((formerPhones.includes(phone) || isWrong(phone)) && shopper.phone) || phone
  const sentTo = orders.map(({ shippingAddress: to }) => ({ ...to, phone: nowOf(to.phone) }))
  const orderTo = (place: string) => orders.find(({ shippingAddress }) => placeOf(shippingAddress) === place)
  const places = new Map<string, ShippingAddress>()
  for (const { details, phone, city } of [...kept, ...sentTo]) {
    const place = placeOf({ details, city })
    // A shopper corrects a doubtful number at the checkout, and not where it is kept.
    const corrected = isOddPhone(phone) ? sentTo.find((to) => placeOf(to) === place)?.phone : undefined
    if (!places.has(place)) places.set(place, { details, phone: corrected ?? phone, city })
  }
  const all = [...places.values()]
  const only = all.length === 1 ? all[0] : undefined
  const [last] = orders

  /** The area kept with this place or with the newest order to it, otherwise ASKED; for a blank form the last order's. */
  function areaFor(address: ShippingAddress): string | undefined {
    const place = placeOf(address)
    const order = place === '' ? last : orderTo(place)
    const kept = keptAt(address)
    return kept?.areaId || order?.delivery?.areaId || ((kept ?? order) && ASKED)
  }

  const usual = last ? places.get(placeOf(last.shippingAddress)) : only
  const isElsewhere = chosenArea && usual && (areaFor(usual) || chosenArea) !== chosenArea
  const first = isElsewhere ? all.find((address) => areaFor(address) === chosenArea) : usual
  return {
    /** `first` comes before the others: it is used, and in view where the row is cut off. */
    addresses: [...new Set(first ? [first, ...all] : all)].slice(0, MAX_OFFERED),
    /** The form begins with this address: the last order's, or the only one; if it is in another area, one of the chosen area. */
    first,
    /** The shopper's word for a kept address; "" of any other. */
    labelFor: (address: ShippingAddress) => keptAt(address)?.name ?? '',
    /** Of the account's address that has exactly these words. */
    idOf: ({ details, city }: ShippingAddress) =>
      kept.find((each) => each.details === details && each.city === city)?._id,
    /** The kept address as it is now. */
    withId: (id: string | undefined) => all.find((address) => id !== undefined && keptAt(address)?._id === id),
    areaFor,
  }
}

/** The words of an address, however they are spaced and written. */
function placeOf({ details, city }: Pick<ShippingAddress, 'details' | 'city'>): string {
  return `${details} ${city}`
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim()
}

export function isSameAddress(one: ShippingAddress, other: ShippingAddress): boolean {
  return one.details === other.details && one.city === other.city && one.phone === other.phone
}
