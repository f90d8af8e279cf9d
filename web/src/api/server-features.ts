/**
 * Tells what a server offers beyond the specification. Ours offers all of it, such as search, reviews, past orders, delivery and an
 * account; any other gets the calls of the specification alone.
 */
import type { Success } from '@baqala/kit/api/outcome.ts'
import { LoadFailure } from './load.ts'
import { claimsOf } from './stored-session.ts'

/** Whether our server gave the token: it names a session in each (a JWT's `jti`, decision 0002). */
export function isOurs(token: string | null): boolean {
  return claimsOf(token).jti !== undefined
}

/** A load failed because the server has no such call. It is not asked again. */
export function lacksCall(error: unknown): boolean {
  return error instanceof LoadFailure && [400, 404, 405, 501].includes(error.outcome.httpStatus ?? 0)
}

/** Whether the server that sent this cart answers a repeated change with the first answer (decision 0033). */
export function keepsKeys({ headers }: Success<unknown>): boolean {
  return headers?.get('idempotency-key') === 'kept'
}

/** Whether the server that sent this cart takes the total of the screen with an order. Others may refuse a body with more in it. */
export function takesTotals(cart: { readonly updatedAt?: string | undefined }): boolean {
  return cart.updatedAt !== undefined
}
