import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field as PlainField } from '@baqala/kit/ui/forms/field.tsx'
import { SelectField as PlainSelectField, type SelectFieldProps } from '@baqala/kit/ui/forms/select-field.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { CallFailed } from '../api/calls.ts'
import { messages } from '#messages/ui'

export type Values = Readonly<Record<string, string>>

/**
 * A form that is sent once at a time. It is done when `submit` returns a sentence, which a toast says, or an empty text. A
 * refusal is said at the fields that it names, or above the form if it has no such field.
 */
export function useForm(submit: (values: Values) => Promise<string | void>, onDone?: () => void) {
  const [failure, setFailure] = useState<CallFailed>()
  const [isAtField, setIsAtField] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function send(form: HTMLFormElement) {
    setFailure(undefined)
    setIsBusy(true)
    try {
      const said = await submit(valuesOf(form))
      if (said !== undefined) {
        toast.success(said)
        onDone?.()
      }
      // Nothing secret stays for the next one at a shared phone.
      if (form.querySelector('[autocomplete$="password"]')) form.reset()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      // The refusal itself may bring the field that it names, such as the one for a code.
      flushSync(() => setFailure(error))
      const named = form.elements.namedItem(error.field ?? '')
      setIsAtField(named !== null)
      if (named instanceof HTMLElement) named.focus()
    } finally {
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    alert: isAtField ? undefined : failure?.message,
    failedField: failure?.field,
    /** For a field that its own buttons change. */
    forgetFailure: () => setFailure(undefined),
    errorOf: (field: string) => (isAtField && failure?.fields.includes(field) ? failure.message : undefined),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!isBusy) void send(event.currentTarget)
    },
  }
}

/** The texts that a form holds. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}

/** The fields that differ from those that the form was opened with: a colleague may have changed the others since. */
export function changesIn<Fields extends object>(fields: Fields, opened: object): Partial<Fields> {
  const before = new Map(Object.entries(opened))
  const isOther = (name: string, value: unknown) => JSON.stringify(value) !== JSON.stringify(before.get(name))
  // A part of `fields`.
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => isOther(name, value))) as Partial<Fields>
}

/** How the fields below learn their errors; Form gives it. */
export const ErrorOf = createContext<(field: string) => string | undefined>(() => undefined)

/** The place of a form's button in the foot of its dialog, null until it is there. */
export const Foot = createContext<HTMLElement | null | undefined>(undefined)

interface FormProps {
  readonly form: ReturnType<typeof useForm>
  readonly children?: ReactNode
  /** The words of its button; without them the button is among the children. */
  readonly submit?: string | undefined
  readonly look?: ComponentProps<typeof SubmitButton>['look']
  readonly submitClass?: string
  readonly className?: string
  /** Whether the server may ask for a fresh second factor. */
  readonly hasProof?: boolean
  readonly onChange?: () => void
}

/** A form with its failure above and its button below, or in the foot of a ModalWithFoot. Each field in it says its own error. */
export function Form({ form, children, submit, look = 'leaf', hasProof, onChange, ...classes }: FormProps) {
  const { alert, failedField, errorOf, onSubmit, isBusy } = form
  const { className = 'grid gap-4', submitClass = 'justify-self-start' } = classes
  const id = useId()
  const foot = use(Foot)
  const whole = useRef<HTMLFormElement>(null)
  // The failure pushes the buttons below the edge of a phone. It scrolls to itself after that, so that it is read in any case.
  useLayoutEffect(() => {
    if (alert && !foot) whole.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [alert, foot])
  const button = submit !== undefined && (
    <SubmitButton form={id} look={look} className={submitClass} isBusy={isBusy} text={submit} />
  )
  return (
    <ErrorOf value={errorOf}>
      <ErrorAlert message={alert} />
      <form ref={whole} id={id} noValidate onSubmit={onSubmit} onChange={onChange} className={className}>
        {children}
        {hasProof && (failedField === 'code' || failedField === 'password') && <ProofField kind={failedField} />}
        {/* A lesser form's stays with it. */}
        {foot === undefined || look === 'quiet' ? button : foot && createPortal(button, foot)}
      </form>
    </ErrorOf>
  )
}

/** The sentence with which the server refused a field of the form around it. */
export function useFieldError(name = ''): string | undefined {
  return use(ErrorOf)(name)
}

/** A field without autofill, unless `autoComplete` says what it is for. Amounts are written from the left in every language. */
export function Field(field: ComponentProps<typeof PlainField>) {
  const direction = field.inputMode === 'decimal' && { dir: 'ltr' }
  return <PlainField error={useFieldError(field.name)} autoComplete="off" {...direction} {...field} />
}

/** The password of the person who is signed in, unless it is told to be a new one. */
export function PasswordField(field: ComponentProps<typeof PlainField>) {
  return <Field name="password" type="password" required autoComplete="current-password" {...field} />
}

/** A name to sign in or a code with letters: typed as it is, on a phone's whole keyboard. */
export function CodeField(field: ComponentProps<typeof PlainField>) {
  return <Field required dir="ltr" autoCapitalize="none" spellCheck={false} {...field} />
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
    />
  )
}

/** A labelled choice among a few. */
export function SelectField(select: SelectFieldProps) {
  return <PlainSelectField error={useFieldError(select.name)} {...select} />
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
