import { useState } from 'react'
import { callAdmin, CallFailed } from '../app/calls.ts'
import { Choice, Field } from '../app/form.tsx'
import { nameOf } from '../app/words.ts'
import { CheckedDialog } from './checked-dialog.tsx'
import { formClock, planHours, weekdayName, WEEKDAYS } from './days.ts'
import { TimeRows, type TimeRow } from './time-rows.tsx'
import { type Planned, readNumber, type Round, type Season, useCheckedForm } from './use-delivery.ts'
import { messages } from '#messages/delivery'

// For a round that has no hours yet.
const FIRST_HOURS = [
  { from: '10:00', until: '12:00' },
  { from: '12:00', until: '14:00' },
  { from: '18:00', until: '20:00' },
]
const FIRST = { capacity: 12, cutOffMinutes: 60 }

interface HoursDialogProps {
  readonly round: Round
  readonly season: Season
  /** The weekdays to change. */
  readonly days: readonly number[]
  readonly plan: readonly Planned[]
  readonly onClose: () => void
}

/** The times of some weekdays of a round, in place of those before. Times that are ordered stay; their orders are named first. */
export function HoursDialog({ round, season, days, plan, onClose }: HoursDialogProps) {
  const shown = plan.filter(({ weekday }) => weekday === days[0])
  const [rows, setRows] = useState<readonly TimeRow[]>(() => {
    const hours = shown.length > 0 ? shown : FIRST_HOURS
    return hours.map(({ from, until }, id) => ({ id, from: formClock(from), until: formClock(until) }))
  })
  const form = useCheckedForm(
    async (values, query) => {
      const weekdays = WEEKDAYS.filter((day) => values[`day-${day}`] === 'on')
      if (weekdays.length === 0) throw new CallFailed(messages.noDayChosen, 400)
      const hours = rows.map(({ id }) => planHours(values[`from-${id}`] ?? '', values[`until-${id}`] ?? ''))
      const [capacity, cutOffMinutes] = [readNumber(values, 'capacity'), readNumber(values, 'cutOffMinutes')]
      const body = { round: round._id, season, weekdays, hours, capacity, cutOffMinutes }
      return callAdmin('setPlan', { body, ...(query && { query }) })
    },
    ({ slots }) => messages.remade(slots.added, slots.removed),
    onClose,
  )
  const { capacity, cutOffMinutes } = shown[0] ?? FIRST
  return (
    <CheckedDialog
      title={messages.hoursOf(nameOf(round))}
      onClose={onClose}
      about={messages.seasons[season]}
      form={form}
    >
      <fieldset>
        <legend className="mb-1 font-bold">{messages.onDays}</legend>
        <div className="flex flex-wrap gap-x-4">
          {WEEKDAYS.map((day) => (
            <Choice key={day} name={`day-${day}`} label={weekdayName(day)} defaultChecked={days.includes(day)} />
          ))}
        </div>
      </fieldset>
      <TimeRows rows={rows} onChange={setRows} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="capacity" label={messages.capacity} defaultValue={capacity} inputMode="numeric" />
        <Field name="cutOffMinutes" label={messages.cutOffMinutes} defaultValue={cutOffMinutes} inputMode="numeric" />
      </div>
    </CheckedDialog>
  )
}
