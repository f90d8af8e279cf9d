/** The delivery that is chosen on the payment screen: area, time, note and cash (decision 0036). */
import type { DeliveryArea, DeliveryChoice, DeliveryClosure, DeliverySlot } from '@baqala/contract/delivery'
import { useEffect, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { feeOf, missingForMinimum, sumOf } from './delivery-price.ts'
import { fetchDeliveryAgain, fetchDeliveryNow, useDeliveryAreas, useDeliverySlots } from './delivery-query.ts'
import { guessArea } from './guess-area.ts'
import { hoursWords } from './slot-words.ts'
import { egpWithPiastres } from '../ui/egp.ts'
import * as messages from '#messages/delivery'

const RENEW_HOLD_EVERY_MS = 4 * 60_000

/** A slot's id, the fastest there is, or a time that is agreed on by phone. */
export type Time = 'express' | 'by phone' | (string & {})

export interface Delivery {
  readonly areas: readonly DeliveryArea[]
  /** Undefined: none is chosen, and the order names no delivery. */
  readonly area: DeliveryArea | undefined
  readonly closed: DeliveryClosure | undefined
  /** Undefined while they load. */
  readonly slots: readonly DeliverySlot[] | undefined
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
  /** The cash that will be paid with; undefined if it says nothing, NaN if it does not pay for the order. */
  readonly cashWith: number | undefined
  readonly chooseArea: (areaId: string) => void
  readonly chooseTime: (time: Time) => void
  readonly setNote: (note: string) => void
  readonly setCash: (cash: string) => void
}

interface Facts {
  /** What stands in the address form. */
  readonly typed: string
  /** The area of the last order, if it named one. */
  readonly lastAreaId: string | undefined
  /** EGP: the cart's goods. */
  readonly goods: number
}

/** Undefined where the shop has no areas. */
export function useDelivery({ typed, lastAreaId, goods }: Facts): Delivery | undefined {
  const areas = useDeliveryAreas()
  const [chosenAreaId, chooseArea] = useState<string>()
  const [chosenTime, chooseTime] = useState<Time>()
  const [note, setNote] = useState('')
  const [cash, setCash] = useState('')

  const all = areas?.data ?? []
  const area = areaOf(all, chosenAreaId ?? guessArea(all, typed)?._id ?? (typed.trim() === '' ? lastAreaId : undefined))
  const read = useDeliverySlots(area?._id)
  const slots = area ? read?.data : undefined
  const wanted = slots?.find(({ _id }) => _id === chosenTime)
  const slot = chooseSlot(slots, chosenTime)
  const time = slot?._id ?? (chosenTime === 'express' && area?.express ? 'express' : 'by phone')
  const missing = area ? missingForMinimum(area, goods) : 0
  const fee = area && missing === 0 ? feeOf(area, goods, time === 'express') : 0
  useHold(area?._id, missing === 0 && goods > 0 ? slot?._id : undefined, chooseTime)

  if (all.length === 0) return undefined
  return {
    areas: all,
    area,
    closed: read?.closed ?? areas?.closed,
    slots,
    time,
    slot,
    lost: wanted && !wanted.isOpen ? wanted : undefined,
    fee,
    missing,
    note,
    cash,
    cashWith: cashOf(cash, sumOf(goods, fee)),
    chooseArea,
    chooseTime,
    setNote,
    setCash,
  }
}

function areaOf(areas: readonly DeliveryArea[], areaId: string | undefined): DeliveryArea | undefined {
  return areas.find(({ _id }) => _id === areaId)
}

/** The slot that was chosen, or in place of none or a full one the first that is open. */
export function chooseSlot(
  slots: readonly DeliverySlot[] | undefined,
  time: Time | undefined,
): DeliverySlot | undefined {
  if (time === 'express' || time === 'by phone') return undefined
  return slots?.find(({ _id, isOpen }) => _id === time && isOpen) ?? slots?.find(({ isOpen }) => isOpen)
}

function cashOf(typed: string, total: number): number | undefined {
  if (typed.trim() === '') return undefined
  const cash = Number(typed)
  return cash >= total ? cash : Number.NaN
}

/** Holds the place while the page is visible. A place that cannot be held is read again; ordering does not wait for it. */
function useHold(areaId: string | undefined, slotId: string | undefined, onHeld: (slotId: string) => void): void {
  useEffect(() => {
    if (areaId === undefined || slotId === undefined) return undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      const outcome = await callApi('holdSlot', { body: { slotId, areaId } })
      if (outcome.kind === 'success') onHeld(slotId)
      if (outcome.kind !== 'unreachable') fetchDeliveryAgain()
    }
    void hold()
    const timer = setInterval(() => void hold(), RENEW_HOLD_EVERY_MS)
    return () => clearInterval(timer)
  }, [areaId, slotId, onHeld])
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

/** Compares the delivery on the screen with the one that can be had now, in sentences for the shopper. `goods` in EGP. */
export async function whatChangedInDelivery(delivery: Delivery | undefined, goods: number): Promise<string[]> {
  if (!delivery?.area || delivery.missing > 0) return []
  const now = await fetchDeliveryNow(delivery.area._id)
  if (!now) return []
  if (!now.area) return [messages.areaClosed]
  const { slot, time, fee } = delivery
  const sentences = []
  if (slot && !now.slots.data.some(({ _id, isOpen }) => _id === slot._id && isOpen))
    sentences.push(messages.isFullNow(hoursWords(slot)))
  if (time === 'express' && !now.area.express?.isOpen) sentences.push(messages.expressClosed)
  const feeNow = feeOf(now.area, goods, time === 'express')
  if (feeNow !== fee) sentences.push(messages.feeChanged(egpWithPiastres(feeNow), egpWithPiastres(fee)))
  return sentences
}
