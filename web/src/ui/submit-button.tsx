import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isBusy?: boolean
  /** Another button's request is in flight. */
  readonly isHeld?: boolean
  readonly look?: 'leaf' | 'quiet'
}

/**
 * While the request is in flight it shows a spinner beside its words, and pressing it again does nothing. It is not
 * disabled for that: a disabled button would lose the keyboard's place, and a failed request leaves the shopper here.
 */
export function SubmitButton({
  isBusy = false,
  isHeld = isBusy,
  look = 'leaf',
  children,
  className = '',
  ...button
}: SubmitButtonProps) {
  return (
    <button
      {...button}
      type="submit"
      aria-disabled={isHeld}
      onClick={isHeld ? preventSubmit : undefined}
      className={`button button-${look} ${className}`}
    >
      {children}
      {isBusy && <Spinner isSmall />}
    </button>
  )
}

/** Enter in a field presses the button, too. */
function preventSubmit(event: MouseEvent): void {
  event.preventDefault()
}
