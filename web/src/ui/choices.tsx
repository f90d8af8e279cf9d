import type { ReactNode } from 'react'
import './choices.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly isDisabled?: boolean
}

interface ChoicesProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
  readonly className: string
}

/** A few choices of which one holds: radio buttons, each in a frame that can be pressed as well. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, choices, chosen, onChoose, className } = props
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className={className}>
        {choices.map(({ value, label, isDisabled }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={({ target }) => {
                // The edge of a row that scrolls may cut it.
                target.parentElement?.scrollIntoView({ block: 'nearest' })
                onChoose(value)
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
