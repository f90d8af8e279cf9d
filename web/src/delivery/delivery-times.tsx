import type { DeliverySlot } from '@baqala/contract/delivery'
import type { PropsWithChildren, ReactNode } from 'react'
import { unbrokenEgp } from '../ui/egp.ts'
import { BY_PHONE, type Time } from './delivery-choice.ts'
import type { Delivery } from './use-delivery.ts'
import { cairoClock } from '@baqala/kit/language/cairo-time.ts'
import { dayWords, hoursBelowDay } from './slot-words.ts'
import { messages } from '#messages/delivery'
import './delivery.css'

type Times = Pick<Delivery, 'area' | 'slots' | 'haveSlotsFailed' | 'slot' | 'time' | 'chooseTime'>

/** Days, and the times of the chosen one, as radio buttons. By their names a change of language finds them again. */
export function DeliveryTimes({ delivery }: { readonly delivery: Times }) {
  const { area, slots, haveSlotsFailed, slot, time, chooseTime } = delivery
  if (!slots) return <p className="text-ink-soft">{haveSlotsFailed ? messages.timesFailed : messages.loadingTimes}</p>
  const days = [...new Set(slots.map(({ day }) => day))]
  const day = slot?.day ?? days[0]
  const firstOpenOf = (each: string) => slots.find((one) => one.day === each && one.isOpen)
  const express = area?.express

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Choices legend={messages.dayLabel} isRow>
        {days.map((each) => (
          <Choice
            key={each}
            name="day"
            value={each}
            isChosen={time !== 'express' && time !== BY_PHONE && each === day}
            isDisabled={!firstOpenOf(each)}
            onChoose={() => chooseTime(firstOpenOf(each)?._id ?? BY_PHONE)}
          >
            {dayWords(each)}
          </Choice>
        ))}
      </Choices>
      <Choices legend={messages.timeLabel}>
        {express?.isOpen && (
          <Choice name="time" value="express" isChosen={time === 'express'} onChoose={() => chooseTime('express')}>
            {messages.express(express.minutes, unbrokenEgp(express.fee))}
          </Choice>
        )}
        {slots
          .filter((each) => each.day === day)
          .map((each) => (
            <SlotChoice key={each._id} slot={each} time={time} onChoose={chooseTime} />
          ))}
        <Choice name="time" value={BY_PHONE} isChosen={time === BY_PHONE} onChoose={() => chooseTime(BY_PHONE)}>
          {messages.byPhone}
        </Choice>
      </Choices>
      {slots.every(({ isOpen }) => !isOpen) && <p>{messages.noTimes}</p>}
      <p className="min-h-6 text-sm text-ink-soft">
        {slot?.heldUntil && messages.heldUntil(cairoClock(slot.heldUntil))}
      </p>
    </div>
  )
}

interface SlotChoiceProps {
  readonly slot: DeliverySlot
  readonly time: Time
  readonly onChoose: (time: Time) => void
}

function SlotChoice({ slot, time, onChoose }: SlotChoiceProps) {
  const { _id: id, isOpen, left } = slot
  return (
    <Choice name="time" value={id} isChosen={time === id} isDisabled={!isOpen} onChoose={() => onChoose(id)}>
      {hoursBelowDay(slot)} {!isOpen && <small>{messages.full}</small>}
      {isOpen && left === 'few' && <small>{messages.few}</small>}
    </Choice>
  )
}

function Choices({ legend, isRow, children }: PropsWithChildren<{ readonly legend: string; readonly isRow?: true }>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className={isRow ? 'delivery-days' : 'delivery-times'}>{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly value: Time
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ name, value, isChosen, isDisabled = false, onChoose, children }: ChoiceProps) {
  return (
    <label className="delivery-choice">
      <input type="radio" name={name} value={value} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <span>{children}</span>
    </label>
  )
}
