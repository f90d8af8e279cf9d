import type { DeliveryArea, DeliverySlot } from '@baqala/contract/delivery'
import { useState } from 'react'
import { type Choice, Choices } from '../ui/choices.tsx'
import { egpWithPiastres } from '../ui/egp.ts'
import { BY_PHONE, type Time } from './delivery-choice.ts'
import type { Delivery } from './use-delivery.ts'
import { cairoClock, cairoDay } from '@baqala/kit/language/cairo-time.ts'
import { hoursBelowDay, roundWords } from './slot-words.ts'
import { messages } from '#messages/delivery'
import './delivery.css'

/** Without an `area`, as in an order that is placed, there is no express and no place is held. */
type Times = Pick<Delivery, 'area' | 'slots' | 'haveSlotsFailed' | 'slot' | 'time' | 'chooseTime'> &
  Partial<Pick<Delivery, 'isRefusedHold'>>

export function DeliveryTimes({ delivery }: { readonly delivery: Times }) {
  const { area, slots, haveSlotsFailed, slot, time, chooseTime, isRefusedHold } = delivery
  // Its times stay in view where "We call" is chosen.
  const [lastDay, setLastDay] = useState(slot?.day)
  if (slot && slot.day !== lastDay) setLastDay(slot.day)
  if (!slots && haveSlotsFailed) return <p className="text-ink-soft">{messages.timesFailed}</p>
  if (!slots) return <p className="times-to-come text-ink-soft">{messages.loadingTimes}</p>
  const days = [...new Set(slots.map(({ day }) => day))]
  const today = days.find(isToday)
  const day = (time === 'express' && today) || days.find((each) => each === lastDay) || days[0]
  const firstOpenOf = (each: string) => slots.find((one) => one.day === each && one.isOpen)
  // Express comes today, though the times below may be another day's. A time that is agreed on by phone has no day yet.
  const chosenDay = time === BY_PHONE || (time === 'express' && day !== today) ? undefined : day
  const ofDay = slots.filter((each) => each.day === day)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Choices
        legend={messages.dayLabel}
        name="day"
        className="delivery-days"
        choices={days.map((each) => ({
          value: each,
          label: roundWords(each),
          isDisabled: each !== chosenDay && !firstOpenOf(each),
        }))}
        chosen={chosenDay}
        onChoose={(each) => chooseTime(firstOpenOf(each)?._id ?? BY_PHONE)}
      />
      <Choices
        legend={day === undefined || day === chosenDay ? messages.timeLabel : messages.timesOf(roundWords(day))}
        name="time"
        className="delivery-times"
        choices={[
          ...expressChoices(area?.express),
          ...ofDay.map(choiceOf),
          { value: BY_PHONE, label: messages.byPhone },
        ]}
        chosen={time}
        onChoose={chooseTime}
      />
      {slots.every(({ isOpen }) => !isOpen) && <p>{messages.noTimes}</p>}
      {area && (
        <p className="min-h-6 text-sm text-ink-soft">
          {slot?.heldUntil ? messages.heldUntil(cairoClock(slot.heldUntil)) : isRefusedHold && messages.isNotHeld}
        </p>
      )}
    </div>
  )
}

function isToday(day: string): boolean {
  return day === cairoDay(Date.now())
}

function expressChoices(express: DeliveryArea['express']): Choice<Time>[] {
  if (!express?.isOpen) return []
  return [{ value: 'express', label: messages.express(express.minutes, egpWithPiastres(express.fee)) }]
}

function choiceOf(slot: DeliverySlot): Choice<Time> {
  const { _id: value, isOpen, left } = slot
  const label = (
    <>
      {hoursBelowDay(slot)} {!isOpen && <small>{whyNot(slot)}</small>}
      {isOpen && left === 'few' && <small>{messages.few}</small>}
    </>
  )
  return { value, label, isDisabled: !isOpen }
}

function whyNot({ left, cutOff }: DeliverySlot): string {
  if (left === 'none') return messages.full
  return Date.parse(cutOff) < Date.now() ? messages.tooLate : messages.closed
}
