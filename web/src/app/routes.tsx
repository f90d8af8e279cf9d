import { useOnceHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { paths } from '@baqala/contract/paths'
import { readToken, storeWanted } from '../api/stored-session.ts'
import { useSession } from '../auth/session.ts'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { type ReactNode, useMemo } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { Layout } from './layout.tsx'
import { NotFoundScreen } from './lazy-screen.tsx'
import { type Screen, screens } from './screens.ts'

export function AppRoutes() {
  const language = useLanguage()
  // New elements for each language: React renders the same components again, with all that they hold.
  // oxlint-disable-next-line react/exhaustive-deps
  const routes = useMemo(() => makeRoutes(), [language])
  return useRoutes(routes)
}

function makeRoutes(): RouteObject[] {
  const children = [
    { element: <RequireSession />, children: screensFor('shoppers') },
    { element: <VisitorsOnly />, children: screensFor('visitors') },
    ...screensFor('anyone'),
    { path: '*', element: <NotFoundScreen /> },
  ]
  return [{ element: <Layout />, children }]
}

function screensFor(access: Screen['access']): RouteObject[] {
  return screens
    .filter((screen) => screen.access === access)
    .map(({ path, screen: ScreenComponent }) => ({
      path,
      element: (
        <OwnSpelling path={path}>
          <ScreenComponent />
        </OwnSpelling>
      ),
    }))
}

/** The router also takes `/privacy` and `/Terms/`. The address becomes ours, with which the bar and the screens compare it. */
function OwnSpelling({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const typed = pathname.split('/')
  const parts = path.split('/').map((part, at) => (part.startsWith(':') ? typed[at] : part))
  const ours = parts.join('/')
  // A prerendered page that the browser kept is hydrated as it is, at any spelling.
  return useOnceHydrated(() => pathname === ours, true) ? children : <Navigate to={ours + search + hash} replace />
}

/** Spec 2: a guarded route without a saved token redirects to /Login. Reads the storage itself at every navigation. */
function RequireSession() {
  useSession()
  const { key, pathname, search } = useLocation()
  // The prerendered page is a shopper's. If the session has ended meanwhile, the redirect follows hydration.
  if (useOnceHydrated(() => readToken() !== null, true)) return <Outlet />
  // The visit begins here.
  if (key === 'default' && !window.earlyToken) storeWanted(pathname + search)
  return <Navigate to={paths.login} replace />
}

/** Redirects signed-in shoppers from /Login and /Register to Home, also right after either succeeds. */
function VisitorsOnly() {
  const { token } = useSession()
  return token ? <Navigate to={paths.home} replace /> : <Outlet />
}
