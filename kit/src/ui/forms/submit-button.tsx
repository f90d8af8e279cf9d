import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'
import { messages } from '#messages/ui'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'text' | 'busyLabel'> {
  /** Ignores presses, because another button's request is in flight. */
  readonly isHeld?: boolean
}

/** The button that sends a form, with a spinner while its own request is in flight. */
export function SubmitButton({ isBusy = false, isHeld = isBusy, children, ...button }: SubmitButtonProps) {
  const busyLabel = isBusy ? messages.loading : ''
  return <Button look="leaf" {...button} type="submit" isBusy={isHeld} busyLabel={busyLabel} text={children} />
}
