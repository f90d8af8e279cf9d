/** The delivery that is chosen, and what an order says of it (decision 0036). */
import type { DeliveryArea, DeliveryChoice, DeliverySlot } from '@baqala/contract/delivery'
import type { Order } from '@baqala/contract/orders'
import { type SaidWord, toWord } from './courier-word.tsx'

/** A slot's id, the fastest there is, or a time that is agreed on by phone. */
export type Time = 'express' | typeof BY_PHONE | (string & {})
export const BY_PHONE = 'by phone'

/** The time that an order has. */
export function timeOf({ delivery }: Order): Time {
  return delivery?.isExpress ? 'express' : (delivery?.slotId ?? BY_PHONE)
}

/** The delivery that an order can name. EGP. */
interface Chosen {
  /** Undefined: the order names no delivery. */
  readonly area: DeliveryArea | undefined
  /** Goods that are missing before the shop delivers there. The order then names no delivery. */
  readonly belowMinimumBy: number
  readonly slot: DeliverySlot | undefined
  readonly time: Time
  readonly fee: number
  readonly word: SaidWord
}

/**
 * The slot that was chosen, or in place of none or a full one the one that is held, or the next that is open: the shopper may not be
 * at home before.
 */
export function chooseSlot(
  slots: readonly DeliverySlot[] | undefined,
  time: Time | undefined,
): DeliverySlot | undefined {
  if (time === 'express' || time === BY_PHONE) return undefined
  const open = slots?.filter(({ isOpen }) => isOpen)
  const after = slots?.slice(slots.findIndex(({ _id }) => _id === time) + 1).find(({ isOpen }) => isOpen)
  return open?.find(({ _id }) => _id === time) ?? open?.find(({ isMine }) => isMine) ?? after ?? open?.[0]
}

/** The part of an order's body; undefined if it names no delivery. */
export function toChoice(delivery: Chosen | undefined, method: 'cash' | 'online'): DeliveryChoice | undefined {
  if (!delivery?.area || delivery.belowMinimumBy > 0) return undefined
  const { area, slot, time, fee, word } = delivery
  return {
    areaId: area._id,
    ...(slot && { slotId: slot._id }),
    ...(time === 'express' && { express: true }),
    fee,
    ...toWord(word, method),
  }
}
