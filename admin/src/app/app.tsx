import { Navigate, Route, Routes, useLocation } from 'react-router'
import { useLanguage } from '@baqala/kit/language/use-language.ts'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle, SiteName } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { LogScreen } from '../log/log-screen.tsx'
import { PeopleScreen } from '../people/people-screen.tsx'
import { AccountScreen } from '../session/account-screen.tsx'
import { InvitationScreen } from '../session/invitation-screen.tsx'
import { SignInScreen } from '../session/sign-in-screen.tsx'
import { Layout } from './layout.tsx'
import { addresses } from './addresses.ts'
import { useSession, type Session } from './use-session.ts'
import { messages } from '#messages/app'

/** Nobody sees more than the door without a session; the server asks again at every call. */
export function App() {
  useLanguage()
  const { pathname } = useLocation()
  const { data: session, isPending, isError, error, refetch } = useSession()
  return (
    <SiteName value={messages.siteName}>
      <Layout session={session ?? undefined}>
        {pathname === addresses.invitation ? (
          <InvitationScreen />
        ) : isPending ? (
          <PageSpinner />
        ) : isError ? (
          <LoadFailed text={error.message} onRetry={() => void refetch()} />
        ) : session === null ? (
          <SignInScreen />
        ) : (
          <Screens session={session} />
        )}
      </Layout>
    </SiteName>
  )
}

function Screens({ session }: { readonly session: Session }) {
  // Until a second factor that is due is set up, there is one thing to do.
  if (session.wantsCode && !session.hasCode) return <AccountScreen session={session} />
  const maySeePeople = session.may.includes('people')
  const maySeeLog = session.may.includes('log')
  return (
    <Routes>
      {maySeePeople && <Route path={`${addresses.people}/:id?`} element={<PeopleScreen />} />}
      {maySeeLog && <Route path={addresses.log} element={<LogScreen />} />}
      <Route path={addresses.account} element={<AccountScreen session={session} />} />
      <Route path={addresses.home} element={<Navigate to={homeOf(session)} replace />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

/** The home of a role is its own task. */
function homeOf({ may }: Session): string {
  if (may.includes('people')) return addresses.people
  return may.includes('log') ? addresses.log : addresses.account
}

function NotFound() {
  return (
    <div className="panel grid gap-2 p-6">
      <ScreenTitle>{messages.notFoundTitle}</ScreenTitle>
      <p className="text-ink-soft">{messages.nothingYet}</p>
    </div>
  )
}
