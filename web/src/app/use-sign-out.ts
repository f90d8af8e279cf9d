import { useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useSession } from '../auth/session.tsx'
import { namesItsSession } from '../auth/token-claims.ts'
import { paths } from '@baqala/contract/paths'

export function useSignOut(): () => void {
  const { token, settoken } = useSession()
  const navigate = useNavigate()
  return function signOut() {
    // Beyond the specification: our server, whose tokens name a session, ends the session too.
    if (token && namesItsSession(token)) void callApi('signOut', { keepalive: true })
    settoken(null)
    // The guard may navigate to /Login as well: `replace` keeps it to one history entry.
    void navigate(paths.login, { replace: true })
    for (const key of ['cart', 'wishlist', 'orders']) queryClient.removeQueries({ queryKey: [key] })
  }
}
