import type { Limits } from '../config/config.ts'
import type { Db } from '../db/rows.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { countUnpaid } from './order-habits.queries.ts'

interface Deps {
  readonly db: Db
  readonly limits: RateLimits
  readonly config: { readonly limits: Limits }
}

/** An unpaid page holds stock, so nobody may keep the shop's stock with pages that are never paid on. */
export async function refuseParking({ db, limits, config }: Deps, shopperId: string, network: string): Promise<void> {
  const { unpaidSessionsPerAddress, unpaidSessionsPerAccount } = config.limits
  await limits.take(
    { what: 'payment pages by address', most: unpaidSessionsPerAddress, seconds: 3600 },
    network,
    'Too many payments were begun from here. Please try again later, or pay in cash.',
  )
  if ((await countUnpaid(db, shopperId)) < unpaidSessionsPerAccount) return
  throw new Refusal(
    429,
    'Too many payments were begun and not finished today. Please pay in cash, or try again tomorrow.',
    { retryAfter: 3600 },
  )
}
