import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { icon } from '../icons.tsx'
import { messages } from '#messages/ui'
import './field.css'

const Eye = icon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
const EyeOff = icon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
  'M14.084 14.158a3 3 0 0 1-4.242-4.242',
  'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
  'm2 2 20 20',
)

export interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** At the other end of the label's line. */
  readonly beside?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A label, an input, its hint and its error. The input takes the same `id`, and the attributes of `describedBy`. */
export function Labelled({ id, label, error, hint, beside, className, children }: LabelledProps) {
  return (
    <div className={className}>
      <div className="mb-1 flex flex-wrap justify-between gap-x-3">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {beside}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-pretty text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-bold text-tomato-ink">
          {error}
        </p>
      )}
    </div>
  )
}

export function describedBy(id: string, error: string | undefined, hint?: ReactNode, also?: string) {
  const parts = [hint && `${id}-hint`, also, error && `${id}-error`].filter(Boolean)
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': parts.join(' ') || undefined }
}

type FieldProps = ComponentProps<'input'> & Pick<LabelledProps, 'label' | 'error' | 'hint' | 'beside'>

/** A labelled input with its hint and its error. A password can be shown. */
export function Field({ label, error, hint, beside, className, type, ...input }: FieldProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const isPassword = type === 'password'
  const ShowOrHide = isShown ? EyeOff : Eye
  // Written from the left in every language. Said here, because a password that is shown has the type of any text.
  const isLatin = isPassword || type === 'email' || type === 'tel' || input.inputMode === 'numeric'
  return (
    <Labelled id={id} label={label} error={error} hint={hint} beside={beside} className={className}>
      <div className="relative">
        <input
          dir={isLatin ? 'ltr' : undefined}
          {...input}
          id={id}
          type={isShown ? 'text' : type}
          // A browser's spelling help may send a text to its maker.
          {...(isPassword && { spellCheck: false, autoCapitalize: 'none' })}
          {...describedBy(id, error, hint, input['aria-describedby'])}
          className={`field-input ${isPassword ? 'field-with-button' : ''}`}
        />
        {isPassword && (
          <button
            type="button"
            aria-label={messages.showPassword}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            className="field-button"
          >
            <ShowOrHide aria-hidden size={20} />
          </button>
        )}
      </div>
    </Labelled>
  )
}
