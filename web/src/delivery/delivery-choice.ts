/** The time of a delivery (decision 0036). */
import type { DeliverySlot } from '@baqala/contract/delivery'
import type { Order } from '@baqala/contract/orders'

/** A slot's id, the fastest there is, or a time that is agreed on by phone. */
export type Time = 'express' | typeof BY_PHONE | (string & {})
export const BY_PHONE = 'by phone'

export function timeOf({ delivery }: Order): Time {
  return delivery?.isExpress ? 'express' : (delivery?.slotId ?? BY_PHONE)
}

/** What the shopper has chosen, or was told of at least. A slot with its hours: the shop may list it no more. */
export type Agreed = DeliverySlot | Time

/**
 * The chosen slot if it is open, or else the next after the one that was agreed on: the shopper may not be at home before. Until one
 * is, the held one, or else the first.
 */
export function chooseSlot(
  slots: readonly DeliverySlot[] | undefined,
  time: Time | undefined,
  agreed?: Agreed,
): DeliverySlot | undefined {
  if (time === 'express' || time === BY_PHONE) return undefined
  const open = slots?.filter(({ isOpen }) => isOpen)
  const chosen = open?.find(({ _id }) => _id === time)
  if (typeof agreed === 'object') return chosen ?? open?.find(({ startsAt }) => startsAt >= agreed.startsAt)
  return chosen ?? open?.find(({ isMine }) => isMine) ?? open?.[0]
}

/** What was agreed on if it cannot be had now: a slot as the shop lists it. Undefined while the slots load. */
export function lostOf(
  agreed: Agreed | undefined,
  slots: readonly DeliverySlot[] | undefined,
  isExpressGone: boolean | undefined,
): DeliverySlot | 'express' | undefined {
  if (agreed === 'express') return isExpressGone ? 'express' : undefined
  if (!slots || typeof agreed !== 'object') return undefined
  const now = slots.find(({ _id }) => _id === agreed._id)
  return now?.isOpen ? undefined : (now ?? agreed)
}
