/** The delivery that is chosen on the payment screen: area, time and the word to the courier (decision 0036). */
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { useResumedState } from '../api/resumed-state.ts'
import { placeInDoubt } from './guess-area.ts'
import { useCourierWord } from './courier-word.tsx'
import { type Agreed, BY_PHONE, chooseSlot, lostOf, type Time } from './delivery-choice.ts'
import { feeOf, missingForMinimum, sumOf } from './delivery-price.ts'
import {
  fetchAreas,
  fetchDeliveryAgain,
  fetchDeliveryNow,
  useDeliveryAreas,
  useDeliverySlots,
} from './delivery-query.ts'
import { lostWords, slotWords } from './slot-words.ts'
import { type AddressFacts, useFormArea } from './use-form-area.ts'
import { egpWithPiastres } from '../ui/egp.ts'
import { messages } from '#messages/delivery'

// Renews a hold, and lets go again what a lost call has not.
const SAY_AGAIN_EVERY_MS = 4 * 60_000

interface Facts extends AddressFacts {
  /** EGP: the cart's goods; 0 while it loads. */
  readonly goods: number
}

export type Delivery = NonNullable<ReturnType<typeof useDelivery>>

/** Undefined where the shop has no areas. */
export function useDelivery({ goods, ...facts }: Facts) {
  const areas = useDeliveryAreas()
  const [chosenTime, setTime] = useResumedState<Time | undefined>('checkout', 'time', undefined)
  // A press that would order another time tells the shopper first.
  const [agreed, setAgreed] = useResumedState<Agreed | undefined>('checkout', 'agreed time', undefined)
  const [told, setTold] = useState<Time>()

  const all = areas?.data ?? []
  const formArea = useFormArea(all, facts)
  const { area } = formArea
  const { read, isRefetching, haveSlotsFailed } = useDeliverySlots(area?._id)
  const slots = area ? read?.data : undefined
  const isExpressGone = area && !area.express?.isOpen
  // A shop that closes has its times read anew, too: one that goes with express is not chosen instead.
  const isExpressLost = chosenTime === 'express' && isExpressGone && !isRefetching
  const slot = chooseSlot(slots, isExpressLost ? undefined : chosenTime, agreed)
  // A time that the shop chose is not taken back, and the first one counts as the shopper's once it is shown.
  if (slot && slot._id !== chosenTime) setTime(slot._id)
  if (slot && !agreed) setAgreed(slot)
  const time = slot?._id ?? (chosenTime === 'express' && !isExpressLost ? 'express' : BY_PHONE)
  const belowMinimumBy = area && goods > 0 ? missingForMinimum(area, goods) : 0
  const fee = area && belowMinimumBy === 0 ? feeOf(area, goods, time === 'express') : 0
  const word = useCourierWord(area && belowMinimumBy === 0 ? sumOf(goods, fee) : undefined)
  const isRefusedHold = useHold(area?._id, belowMinimumBy === 0 && goods > 0 ? slot?._id : undefined)

  if (all.length === 0) return undefined
  return {
    areas: all,
    ...formArea,
    /** The place in the address that is not in the area; none where both were kept together, or ordered with. */
    inDoubt: area && area._id !== facts.areaBefore ? placeInDoubt(all, area, facts.address) : undefined,
    closed: read?.closed ?? areas?.closed,
    /** Undefined while they load, or if they cannot be read. */
    slots,
    haveSlotsFailed,
    /** The shopper's, or a slot that was shown. It may be another area's. */
    chosenTime,
    time,
    slot,
    /** The shop holds no more times for this shopper today. */
    isRefusedHold,
    agreed,
    /** The time that an order may have without a word: none before the first is shown. */
    known: told ?? (typeof agreed === 'object' ? agreed._id : agreed),
    setTold,
    /** The time that was agreed on, if it is still full or closed. */
    lost: lostOf(agreed, slots, isExpressGone),
    /** EGP; 0 without a delivery. */
    fee,
    /** EGP: goods that are missing before the shop delivers there. The order then names no delivery. */
    belowMinimumBy,
    word,
    chooseTime(time: Time) {
      setTime(time)
      setAgreed(slots?.find(({ _id }) => _id === time) ?? time)
      setTold(undefined)
    },
  }
}

