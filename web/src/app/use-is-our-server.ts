import { useSession } from '../auth/session.tsx'
import { namesItsSession } from '../auth/token-claims.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'

/** True for shoppers of our own server, whose tokens name a session. Only it has /Orders and /Search, which no specification asks for. */
export function useIsOurServer(): boolean {
  const { token } = useSession()
  // Prerendered pages are for our own server.
  const isHydrated = useHydrated()
  return token !== null && (!isHydrated || namesItsSession(token))
}
