import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'
import { messages } from '#messages/ui'

/** The button that sends a form, with a spinner while its request is in flight. */
export function SubmitButton(button: ComponentProps<typeof Button>) {
  return <Button look="leaf" busyLabel={messages.loading} {...button} type="submit" />
}
