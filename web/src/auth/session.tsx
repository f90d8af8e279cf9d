import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { onTokenChange, readToken, storeToken } from '../api/stored-session.ts'

/** Specification 3: the session exposes two values, `token` and `settoken`. */
interface Session {
  readonly token: string | null
  readonly settoken: (token: string | null) => void
}

const SessionContext = createContext<Session>({ token: null, settoken: storeToken })

export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(onTokenChange, readToken, readToken)
  const session = useMemo(() => ({ token, settoken: storeToken }), [token])
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  return useContext(SessionContext)
}
