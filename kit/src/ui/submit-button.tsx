import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isBusy?: boolean
  /** Ignores presses, because another button's request is in flight. */
  readonly isHeld?: boolean
  readonly look?: 'leaf' | 'quiet' | 'danger'
}

/**
 * Shows a spinner and ignores presses while its request is in flight. It is not `disabled` then: a disabled button loses the
 * focus, which the shopper needs when the request fails.
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

/** Enter in a field clicks the button, too. */
function preventSubmit(event: MouseEvent): void {
  event.preventDefault()
}
