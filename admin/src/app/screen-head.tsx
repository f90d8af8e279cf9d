import type { ReactNode } from 'react'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'

/** The title of a screen, and at the other end of its line what can be done. */
export function ScreenHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ScreenTitle>{title}</ScreenTitle>
      {children}
    </div>
  )
}
