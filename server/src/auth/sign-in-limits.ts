/**
 * Limits attempts with a wrong password. An attempt is counted before the password is verified, so that parallel attempts
 * cannot exceed the limits, and uncounted unless the password was wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Limits } from '../config/config.ts'
import { countersOf, type Limit, type RateLimits } from '../http/rate-limits.ts'
import { type Message, Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'
import { keyedMutex } from './keyed-mutex.ts'

const WINDOW_SECONDS = 15 * 60
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 4_000
const MAX_DELAYED = 50

/** The client that signs in. */
export interface Caller {
  readonly network: string
  /** The browser's id, if it has signed in to this account before (known-browsers.ts). */
  readonly knownBrowser: string | undefined
}

export interface Attempt extends Caller {
  /** The account's e-mail address, whether the account exists or not. */
  readonly email: string
  /** Part of the counters' keys, so that a password reset unlocks an account with too many wrong attempts. */
  readonly passwordHash: string | undefined
}

/** Counts an attempt before its password is verified. Refuses it (429), or delays it. */
type Counter = { readonly limit: Limit; readonly client: string } & (
  { readonly refusesWith: Message } | { readonly delays: true }
)

// Serializes attempts, because parallel attempts with the right password would count against each other.
const oneAtATime = keyedMutex(messages.tooManyTriesAtOnce)

/** Runs `check` within the limits. `check` returns undefined if the password was wrong. */
export function limitWrongAttempts<Found>(
  limits: RateLimits,
  max: Limits,
  attempt: Attempt,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const account = `${attempt.email}\n${attempt.passwordHash ?? ''}\n`
  const counters = countersFor(max, account, attempt)

  return oneAtATime(account + (attempt.knownBrowser ?? attempt.network), async () => {
    const counted: Counter[] = []
    async function uncount() {
      for (const { limit, client } of counted) await limits.giveBack(limit, client)
    }

    try {
      for (const counter of counters) {
        counted.push(counter)
        await countAttempt(limits, counter)
      }
      const found = await check()
      if (found !== undefined) await uncount()
      return found
    } catch (error) {
      await uncount()
      throw error
    }
  })
}

/**
 * A known browser is counted by itself: what others on its address, or elsewhere, have guessed neither refuses nor delays it.
 * Everybody else is counted by address, by account and address, and by account.
 */
function countersFor(max: Limits, account: string, { network, knownBrowser }: Attempt): Counter[] {
  const here = { refusesWith: messages.tooManyWrongTriesForAccount }
  if (knownBrowser !== undefined) {
    const byBrowser = limitOf('wrong sign-ins by account and browser', max.signInsPerAccount)
    return [{ limit: byBrowser, client: account + knownBrowser, ...here }]
  }
  const byNetwork = limitOf('wrong sign-ins by address', max.signInsPerAddress)
  const byAccountHere = limitOf('wrong sign-ins by account and address', max.signInsPerAccount)
  const byAccount = limitOf('wrong sign-ins by account', 2 * max.signInsPerAccount)
  const everywhere = { refusesWith: messages.tooManyWrongTriesFromNetwork }
  return [
    ...countersOf(byNetwork, network).map(([limit, client]) => ({ limit, client, ...everywhere })),
    ...countersOf(byAccountHere, network, account).map(([limit, client]) => ({ limit, client, ...here })),
    { limit: byAccount, client: account, delays: true },
  ]
}

async function countAttempt(limits: RateLimits, counter: Counter): Promise<void> {
  const { limit, client } = counter
  if ('refusesWith' in counter) return limits.take(limit, client, counter.refusesWith)
  const { count } = await limits.count(limit, client)
  return delay(delayFor(count - limit.max))
}

/** Guessing from many networks slows down signing in to an account, but never locks out its owner. */
export function delayFor(attemptsTooMany: number): number {
  if (attemptsTooMany <= 0) return 0
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attemptsTooMany - 1))
}

let delayed = 0

async function delay(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return
  if (delayed >= MAX_DELAYED) throw new Refusal(429, messages.tooManyTriesAtOnce, { retryAfter: MAX_DELAY_MS / 1000 })
  delayed += 1
  await sleep(milliseconds)
  delayed -= 1
}

function limitOf(name: string, max: number): Limit {
  return { name, max, seconds: WINDOW_SECONDS }
}
