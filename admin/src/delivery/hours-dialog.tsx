import { useState } from 'react'
import { NEW_TIME } from '@baqala/contract/admin/limits'
import { Button, RoundButton } from '@baqala/kit/ui/button.tsx'
import { X } from '@baqala/kit/ui/icons.tsx'
import { callAdmin, CallFailed } from '../api/calls.ts'
import { Choice, Field } from '../ui/form.tsx'
import { nameOf } from '../ui/words.ts'
import { CheckedDialog } from './checked-dialog.tsx'
import { areInOneDay, clockForForm, hoursOfForm, weekdayName, WEEKDAYS } from './days.ts'
import { type Planned, readNumber, type Round, type Season, useCheckedForm } from './use-delivery.ts'
import { messages } from '#messages/delivery'

// For a round that has no hours yet.
const FIRST_HOURS = [10, 12, 18].map((hour) => ({ from: `${hour}:00`, until: `${hour + 2}:00` }))

interface TimeRow {
  readonly id: number
  readonly from: string
  readonly until: string
}

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
  const hoursBefore = plan.filter(({ weekday }) => weekday === days[0])
  const [rows, setRows] = useState<readonly TimeRow[]>(() => {
    const hours = hoursBefore.length > 0 ? hoursBefore : FIRST_HOURS
    return hours.map(({ from, until }, id) => ({ id, from: clockForForm(from), until: clockForForm(until) }))
  })
  const form = useCheckedForm(
    async (values, check) => {
      const weekdays = WEEKDAYS.filter((day) => values[`day-${day}`] === 'on')
      if (weekdays.length === 0) throw new CallFailed(messages.noDayChosen, 400)
      const hours = rows.map(({ id }) => hoursOfForm(values[`from-${id}`] ?? '', values[`until-${id}`] ?? ''))
      const wrong = hours.findIndex((each) => !areInOneDay(each))
      if (wrong !== -1) throw new CallFailed(messages.notInOneDay(wrong + 1), 400)
      const [capacity, cutOffMinutes] = [readNumber(values, 'capacity'), readNumber(values, 'cutOffMinutes')]
      const body = { round: round._id, season, weekdays, hours, capacity, cutOffMinutes }
      return callAdmin('setPlan', { body, ...check })
    },
    ({ slots }) => messages.remade(slots.added, slots.removed),
    onClose,
  )
  const { capacity, cutOffMinutes } = hoursBefore[0] ?? NEW_TIME
  const title = messages.hoursOf(nameOf(round))
  return (
    <CheckedDialog title={title} onClose={onClose} about={messages.seasons[season]} form={form}>
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

interface TimeRowsProps {
  readonly rows: readonly TimeRow[]
  readonly onChange: (rows: readonly TimeRow[]) => void
}

/** The times of a day as fields named `from-0`, `until-0` and so on. A new one is empty. */
function TimeRows({ rows, onChange }: TimeRowsProps) {
  function add() {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1
    onChange([...rows, { id, from: '', until: '' }])
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 font-bold">{messages.timesOfDay}</legend>
      {rows.map(({ id, from, until }, at) => (
        <div key={id} className="flex items-center gap-2">
          <TimeField name={`from-${id}`} label={messages.from} first={from} />
          <TimeField name={`until-${id}`} label={messages.until} first={until} />
          <RoundButton
            label={messages.removeTime(at + 1)}
            onClick={() => onChange(rows.filter((row) => row.id !== id))}
            icon={<X aria-hidden size={20} />}
            className="shrink-0 hover:bg-leaf-tint"
          />
        </div>
      ))}
      <Button onClick={add} className="justify-self-start" text={messages.addTime} />
      <p className="text-sm text-ink-soft">{messages.hoursHint}</p>
    </fieldset>
  )
}

function TimeField({ name, label, first }: { readonly name: string; readonly label: string; readonly first: string }) {
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2">
      <span className="shrink-0 max-sm:sr-only">{label}</span>
      <input type="time" name={name} defaultValue={first} className="field-input min-w-0 px-2" />
    </label>
  )
}
