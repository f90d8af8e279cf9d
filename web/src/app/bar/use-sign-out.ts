import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { ending, forgetEnded } from '../../api/stored-session.ts'
import { queryClient } from '../../api/query-client.ts'
import { featuresOf } from '../../auth/server-features.ts'
import { useSession } from '../../auth/session.tsx'
import { paths } from '@baqala/contract/paths'

export function useSignOut(): () => void {
  const { token, settoken } = useSession()
  const navigate = useNavigate()
  return function signOut() {
    // Beyond the specification.
    if (featuresOf(token).endsSessions) ending.set([token, callApi('signOut', { keepalive: true })])
    settoken(null)
    forgetEnded()
    // The guard may navigate to /Login as well: `replace` keeps it to one history entry.
    void navigate(paths.login, { replace: true })
    for (const key of ['cart', 'wishlist', 'orders']) queryClient.removeQueries({ queryKey: [key] })
  }
}
