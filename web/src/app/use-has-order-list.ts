import { useSession } from '../auth/session.tsx'
import { namesItsSession } from '../auth/token-claims.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** True for shoppers of a server with /Orders: ours, whose tokens name a session. The specification has no such screen. */
export function useHasOrderList(): boolean {
  const { token } = useSession()
  // Prerendered pages are for our own server.
  const isHydrated = useHydrated()
  return token !== null && (!isHydrated || namesItsSession(token))
}
