import type { ComponentProps, ReactNode } from 'react'
import { X } from './icons.tsx'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'

const LOOKS = {
  leaf: 'button button-leaf',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
  plain: 'button',
  text: 'text-link',
  /** A text link on a line of its own, high enough for a finger. */
  textLine: 'text-link inline-flex min-h-11 items-center',
  /** `className` alone. */
  none: '',
} as const

interface Looks {
  readonly text: ReactNode
  /** Quiet unless it is told: one button of a screen is the one to press. */
  readonly look?: keyof typeof LOOKS
}

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Ignores presses, because its request is under way. Not disabled, which would lose the focus that a failure needs. */
  readonly isBusy?: boolean
  /** Says so, with a spinner. */
  readonly busyLabel?: string
}

/** A button with nothing but words in it. */
export function Button({
  text,
  look = 'quiet',
  className = '',
  isBusy = false,
  busyLabel,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      {...button}
      // Enter in a field presses the button of its form, too.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${LOOKS[look]} ${className}`.trim()}
    >
      {text}
      {isBusy && busyLabel && <Spinner isSmall label={busyLabel} />}
    </button>
  )
}

export function ButtonLink({ text, look = 'quiet', className = '', ...link }: ComponentProps<typeof Link> & Looks) {
  return (
    <Link {...link} className={`${LOOKS[look]} ${className}`.trim()}>
      {text}
    </Link>
  )
}

interface RoundButtonProps extends ComponentProps<'button'> {
  readonly label: string
  readonly icon: ReactNode
}

/** A button that shows a picture of what it does, and says it to a cursor. */
export function RoundButton({ label, icon, className = '', ...button }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...button} className={`round-button ${className}`.trim()}>
      {icon}
    </button>
  )
}

/** A round button with a cross: it closes, forgets or takes away. */
export function CrossButton({ size = 24, ...button }: Omit<RoundButtonProps, 'icon'> & { readonly size?: number }) {
  return <RoundButton {...button} icon={<X aria-hidden size={size} />} />
}
