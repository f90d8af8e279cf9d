import { Button, RoundButton } from '@baqala/kit/ui/button.tsx'
import { X } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/delivery'

export interface TimeRow {
  readonly id: number
  readonly from: string
  readonly until: string
}

interface TimeRowsProps {
  readonly rows: readonly TimeRow[]
  readonly onChange: (rows: readonly TimeRow[]) => void
}

/** The times of a day as fields named `from-0`, `until-0` and so on. A new one begins where the last ends. */
export function TimeRows({ rows, onChange }: TimeRowsProps) {
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
      <span className="max-sm:sr-only">{label}</span>
      <input type="time" name={name} defaultValue={first} className="field-input min-w-0 px-2" />
    </label>
  )
}
