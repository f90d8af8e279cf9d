import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { createStore } from '@baqala/kit/api/store.ts'
import { callApi } from '../api/call-api.ts'
import { queryClient } from '../api/query-client.ts'
import { readToken, storeToken, storeWanted } from '../api/stored-session.ts'
import { isOurs } from '../api/server-features.ts'
import { forgetEmail } from './noted-email.ts'
import { forgetResumed, FORMS } from '../api/resumed-state.ts'

// How the query keys of a shopper's own begin. Others may share the page.
const OF_A_SHOPPER = ['account', 'addresses', 'cart', 'my review', 'orders', 'sessions', 'waits', 'wishlist']

/** Signs out at once in this browser, and at our server. */
export function signOut(): void {
  endAtServer(readToken())
  forgetShopper()
}

/** The session that the shopper has ended, and the call that ends it on the server: unsent-sign-outs.ts sends it again. */
export const ending = createStore<readonly [token: string, call: Promise<Outcome<unknown>>] | undefined>(undefined)

/** Our server ends a session that no browser keeps, which is beyond the specification. */
export function endAtServer(token: string | null | undefined): void {
  if (token && isOurs(token)) ending.set([token, callApi('signOut', { token, keepalive: true })])
}

/** Takes the token away, and all that was loaded with it. The guard leads to /Login. */
export function forgetShopper(): void {
  // Before the token: the kept cart, orders and changes outlast a session that the server has ended.
  storeWanted(null)
  storeToken(null)
  forgetEmail()
  for (const form of FORMS) forgetResumed(form)
  for (const noun of OF_A_SHOPPER) queryClient.removeQueries({ queryKey: [noun] })
}
