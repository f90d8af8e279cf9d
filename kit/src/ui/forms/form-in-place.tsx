import { type ReactNode, useState } from 'react'

interface FormInPlaceProps {
  /** The content while it is closed. `opener` belongs on the button that opens it. */
  readonly closed: (opener: Opener) => ReactNode
  readonly opened: (close: () => void) => ReactNode
  /** It is open at first, with words that were typed before. */
  readonly isTypedIn?: boolean
}

export interface Opener {
  readonly autoFocus: boolean
  readonly onClick: () => void
}

/**
 * A form in place of the row that it changes. Closing it gives the focus back to the button that opened it. Escape does so while
 * nothing is typed: a slip of the finger loses no words.
 */
export function FormInPlace({ closed, opened, isTypedIn }: FormInPlaceProps) {
  const [state, setState] = useState<'closed' | 'open' | 'typed in' | 'closed again'>(isTypedIn ? 'typed in' : 'closed')
  if (state !== 'open' && state !== 'typed in')
    return closed({ autoFocus: state === 'closed again', onClick: () => setState('open') })
  const close = () => setState('closed again')
  return (
    // From any element of the form.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onInput={() => setState('typed in')} onKeyDown={({ key }) => key === 'Escape' && state === 'open' && close()}>
      {opened(close)}
    </div>
  )
}
