import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { readToken } from '../api/stored-session.ts'
import { paths } from '@baqala/contract/paths'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Spec 2: a guarded route without a saved token redirects to /Login. Reads the storage itself at every navigation. */
export function RequireSession() {
  useSession()
  useLocation()
  // The prerendered page is a shopper's. If the session ended meanwhile, the redirect follows hydration.
  const isHydrated = useHydrated()
  return !isHydrated || readToken() ? <Outlet /> : <Navigate to={paths.login} replace />
}
