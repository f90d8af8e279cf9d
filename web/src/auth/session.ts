import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken, storeToken } from '../api/stored-session.ts'

/** Specification 3: the session exposes two values, `token` and `settoken`. */
export function useSession() {
  return { token: useSyncExternalStore(onTokenChange, readToken, readToken), settoken: storeToken }
}
