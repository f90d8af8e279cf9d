/**
 * Limits attempts with a wrong password. An attempt is counted before the password is verified, so that parallel attempts
 * cannot exceed the limits, and uncounted unless the password was wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Limits } from '../config/config.ts'
import { countersOf, type Limit, type RateLimits } from '../http/limits/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'
import { countWithBackoff } from './backoff.ts'
import { keyedMutex } from '../http/limits/keyed-mutex.ts'

const WINDOW_SECONDS = 15 * 60
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 4_000
const MAX_WAIT_SECONDS = 2
const MAX_DELAYED = 50

interface Attempt {
  readonly network: string
  /** The browser's id, if it has signed in to this account before (known-browsers.ts). */
  readonly knownBrowser: string | undefined
  /** The account's e-mail address, whether the account exists or not. */
  readonly email: string
  /** Part of the counters' keys, so that a password reset unlocks an account with too many wrong attempts. */
  readonly passwordHash: string | undefined
}

/** Counts an attempt before its password is verified. Beyond the limit it is refused (429), allowed with exponential backoff, or delayed. */
interface Counter {
  readonly limit: Limit
  readonly client: string
  readonly beyond: 'refused' | 'backed off' | 'delayed'
}

// Serializes attempts, because parallel attempts with the right password would count against each other.
const oneAtATime = keyedMutex(messages.tooManyTriesAtOnce)

/**
 * Runs `check` within the limits. `check` returns undefined if the password was wrong; so does this, and refuses (429) a wrong one
 * that was beyond a limit.
 */
export function limitWrongAttempts<Found>(
  limits: RateLimits,
  max: Limits,
  attempt: Attempt,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const account = `${attempt.email}\n${attempt.passwordHash ?? ''}\n`
  const counters = countersFor(max, account, attempt)

  return oneAtATime(account + (attempt.knownBrowser ?? attempt.network), async () => {
    const undo: (() => Promise<void>)[] = []
    let secondsToNext = 0
    let isWrong = false
    try {
      for (const counter of counters) {
        undo.push(() => limits.giveBack(counter.limit, counter.client))
        secondsToNext = Math.max(secondsToNext, await countAttempt(limits, counter, undo))
      }
      const found = await check()
      isWrong = found === undefined
      if (isWrong && secondsToNext > 0) throw tooManyForAccount(secondsToNext)
      return found
    } finally {
      if (!isWrong) for (const giveBack of undo) await giveBack()
    }
  })
}

/**
 * A known browser is counted by itself: what others on its address, or elsewhere, have guessed neither refuses nor delays it.
 * Everybody else is counted by address, by account and address, and by account.
 */
function countersFor(max: Limits, account: string, { network, knownBrowser }: Attempt): Counter[] {
  if (knownBrowser !== undefined) {
    const byBrowser = limitOf('wrong sign-ins by account and browser', max.signInsPerAccount)
    return [{ limit: byBrowser, client: account + knownBrowser, beyond: 'backed off' }]
  }
  const byNetwork = limitOf('wrong sign-ins by address', max.signInsPerAddress)
  const byAccountHere = limitOf('wrong sign-ins by account and address', max.signInsPerAccount)
  const byAccount = limitOf('wrong sign-ins by account', 2 * max.signInsPerAccount)
  return [
    ...countersOf(byNetwork, network).map((each) => ({ ...each, beyond: 'refused' as const })),
    ...countersOf(byAccountHere, network, account).map((each) => ({ ...each, beyond: 'backed off' as const })),
    { limit: byAccount, client: account, beyond: 'delayed' },
  ]
}

/** Resolves when the attempt may run: to the seconds until the next one is allowed if it was backed off, else to 0. */
async function countAttempt(limits: RateLimits, counter: Counter, undo: (() => Promise<void>)[]): Promise<number> {
  const { limit, client, beyond } = counter
  const { count, secondsLeft } = await limits.count(limit, client)
  if (count <= limit.max) return 0
  if (beyond === 'refused') throw new Refusal(429, messages.tooManyWrongTriesFromNetwork, { retryAfter: secondsLeft })
  if (beyond === 'backed off') return Math.min(secondsLeft, await waitForBackoff(limits, counter, secondsLeft, undo))
  await delay(delayFor(count - limit.max))
  return 0
}

/**
 * Waits for the end of a short pause, and refuses the attempt (429) during a long one. Resolves to the seconds of the next pause.
 * `secondsLeft`: until the limit counts anew.
 */
async function waitForBackoff(
  limits: RateLimits,
  { limit, client }: Counter,
  secondsLeft: number,
  undo: (() => Promise<void>)[],
): Promise<number> {
  let backoff = await countWithBackoff(limits, limit, client)
  if (!backoff.isAllowed && backoff.secondsLeft <= MAX_WAIT_SECONDS) {
    await delay(backoff.secondsLeft * 1000)
    backoff = await countWithBackoff(limits, limit, client)
  }
  if (!backoff.isAllowed) throw tooManyForAccount(Math.min(secondsLeft, backoff.secondsLeft))
  undo.push(backoff.giveBack)
  return backoff.secondsLeft
}

function tooManyForAccount(retryAfter: number): Refusal {
  return new Refusal(429, messages.tooManyWrongTriesForAccount, { retryAfter })
}

/** Guessing from many networks slows down signing in to an account, but never locks out its owner. */
export function delayFor(attemptsTooMany: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attemptsTooMany - 1))
}

let delayed = 0

async function delay(milliseconds: number): Promise<void> {
  if (delayed >= MAX_DELAYED) throw new Refusal(429, messages.tooManyTriesAtOnce, { retryAfter: MAX_DELAY_MS / 1000 })
  delayed += 1
  await sleep(milliseconds)
  delayed -= 1
}

function limitOf(name: string, max: number): Limit {
  return { name, max, seconds: WINDOW_SECONDS }
}
