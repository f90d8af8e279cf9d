import { Navigate, Outlet } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { paths } from '@baqala/contract/paths'

/** Whoever is signed in has nothing to do on /Login and /Register. This is also what leads Home after either succeeds. */
export function VisitorsOnly() {
  const { token } = useSession()
  return token ? <Navigate to={paths.home} replace /> : <Outlet />
}