/** Holds the place while the page is visible, until no slot is chosen. One that cannot be held is read again; no order waits. True after too many. */
function useHold(areaId: string | undefined, slotId: string | undefined): boolean {
  const [refused, setRefused] = useState<string>()
  const mayHold = useRef(false)
  const wanted = useRef<string>(undefined)
  const lastCall = useRef(Promise.resolve())
  useEffect(() => {
    // The last call to reach the server decides which place is held, so each call waits for the one before.
    const inTurn = (call: () => Promise<void>) => void (lastCall.current = lastCall.current.then(call))
    async function letGo() {
      if (!mayHold.current || wanted.current !== undefined) return
      const outcome = await callApi('releaseSlot', {})
      mayHold.current = outcome.kind === 'unreachable'
    }
    async function hold(areaId: string, slotId: string) {
      // The shopper may have chosen another time, or none, before its turn or before the answer.
      if (document.visibilityState !== 'visible' || wanted.current !== slotId) return
      const outcome = await callApi('holdSlot', { body: { slotId, areaId } })
      // A place may be held although the answer was lost.
      mayHold.current ||= outcome.kind !== 'refused'
      if (wanted.current !== slotId || outcome.kind === 'unreachable') return
      setRefused(outcome.kind === 'refused' && outcome.httpStatus === 429 ? slotId : undefined)
      fetchDeliveryAgain()
    }
    wanted.current = slotId
    const say = () => inTurn(areaId === undefined || slotId === undefined ? letGo : () => hold(areaId, slotId))
    say()
    const timer = setInterval(say, SAY_AGAIN_EVERY_MS)
    return () => clearInterval(timer)
  }, [areaId, slotId])
  return slotId !== undefined && refused === slotId
}

/** Tells the shopper, once, how the delivery that can be had now differs from the one agreed on. `goods` in EGP. */
export async function whatChangedInDelivery(delivery: Delivery | undefined, goods: number): Promise<string[]> {
  // Nobody has seen areas that were still on their way, and this press would order without one.
  if (!delivery && (await fetchAreas())) return [messages.areasHaveCome]
  if (!delivery?.area || delivery.belowMinimumBy > 0) return []
  const { slots, haveSlotsFailed, chosenTime, agreed, known, time, fee } = delivery
  const now = await fetchDeliveryNow(delivery.area._id)
  if (!now) return !slots && !haveSlotsFailed && time !== chosenTime ? [messages.timesFailed] : []
  if (!now.area) return [messages.areaClosed]
  const sentences = []
  const isExpressGone = !now.area.express?.isOpen
  const isExpress = chosenTime === 'express' && !isExpressGone
  const slotNow = chooseSlot(now.slots.data, chosenTime === 'express' && isExpressGone ? undefined : chosenTime, agreed)
  const timeNow = slotNow?._id ?? (isExpress ? 'express' : BY_PHONE)
  // This press would order what nobody has seen, or a time that the shop has put in the place of another.
  if (timeNow !== time || timeNow !== (known ?? time)) {
    const lost = lostOf(agreed, now.slots.data, isExpressGone)
    const words = slotNow ? slotWords(slotNow) : messages.byPhone
    sentences.push(lost ? lostWords(lost, slotNow ?? timeNow) : messages.timeIsNow(words))
    delivery.setTold(timeNow)
  }
  const feeNow = feeOf(now.area, goods, timeNow === 'express')
  if (feeNow !== fee) sentences.push(messages.feeChanged(egpWithPiastres(feeNow), egpWithPiastres(fee)))
  return sentences
}
