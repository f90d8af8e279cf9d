import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { countChanged, oneRow, type Db } from '../db/rows.ts'
import type { Message } from '../messages.ts'
import { Refusal } from '../refusal.ts'

/** How often something may be tried. Counted in the database, so that all server processes count together. */
export interface Limit {
  /** Names the counter, such as "sign-in by account and address". */
  readonly what: string
  readonly most: number
  readonly seconds: number
}

export interface Count {
  readonly count: number
  /** Seconds until the window ends. */
  readonly secondsLeft: number
}

export interface RateLimits {
  /** Counts one try of `who` before it runs, so that tries in parallel cannot slip through together. */
  count(limit: Limit, who: string): Promise<Count>
  /** Counts one try, and refuses it (429) once there were more than the limit allows. */
  take(limit: Limit, who: string, said: Message): Promise<void>
  /** Takes one try back: it was a good one. */
  giveBack(limit: Limit, who: string): Promise<void>
}

export function makeRateLimits(db: Db, key: Buffer): RateLimits {
  // Neither an e-mail nor an address stands in the table.
  function hash(limit: Limit, who: string): Buffer {
    return createHmac('sha256', key).update(`${limit.what}\n${who}`).digest()
  }

  const rateLimits: RateLimits = {
    count(limit, who) {
      const key = hash(limit, who)
      return oneRow(
        db,
        sql<Count>`
          insert into rate_limits as known (key, count, resets_at)
          values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
          on conflict (key) do update set
            count = case when known.resets_at <= now() then 1 else known.count + 1 end,
            resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
          returning count, ceil(extract(epoch from resets_at - now()))::integer as "secondsLeft"`,
      )
    },
    async take(limit, who, said) {
      const { count, secondsLeft } = await rateLimits.count(limit, who)
      if (count > limit.most) throw new Refusal(429, said, { retryAfter: secondsLeft })
    },
    async giveBack(limit, who) {
      await sql`update rate_limits set count = greatest(0, count - 1) where key = ${hash(limit, who)}`.execute(db)
    },
  }
  return rateLimits
}

/** Windows that have ended say nothing any more. */
export function forgetOldCounts(db: Db): Promise<number> {
  return countChanged(db, sql`delete from rate_limits where resets_at < now()`)
}
