/**
 * The endpoint of every call, found in the files of the nouns by its name in calls.ts. This file carries the schemas:
 * browser code imports only types from it.
 */
import { calls, type CallName } from './calls.ts'
import type { EndpointSchemas } from './endpoint.ts'
import * as account from './account.ts'
import * as addresses from './addresses.ts'
import * as auth from './auth.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as delivery from './delivery.ts'
import * as orders from './orders.ts'
import * as placedOrders from './placed-orders.ts'
import * as reviews from './reviews.ts'
import * as waits from './waits.ts'
import * as search from './search.ts'
import * as wishlist from './wishlist.ts'

// Does not compile if a call has no endpoint of its name, or that endpoint was made from another call.
const nouns = {
  ...account,
  ...addresses,
  ...auth,
  ...cart,
  ...catalog,
  ...delivery,
  ...orders,
  ...placedOrders,
  ...reviews,
  ...waits,
  ...search,
  ...wishlist,
} satisfies {
  [Name in CallName]: (typeof calls)[Name] & EndpointSchemas
}

/** For callers: `Api['addCartItem']` is the input and the reply of that call. */
export type Api = Pick<typeof nouns, CallName>

// The keys of `calls` are the names that the type picks.
export const api = Object.fromEntries(Object.keys(calls).map((name) => [name, Reflect.get(nouns, name)])) as Api
