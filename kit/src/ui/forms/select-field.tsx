import { type ComponentProps, useId } from 'react'
import { describedBy, Labelled, type LabelledProps } from './field.tsx'
import './select-frame.css'

export interface SelectFieldProps extends ComponentProps<'select'>, Pick<LabelledProps, 'label' | 'hint' | 'error'> {
  readonly options?: readonly (readonly [value: string, text: string])[]
}

/** A labelled choice among a few, with its hint and its error: what stands inside it, and then the options. */
export function SelectField({ label, hint, error, options = [], children, className, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      <span className="field-input select-frame">
        <select {...select} id={id} {...describedBy(id, error, hint)}>
          {children}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </Labelled>
  )
}
