/** The delivery that is chosen, and what an order says of it (decision 0036). */
import type { ShippingAddress } from '@baqala/contract/addresses'
import type { DeliveryArea, DeliveryChoice, DeliveryClosure, DeliverySlot } from '@baqala/contract/delivery'

// EGP: couriers bring change for no more. The server refuses it too.
export const MAX_CASH = 100_000

/** A slot's id, the fastest there is, or a time that is agreed on by phone. */
export type Time = 'express' | 'by phone' | (string & {})

export interface Delivery {
  readonly areas: readonly DeliveryArea[]
  /** Undefined: none is chosen, and the order names no delivery. */
  readonly area: DeliveryArea | undefined
  /** Outside of all areas was chosen. */
  readonly isElsewhere: boolean
  /** The place in the address that is not in the area. */
  readonly inDoubt: string | undefined
  readonly closed: DeliveryClosure | undefined
  /** Undefined while they load, or if they cannot be read. */
  readonly slots: readonly DeliverySlot[] | undefined
  readonly haveSlotsFailed: boolean
  readonly time: Time
  readonly slot: DeliverySlot | undefined
  /** The chosen slot that is full or closed by now. */
  readonly lost: DeliverySlot | undefined
  /** EGP; 0 without a delivery. */
  readonly fee: number
  /** EGP: goods that are missing before the shop delivers there. The order then names no delivery. */
  readonly missing: number
  readonly note: string
  readonly cash: string
  /** EGP: the cash that will be paid with; undefined if it says nothing. */
  readonly cashWith: number | undefined
  /** Why `cash` does not pay for the order. */
  readonly wrongCash: 'too little' | 'too much' | undefined
  /** An area's id, or ELSEWHERE: for this browser, not for this order alone. */
  readonly chooseArea: (areaId: string) => void
  /** Chooses the area that a changed address names, or that was delivered to there. Words of the same place change nothing. */
  readonly followAddress: (address: ShippingAddress, areaBefore: string | undefined) => void
  readonly chooseTime: (time: Time) => void
  readonly setNote: (note: string) => void
  readonly setCash: (cash: string) => void
}

/** The slot that was chosen, or in place of none or a full one the one that is held, or the first that is open. */
export function chooseSlot(
  slots: readonly DeliverySlot[] | undefined,
  time: Time | undefined,
): DeliverySlot | undefined {
  if (time === 'express' || time === 'by phone') return undefined
  const open = slots?.filter(({ isOpen }) => isOpen)
  return open?.find(({ _id }) => _id === time) ?? open?.find(({ isMine }) => isMine) ?? open?.[0]
}

/** "1,500" and "١٬٥٠٠" are 1500, "62,50" and "62.5" are 62.5. undefined is no amount. EGP; the digits are Western already. */
function amountOf(typed: string): number | undefined {
  const plain = typed
    .trim()
    .replace(/[,٬](?=\d{3}(?!\d))/g, '')
    .replace(/[,٫]/, '.')
  return /^\d+\.?\d*$/.test(plain) ? Number(plain) : undefined
}

/** The cash for an order of `total` EGP that is typed, or what is wrong with it. Words count as too little. */
export function readCash(typed: string, total: number): Pick<Delivery, 'cashWith' | 'wrongCash'> {
  const cash = typed.trim() === '' ? undefined : (amountOf(typed) ?? 0)
  const isTooMuch = cash !== undefined && cash > MAX_CASH
  const isTooLittle = cash !== undefined && cash < total
  const wrongCash = isTooMuch ? 'too much' : isTooLittle ? 'too little' : undefined
  return { cashWith: wrongCash ? undefined : cash, wrongCash }
}

/** The part of an order's body; undefined if it names no delivery. */
export function toChoice(delivery: Delivery | undefined, method: 'cash' | 'online'): DeliveryChoice | undefined {
  if (!delivery?.area || delivery.missing > 0) return undefined
  const { area, slot, time, fee, note, cashWith } = delivery
  return {
    areaId: area._id,
    ...(slot && { slotId: slot._id }),
    ...(time === 'express' && { express: true }),
    fee,
    ...(method === 'cash' && cashWith !== undefined && { cashWith }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
