import { useStore } from '@baqala/kit/api/store.ts'
import { useOnceHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { isOurs } from '../api/server-features.ts'
import { onTokenChange, readToken, storeToken } from '../api/stored-session.ts'

/** Specification 3: the session exposes two values, `token` and `settoken`. */
export function useSession() {
  return { token: useStore({ onChange: onTokenChange, get: readToken }), settoken: storeToken }
}

/** Whether the shopper is signed in at our server. */
export function useIsOurs(): boolean {
  return isOurs(useSession().token)
}

/** Whether the bars are drawn for our server: prerendered pages are drawn for our server, and must not move when they are hydrated. */
export function useIsDrawnAsOurs(): boolean {
  const { token } = useSession()
  return useOnceHydrated(() => isOurs(token), token !== null)
}
