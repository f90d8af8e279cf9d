/** The endpoint of every call of the staff, found by its name in calls.ts. */
import type { EndpointSchemas } from '../endpoint.ts'
import { adminCalls, type AdminCallName } from './calls.ts'
import * as checks from './checks.ts'
import * as delivery from './delivery.ts'
import * as devices from './devices.ts'
import * as groups from './groups.ts'
import * as imports from './imports.ts'
import * as log from './log.ts'
import * as orders from './orders.ts'
import * as pictures from './pictures.ts'
import * as prices from './prices.ts'
import * as products from './products.ts'
import * as reports from './reports.ts'
import * as reviews from './reviews.ts'
import * as searches from './searches.ts'
import * as staff from './staff.ts'
import * as stock from './stock.ts'
import * as times from './delivery-times.ts'

// Does not compile if a call has no endpoint of its name, or that endpoint was made from another call.
const nouns = {
  ...checks,
  ...delivery,
  ...devices,
  ...groups,
  ...imports,
  ...log,
  ...orders,
  ...pictures,
  ...prices,
  ...products,
  ...reports,
  ...reviews,
  ...searches,
  ...staff,
  ...stock,
  ...times,
} satisfies {
  [Name in AdminCallName]: (typeof adminCalls)[Name] & EndpointSchemas
}

export type AdminApi = Pick<typeof nouns, AdminCallName>

// The keys of `adminCalls` are the names that the type picks.
export const adminApi = Object.fromEntries(
  Object.keys(adminCalls).map((name) => [name, Reflect.get(nouns, name)]),
) as AdminApi
