import { useSession } from '../auth/session.tsx'
import { namesItsSession } from '../auth/token-claims.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Beyond the specification, and only of a server whose tokens name a session: elsewhere there is no /Orders at all. */
export function useAreOrdersKept(): boolean {
  const { token } = useSession()
  // What the build draws is drawn for the shoppers of our own server.
  const isHydrated = useHydrated()
  return token !== null && (!isHydrated || namesItsSession(token))
}
