import { useSession } from '../auth/session.tsx'
import { namesItsSession } from '../auth/token-claims.ts'
import { useIsAwake } from '../ui/use-is-awake.ts'

/** Beyond the specification, and only of a server whose tokens name a session: elsewhere there is no /Orders at all. */
export function useAreOrdersKept(): boolean {
  const { token } = useSession()
  // What the build draws is drawn for the shoppers of our own server.
  const isAwake = useIsAwake()
  return token !== null && (!isAwake || namesItsSession(token))
}
