import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'

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
