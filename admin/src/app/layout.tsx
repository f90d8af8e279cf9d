import type { ReactNode } from 'react'
import { otherLanguage } from '@baqala/kit/language/language.ts'
import { Toaster } from '@baqala/kit/ui/toaster.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { Menu } from './menu.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { changeOwnLanguage, useOwnLanguage } from '../session/own-language.ts'
import { SignOutButton } from '../session/sign-out-button.tsx'
import type { Session } from '../session/use-session.ts'
import { messages } from '#messages/app'

export function Layout({ session, children }: { readonly session: Session | undefined; readonly children: ReactNode }) {
  useKeptFocus()
  useOwnLanguage(session)
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <a href="#main" className="skip-link">
        {messages.skipToContent}
      </a>
      <header className="border-b border-line bg-paper print:hidden">
        <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <p className="text-lg font-extrabold">{messages.siteName}</p>
          {session && (
            <p className="text-sm text-ink-soft max-sm:sr-only">
              <bdi>{messages.signedInAs(session.person.name)}</bdi>
            </p>
          )}
          <div className="ms-auto flex items-center gap-1">
            <LanguageButton session={session} />
            {session && <SignOutButton />}
          </div>
        </div>
      </header>
      <div className={session ? 'admin-frame print:p-0' : 'page flex-1'}>
        {session && <Menu session={session} />}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 py-6 outline-none print:p-0">
          {children}
        </main>
      </div>
      <Toaster />
    </div>
  )
}

function LanguageButton({ session }: { readonly session: Session | undefined }) {
  return (
    <PressButton
      lang={otherLanguage()}
      work={() => changeOwnLanguage(session)}
      look="none"
      className="admin-tab font-system"
      text={messages.otherLanguage}
    />
  )
}
