import { westernDigits } from '@baqala/contract/arabic'
import { type ReactNode, useId } from 'react'
import { RoundButton } from '@baqala/kit/ui/button.tsx'
import { describedBy, Labelled } from '@baqala/kit/ui/forms/field.tsx'
import { Minus } from '@baqala/kit/ui/icons.tsx'
import { useFieldError } from './form.tsx'
import { Plus } from './icons.tsx'
import { messages } from '#messages/ui'

interface StepperProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The number from which the first press of an empty field counts. */
  readonly first: number
  readonly least: number
  readonly most?: number
}

/** Pieces, typed or counted with a thumb. The form refuses numbers beyond the limits, or the server. */
export function Stepper({ label, hint, name, value, onChange, first, least, most = Infinity }: StepperProps) {
  const id = useId()
  const error = useFieldError(name)
  const step = (by: number) => onChange(String(Math.min(most, Math.max(least, (piecesIn(value) ?? first) + by))))
  const button = (label: string, by: number, icon: ReactNode) => (
    <RoundButton label={label} onClick={() => step(by)} icon={icon} className="border border-field-line bg-paper" />
  )
  return (
    <Labelled id={id} label={label} error={error} hint={hint}>
      <div className="flex flex-wrap items-center gap-2">
        {button(messages.oneLess, -1, <Minus aria-hidden />)}
        <input
          id={id}
          name={name}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(westernDigits(currentTarget.value).replace(/[^\d.,-]/g, ''))}
          onFocus={({ currentTarget }) => currentTarget.select()}
          {...describedBy(id, error, hint)}
          className="field-input w-28 text-center text-2xl font-extrabold"
        />
        {button(messages.oneMore, 1, <Plus aria-hidden />)}
      </div>
    </Labelled>
  )
}

/** The pieces that were typed. A minus or a point stays in the field, or -1 would be read as 1, and 1.5 as 15. */
export function piecesIn(value: string): number | undefined {
  return /^\d+$/.test(value) ? Number(value) : undefined
}
