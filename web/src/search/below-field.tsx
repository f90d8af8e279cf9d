import type { ReactNode } from 'react'

/** The panel below the search field, which keeps the focus while the pointer is in it. */
export function BelowField({ isEmpty, children }: { readonly isEmpty: boolean; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div hidden={isEmpty} onMouseDown={(event) => event.preventDefault()} className="panel below-field text-ink lifted">
      {children}
    </div>
  )
}
