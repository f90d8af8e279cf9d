import type { Limits } from '../config/config.ts'
import type { Db } from '../db/rows.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { countUnpaid } from './order-habits.queries.ts'
import { messages } from './orders.messages.en.ts'

interface Deps {
  readonly db: Db
  readonly limits: RateLimits
  readonly config: { readonly limits: Limits }
}

/** An unpaid page holds stock, so nobody may keep the shop's stock with pages that are never paid on. */
export async function refuseParking({ db, limits, config }: Deps, shopperId: string, network: string): Promise<void> {
  const { unpaidSessionsPerAddress, unpaidSessionsPerAccount } = config.limits
  await limits.take(
    { name: 'payment pages by address', max: unpaidSessionsPerAddress, seconds: 3600 },
    network,
    messages.tooManyPagesFromNetwork,
  )
  if ((await countUnpaid(db, shopperId)) < unpaidSessionsPerAccount) return
  throw new Refusal(429, messages.tooManyUnpaid, { retryAfter: 3600 })
}
