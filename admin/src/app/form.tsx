import { type ComponentProps, createContext, type ReactNode, type SelectHTMLAttributes, use, useId } from 'react'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field as PlainField } from '@baqala/kit/ui/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import type { useForm } from './use-form.ts'
import { messages } from '#messages/app'

/** How the fields below learn their errors; Form gives it. */
export const ErrorOf = createContext<(field: string) => string | undefined>(() => undefined)

interface FormProps {
  readonly form: ReturnType<typeof useForm>
  readonly children: ReactNode
  /** The words of its button; without them the button is among the children. */
  readonly submit?: string | undefined
  readonly look?: ComponentProps<typeof SubmitButton>['look']
  readonly submitClass?: string
  readonly className?: string
  /** Said above where the form itself has not failed. */
  readonly failure?: string | undefined
  /** Whether the server may ask for a fresh second factor (proof.ts). */
  readonly hasProof?: boolean
  readonly onChange?: () => void
}

/** A form with its failure above and its button below. Each field in it says its own error. */
export function Form({
  form: { alert, failedField, errorOf, onSubmit, isBusy },
  children,
  submit,
  look = 'leaf',
  submitClass = 'justify-self-start',
  className = 'grid gap-4',
  failure,
  hasProof = false,
  onChange,
}: FormProps) {
  return (
    <ErrorOf value={errorOf}>
      <ErrorAlert message={alert ?? failure} />
      <form noValidate onSubmit={onSubmit} onChange={onChange} className={className}>
        {children}
        {hasProof && (failedField === 'code' || failedField === 'password') && <ProofField kind={failedField} />}
        {submit !== undefined && (
          <SubmitButton look={look} className={submitClass} isBusy={isBusy}>
            {submit}
          </SubmitButton>
        )}
      </form>
    </ErrorOf>
  )
}

/** The sentence with which the server refused a field of the form around it. */
export function useFieldError(name = ''): string | undefined {
  return use(ErrorOf)(name)
}

export function Field(field: ComponentProps<typeof PlainField>) {
  return <PlainField error={useFieldError(field.name)} {...field} />
}

/** The second factor, or of somebody without one the password, entered again: some changes want it fresh. */
function ProofField({ kind }: { readonly kind: 'code' | 'password' }) {
  return (
    <Field
      name={kind}
      label={kind === 'code' ? messages.codeAgain : messages.passwordAgain}
      hint={messages.againHint}
      type="password"
      required
      autoComplete={kind === 'code' ? 'one-time-code' : 'current-password'}
      // The one thing left to type.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    />
  )
}

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
  readonly error?: string | undefined
  readonly options?: readonly (readonly [value: string, text: string])[]
}

/** A labelled choice among a few: what stands inside it, and then the options. */
export function SelectField({ label, error, options = [], children, className = '', ...select }: SelectFieldProps) {
  const id = useId()
  const named = useFieldError(select.name)
  const shown = error ?? named
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-error` : undefined}
        className="field-input"
      >
        {children}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={id} error={shown} />
    </div>
  )
}

/** The error of a field that is not the kit's. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-1 text-sm font-bold text-tomato-ink">
      {error}
    </p>
  )
}

/** One yes or no on a line of its own. */
export function Choice({ label, ...input }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-leaf" />
      {label}
    </label>
  )
}
