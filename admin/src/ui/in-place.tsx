import { type FocusEvent, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@baqala/kit/ui/button.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { Form, type useForm } from './form.tsx'
import { messages } from '#messages/ui'
import './in-place.css'

interface InPlaceProps {
  /** The effect of a press, for screen readers, before the value that it shows. */
  readonly label: string
  readonly shown: ReactNode
  /** The form in place of the value. */
  readonly children: (close: () => void) => ReactNode
}

/** A value that becomes a form where it stands. Escape leaves it, and the focus goes back to the value. */
export function InPlace({ label, shown, children }: InPlaceProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  function close() {
    flushSync(() => setIsOpen(false))
    document.getElementById(id)?.focus()
  }
  if (!isOpen) {
    return (
      <button id={id} type="button" onClick={() => setIsOpen(true)} className="in-place">
        <span className="sr-only">{label}: </span>
        {shown}
      </button>
    )
  }
  return (
    // Escape is the keyboard's way to the button "Cancel".
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => key === 'Escape' && close()}>{children(close)}</div>
  )
}

// The press that opened the form was for its first field, and the old value is to be typed over.
export const typedOver = {
  autoFocus: true,
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
} as const

interface InPlaceFormProps {
  readonly form: ReturnType<typeof useForm>
  readonly onClose: () => void
  readonly hasProof?: boolean
  readonly children: ReactNode
}

export function InPlaceForm({ onClose, children, ...props }: InPlaceFormProps) {
  return (
    <Form {...props} className="grid gap-2">
      {children}
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={props.form.isBusy} text={messages.save} />
        <Button onClick={onClose} look="none" className="admin-tab" text={messages.cancel} />
      </div>
    </Form>
  )
}
