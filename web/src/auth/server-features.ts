/**
 * Tells whether the server is ours and offers what is beyond the specification: search and order of the products, reviews, past
 * orders, delivery, the account and an end of sessions. Our server names a session in each token (a JWT's `jti`, decision 0002);
 * any other gets the calls of the specification alone.
 */
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { useSession } from './session.ts'

/** Whether our server gave the token. */
export function isOurs(token: string | null): boolean {
  return claimsOf(token).jti !== undefined
}

/** Whether the shopper is signed in at our server. */
export function useIsOurs(): boolean {
  return isOurs(useSession().token)
}

/** The same for the bars: prerendered pages are drawn for our server, and must not move when they are hydrated. */
export function useIsDrawnAsOurs(): boolean {
  const { token } = useSession()
  const isHydrated = useHydrated()
  return token !== null && (!isHydrated || isOurs(token))
}

/** The id of the account in our server's token. */
export function accountOf(token: string | null | undefined): string | undefined {
  return claimsOf(token).id
}

function claimsOf(token: string | null | undefined): { readonly jti?: string; readonly id?: string } {
  try {
    const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    // The token of any server will do: the result is compared, and nothing else.
    return Object(JSON.parse(atob(claims ?? ''))) as object
  } catch {
    return {}
  }
}
