import type { Limits } from '../../config/config.ts'
import type { Db } from '../../db/rows.ts'
import { takeFromNetwork, type RateLimits } from '../../http/rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import { messages } from '../orders.messages.en.ts'
import { countUnpaid } from './payment-pages.queries.ts'

export interface LimitDeps {
  readonly db: Db
  readonly limits: RateLimits
  readonly config: { readonly limits: Limits }
}

/**
 * Prevents denial of inventory (OWASP OAT-021): an unpaid page reserves stock, so unpaid pages, those that were cancelled or
 * replaced too, are limited per network address and per account. Refused with 429.
 */
export async function limitUnpaidPages(
  { db, limits, config }: LimitDeps,
  shopperId: string,
  network: string,
): Promise<void> {
  const { unpaidSessionsPerAddress, unpaidSessionsPerAccount } = config.limits
  const perNetwork = { name: 'payment pages by address', max: unpaidSessionsPerAddress, seconds: 3600 }
  await takeFromNetwork(limits, perNetwork, network, messages.tooManyPagesFromNetwork)
  if ((await countUnpaid(db, shopperId)) < unpaidSessionsPerAccount) return
  throw new Refusal(429, messages.tooManyUnpaid, { retryAfter: 3600 })
}
