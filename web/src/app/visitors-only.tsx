import { Navigate, Outlet } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { paths } from '@baqala/contract/paths'

/** Redirects signed-in shoppers from /Login and /Register to Home, also right after either succeeds. */
export function VisitorsOnly() {
  const { token } = useSession()
  return token ? <Navigate to={paths.home} replace /> : <Outlet />
}
