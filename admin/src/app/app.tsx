import { type PropsWithChildren, Suspense } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { useStore } from '@baqala/kit/api/store.ts'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { ScreenTitle, SiteName, TabBadge } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { AccountScreen } from '../session/account-screen.tsx'
import { InvitationScreen, SignInScreen } from '../session/sign-in-screen.tsx'
import { waitingCount } from '../orders/waiting-count.ts'
import { Layout } from './layout.tsx'
import { paths } from '../ui/paths.ts'
import { MoreScreen } from './menu.tsx'
import { Loaded } from '../ui/screen-parts.tsx'
import { isScreen, type Screen, screensOf } from './screens.tsx'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { useSession, type ScreenProps } from '../session/use-session.ts'
import { messages } from '#messages/app'

// On every screen, because an order rings whatever else is being done.
const OrderWatch = lazyPart(async () => (await import('../orders/order-watch.tsx')).OrderWatch)

/** Nobody sees more than the sign-in without a session; the server asks again at every call. */
export function App() {
  useLanguage()
  const { pathname } = useLocation()
  const found = useSession()
  return (
    <SiteName value={messages.siteName}>
      <CountInTab>
        <Layout session={found.data ?? undefined}>
          {matchPath(paths.invitation, pathname) ? (
            <InvitationScreen />
          ) : (
            <Loaded query={found}>
              {(session) => (session ? <Screens key={session.person._id} session={session} /> : <SignInScreen />)}
            </Loaded>
          )}
        </Layout>
      </CountInTab>
    </SiteName>
  )
}

/** Counts the orders that wait before the title of the tab: a step on the board renders no screen anew. */
function CountInTab({ children }: PropsWithChildren) {
  const waiting = useStore(waitingCount)
  return <TabBadge value={waiting > 0 ? `(${waiting}) ` : ''}>{children}</TabBadge>
}

function Screens({ session }: ScreenProps) {
  const mine = screensOf(session)
  useShortcuts(mine)
  // Until a second factor that is due is set up, there is one thing to do.
  if (session.wantsCode && !session.hasCode) return <AccountScreen session={session} />
  const [home] = mine
  return (
    <>
      <Suspense fallback={null}>{session.may.includes('orders') && <OrderWatch />}</Suspense>
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          {mine.map(({ name, address, subpath = '', Content }) => (
            <Route key={name} path={address + subpath} element={<Content session={session} />} />
          ))}
          <Route path={paths.more} element={<MoreScreen session={session} />} />
          {home && <Route path={paths.home} element={<Navigate to={home.address} replace />} />}
          <Route path="*" element={<NotFound mine={mine} />} />
        </Routes>
      </Suspense>
    </>
  )
}

/** The address is of a screen for others, or of none. */
function NotFound({ mine }: { readonly mine: readonly Screen[] }) {
  const { pathname } = useLocation()
  const isOthers = isScreen(pathname) && !mine.some(({ address }) => pathname.startsWith(address))
  return (
    <div className="panel grid gap-2 p-6">
      <ScreenTitle>{messages.notFoundTitle}</ScreenTitle>
      <p className="text-ink-soft">{isOthers ? messages.notYours : messages.noScreen}</p>
    </div>
  )
}
