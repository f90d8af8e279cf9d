import { paths } from '@baqala/contract/paths'
import type { ReactNode } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { wantedPage } from '../api/stored-session.ts'
import { messages } from '#messages/auth'
import './shop-window.css'

interface AuthPanelProps {
  readonly title: string
  readonly tabTitle?: string
  readonly text?: string
  readonly loginLink?: string
  readonly children: ReactNode
}

export function AuthPanel({ title, tabTitle = title, text, loginLink, children }: AuthPanelProps) {
  return (
    <div className="panel mx-auto max-w-lg p-5 sm:p-8">
      <ScreenTitle tabTitle={tabTitle}>{title}</ScreenTitle>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      {children}
      {loginLink && (
        <p className="mt-6">
          <ButtonLink to={paths.login} look="text" text={loginLink} />
        </p>
      )}
    </div>
  )
}

/** Says of a page whose link led here that it is not forgotten. */
export function WantedPage() {
  const isHydrated = useHydrated()
  // A prerendered page holds the sentence always, and shell/first-script.ts shows it.
  if (isHydrated && !wantedPage()) return null
  return <p className={`mt-1 text-ink-soft ${isHydrated ? '' : 'if-wanted'}`}>{messages.wantedPage}</p>
}
