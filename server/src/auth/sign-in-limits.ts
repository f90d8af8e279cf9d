/**
 * Limits attempts with a wrong password. An attempt is counted before the password is verified, so that parallel attempts
 * cannot exceed the limits, and uncounted unless the password was wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Limits } from '../config/config.ts'
import type { Limit, RateLimits } from '../http/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'
import { keyedMutex } from './keyed-mutex.ts'

const WINDOW_SECONDS = 15 * 60
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 4_000
const MAX_DELAYED = 50

export interface Attempt {
  /** The account's e-mail address, whether the account exists or not. */
  readonly email: string
  /** Part of the counters' keys, so that a password reset unlocks an account with too many wrong attempts. */
  readonly passwordHash: string | undefined
  readonly network: string
}

// Serializes attempts, because parallel attempts with the right password would count against each other.
const oneAtATime = keyedMutex(messages.tooManyTriesAtOnce)

/** Runs `check` within the limits. `check` returns undefined if the password was wrong. */
export function limitWrongAttempts<Found>(
  limits: RateLimits,
  max: Limits,
  { email, passwordHash, network }: Attempt,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const byNetwork = limitOf('wrong sign-ins by address', max.signInsPerAddress)
  const byAccountHere = limitOf('wrong sign-ins by account and address', max.signInsPerAccount)
  const byAccount = limitOf('wrong sign-ins by account', 2 * max.signInsPerAccount)
  const account = `${email}\n${passwordHash ?? ''}`
  const accountHere = `${account}\n${network}`

  return oneAtATime(accountHere, async () => {
    const counted: (readonly [Limit, string])[] = []
    async function uncount() {
      for (const [limit, key] of counted) await limits.giveBack(limit, key)
    }

    try {
      counted.push([byNetwork, network])
      await limits.take(byNetwork, network, messages.tooManyWrongTriesFromNetwork)
      counted.push([byAccountHere, accountHere])
      await limits.take(byAccountHere, accountHere, messages.tooManyWrongTriesForAccount)
      counted.push([byAccount, account])
      const { count } = await limits.count(byAccount, account)
      await delay(delayFor(count - byAccount.max))
      const found = await check()
      if (found !== undefined) await uncount()
      return found
    } catch (error) {
      await uncount()
      throw error
    }
  })
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
