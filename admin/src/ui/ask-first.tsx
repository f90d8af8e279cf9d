import type { ReactNode, ToggleEvent } from 'react'

interface AskFirstProps {
  /** The words of the button that opens the question. */
  readonly text: string
  /** Its accessible name, which also names the thing beside it. */
  readonly label?: string
  readonly look?: 'danger' | 'quiet'
  /** The question with the button that answers it. */
  readonly children: ReactNode
}

/** Something that cannot be undone, behind a press of its own. */
export function AskFirst({ text, label, look = 'danger', children }: AskFirstProps) {
  return (
    <details onToggle={bringIntoView}>
      <summary aria-label={label} className={`button button-${look}`}>
        {text}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}

/** Most stand at the end of a dialog: what opens would be below the edge of a phone. */
function bringIntoView({ currentTarget: opened, newState }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState === 'open') opened.scrollIntoView({ block: 'nearest' })
}
