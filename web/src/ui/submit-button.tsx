import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isBusy?: boolean
  /** Ignores presses, because another button's request is in flight. */
  readonly isHeld?: boolean
  readonly look?: 'leaf' | 'quiet'
}

/**
 * While the request is in flight it shows a spinner, and pressing it again does nothing. It is not disabled for that,
 * because a disabled button loses the focus, and a failed request leaves the shopper on this screen.
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

/** Also for Enter in a field, which presses the button. */
function preventSubmit(event: MouseEvent): void {
  event.preventDefault()
}
