import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { readToken } from '../api/stored-session.ts'
import { paths } from '@baqala/contract/paths'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Spec 2: a guarded route without a saved token leads to /Login. The storage itself is asked, at every navigation. */
export function RequireSession() {
  useSession()
  useLocation()
  // What is drawn here was drawn for a shopper; a session refused meanwhile ends with the next drawing.
  const isHydrated = useHydrated()
  return !isHydrated || readToken() ? <Outlet /> : <Navigate to={paths.login} replace />
}
