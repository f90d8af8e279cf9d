import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { type ReactNode, useId } from 'react'

interface ChoicesProps<Value extends string> {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** A few choices of which one holds: radio buttons, each as large as its chip. */
export function Choices<Value extends string>({ legend, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => {
          const isChosen = value === chosen
          return (
            <label key={value} className="button choice">
              <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(value)} />
              {isChosen && <CircleCheck aria-hidden size={20} />}
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
