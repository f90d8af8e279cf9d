/**
 * Tells what the server offers beyond the specification. Our server names a session in each token (a JWT's `jti`,
 * decision 0002), and a server that does has all of it; any other gets the calls of the specification alone.
 */
import type { Failure, Success } from '@baqala/kit/api/outcome.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { useSession } from './session.tsx'

export type ServerFeatures = ReturnType<typeof withAll>

const withAll = (has: boolean) => ({
  /** The calls and the screen of the shop's search. */
  hasSearch: has,
  /** A page of products can be asked for by sale and order. */
  sortsProducts: has,
  /** The calls and the screen of past orders, and the stream that says when to look again. */
  hasOrders: has,
  /** Areas and times of delivery may be asked for; the shop may still have none. */
  hasDelivery: has,
  /** The calls and the screen of the shopper's own account. */
  hasAccount: has,
  /** Products have reviews to read and to write, and sold-out ones can be waited for. */
  hasReviews: has,
  /** A session can be ended before its token expires. */
  endsSessions: has,
})

/** The features of the server that gave the token; none without a token. */
export function featuresOf(token: string | null): ServerFeatures {
  return withAll(namesItsSession(token))
}

export function useServerFeatures(): ServerFeatures {
  const { token } = useSession()
  return featuresOf(token)
}

/** As useServerFeatures, for the bars: prerendered pages are drawn for our server, and must not move when they are hydrated. */
export function useDrawnFeatures(): ServerFeatures {
  const { token } = useSession()
  const isHydrated = useHydrated()
  return withAll(token !== null && (!isHydrated || namesItsSession(token)))
}

/** The server answered that it has no such call. It is not asked again. */
export function lacksCall({ httpStatus }: Failure): boolean {
  return [400, 404, 405, 501].includes(httpStatus ?? 0)
}

/** Whether the server that sent this cart answers a repeated change with the first answer (decision 0033). */
export function keepsKeys({ headers }: Success<unknown>): boolean {
  return headers?.get('idempotency-key') === 'kept'
}

/** Whether the server that sent this cart takes the total of the screen with an order. Others may refuse a body with more in it. */
export function takesTotals(cart: { readonly updatedAt?: string | undefined }): boolean {
  return cart.updatedAt !== undefined
}

function namesItsSession(token: string | null): boolean {
  return claimsOf(token).jti !== undefined
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
