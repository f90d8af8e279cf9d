/** The time of a delivery (decision 0036). */
import type { DeliverySlot } from '@baqala/contract/delivery'
import type { Order } from '@baqala/contract/orders'

/** A slot's id, the fastest there is, or a time that is agreed on by phone. */
export type Time = 'express' | typeof BY_PHONE | (string & {})
export const BY_PHONE = 'by phone'

export function timeOf({ delivery }: Order): Time {
  return delivery?.isExpress ? 'express' : (delivery?.slotId ?? BY_PHONE)
}

/** The chosen slot if it is open, otherwise the held one, or else the next: the shopper may not be at home before. */
export function chooseSlot(
  slots: readonly DeliverySlot[] | undefined,
  time: Time | undefined,
): DeliverySlot | undefined {
  if (time === 'express' || time === BY_PHONE) return undefined
  const open = slots?.filter(({ isOpen }) => isOpen)
  const after = slots?.slice(slots.findIndex(({ _id }) => _id === time) + 1).find(({ isOpen }) => isOpen)
  return open?.find(({ _id }) => _id === time) ?? open?.find(({ isMine }) => isMine) ?? after ?? open?.[0]
}
