import type { ReactNode } from 'react'
import { ScreenTitle } from '../ui/screen-title.tsx'

interface AuthPanelProps {
  readonly title: string
  readonly tabTitle?: string
  readonly text?: string
  readonly children: ReactNode
}

/** The frame of all five account forms. */
export function AuthPanel({ title, tabTitle = title, text, children }: AuthPanelProps) {
  return (
    <div className="panel mx-auto max-w-lg p-5 sm:p-8">
      <ScreenTitle tabTitle={tabTitle}>{title}</ScreenTitle>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      {children}
    </div>
  )
}
