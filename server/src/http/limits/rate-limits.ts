import { createHmac } from 'node:crypto'
import { execute, countChanged, oneRow, type Db } from '../../db/rows.ts'
import { type Message, Refusal } from '../../refusal.ts'
import { siteOf } from './network-of.ts'

/** A fixed-window rate limit. The counters are in the database, so that all server processes share them. */
export interface Limit {
  /** Identifies the counter, such as "sign-in by account and address". */
  readonly name: string
  readonly max: number
  readonly seconds: number
}

export type RateLimits = ReturnType<typeof makeRateLimits>

// Phones share an IPv6 /48 as they share an IPv4 address, so it is allowed more than one household.
const SITE_FACTOR = 4

/**
 * The counters of a network: its own, and for IPv6 one of the /48 around it, so that whoever has a /48 does not have the limit
 * 65,536 times. `client` comes before the network where something within it is counted, such as an account.
 */
export function countersOf(limit: Limit, network: string, client = '') {
  const site = siteOf(network)
  const own = { limit, client: client + network }
  if (site === undefined) return [own]
  const ofSite = { ...limit, name: `${limit.name}, /48`, max: SITE_FACTOR * limit.max }
  return [own, { limit: ofSite, client: client + site }]
}

/** Counts an attempt from a network and refuses it (429) above the limit. */
export async function takeFromNetwork(limits: RateLimits, limit: Limit, network: string, message: Message) {
  for (const each of countersOf(limit, network)) await limits.take(each.limit, each.client, message)
}

/** Uncounts an attempt from a network. */
export async function giveBackToNetwork(limits: RateLimits, limit: Limit, network: string): Promise<void> {
  for (const each of countersOf(limit, network)) await limits.giveBack(each.limit, each.client)
}

export function makeRateLimits(db: Db, key: Buffer) {
  // The table contains no e-mail address and no IP address.
  function hash(limit: Limit, client: string): Buffer {
    return createHmac('sha256', key).update(`${limit.name}\n${client}`).digest()
  }

  return {
    /** Counts an attempt by `client`. Called before the attempt runs, so that parallel attempts cannot exceed the limit. */
    count(limit: Limit, client: string) {
      const key = hash(limit, client)
      return oneRow<{ count: number; secondsLeft: number }>(db)`
        insert into rate_limits as known (key, count, resets_at)
        values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
        on conflict (key) do update set
          count = case when known.resets_at <= now() then 1 else known.count + 1 end,
          resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
        returning count, ceil(extract(epoch from resets_at - now()))::integer as "secondsLeft"`
    },
    /** Counts an attempt and refuses it (429) above the limit. */
    async take(limit: Limit, client: string, message: Message): Promise<void> {
      const { count, secondsLeft } = await this.count(limit, client)
      if (count > limit.max) throw new Refusal(429, message, { retryAfter: secondsLeft })
    },
    /** Uncounts an attempt. */
    async giveBack(limit: Limit, client: string): Promise<void> {
      await execute(db)`update rate_limits set count = greatest(0, count - 1) where key = ${hash(limit, client)}`
    },
  }
}

export function deleteOldCounts(db: Db): Promise<number> {
  return countChanged(db)`delete from rate_limits where resets_at < now()`
}
