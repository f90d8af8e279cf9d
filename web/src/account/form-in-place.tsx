import { type ReactNode, useState } from 'react'

interface FormInPlaceProps {
  /** The content while it is closed. `opener` belongs on the button that opens it. */
  readonly closed: (opener: Opener) => ReactNode
  readonly opened: (close: () => void) => ReactNode
}

interface Opener {
  readonly autoFocus: boolean
  readonly onClick: () => void
}

/** A form in place of the row that it changes. Closing it, as Escape does, gives the focus back to the button that opened it. */
export function FormInPlace({ closed, opened }: FormInPlaceProps) {
  const [state, setState] = useState<'closed' | 'open' | 'closed again'>('closed')
  if (state !== 'open') return closed({ autoFocus: state === 'closed again', onClick: () => setState('open') })
  const close = () => setState('closed again')
  return (
    // From any element of the form.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => key === 'Escape' && close()}>{opened(close)}</div>
  )
}
