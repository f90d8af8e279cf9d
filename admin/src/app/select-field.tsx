import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
  readonly children: ReactNode
}

/** A labelled choice among a few. */
export function SelectField({ label, children, className = '', ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <select {...select} id={id} className="field-input">
        {children}
      </select>
    </div>
  )
}
