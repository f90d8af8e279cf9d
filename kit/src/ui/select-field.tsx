import { type SelectHTMLAttributes, useId } from 'react'
import { describedBy, Labelled } from './field.tsx'
import './select-frame.css'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
  readonly hint?: string | undefined
}

/** A labelled list to choose from, with its hint. Its options are the children. */
export function SelectField({ label, hint, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <Labelled id={id} hint={hint} label={label}>
      <span className="field-input select-frame">
        <select {...select} id={id} {...describedBy(id, undefined, hint)} />
      </span>
    </Labelled>
  )
}
