import type { ButtonHTMLAttributes } from 'react'
import { Spinner } from './spinner.tsx'

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isBusy?: boolean
  readonly look?: 'leaf' | 'quiet'
}

/** While the request is in flight it shows a spinner beside its words, and pressing it again does nothing. */
export function SubmitButton({
  isBusy = false,
  look = 'leaf',
  disabled,
  children,
  className = '',
  ...button
}: SubmitButtonProps) {
  return (
    <button {...button} type="submit" disabled={disabled || isBusy} className={`button button-${look} ${className}`}>
      {children}
      {isBusy && <Spinner isSmall />}
    </button>
  )
}
