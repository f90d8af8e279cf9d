import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { readToken } from '../api/stored-session.ts'
import { paths } from '@baqala/contract/paths'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'

/** Spec 2: a guarded route without a saved token redirects to /Login. Reads the storage itself at every navigation. */
export function RequireSession() {
  useSession()
  useLocation()
  // The prerendered page is a shopper's. If the session has ended meanwhile, the redirect follows hydration.
  const isHydrated = useHydrated()
  return !isHydrated || readToken() ? <Outlet /> : <Navigate to={paths.login} replace />
}

/** Redirects signed-in shoppers from /Login and /Register to Home, also right after either succeeds. */
export function VisitorsOnly() {
  const { token } = useSession()
  return token ? <Navigate to={paths.home} replace /> : <Outlet />
}
