/**
 * How often a wrong password may be tried. Every try is counted before the password is looked at, so that tries in
 * parallel cannot slip through together, and taken back unless the password was wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Limits } from '../config/config.ts'
import type { Limit, RateLimits } from '../http/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'
import { keyedMutex } from './keyed-mutex.ts'

const WINDOW_SECONDS = 15 * 60
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000
const MOST_SLEEPERS = 50

export interface Attempt {
  /** The account by e-mail, whether it exists or not: both are counted alike. */
  readonly email: string
  /**
   * A new password begins new counts: whoever had to reset it was often locked out by tries of the old one, and is about
   * to sign in with the new.
   */
  readonly passwordHash: string | undefined
  readonly network: string
}

// Waiting in line, one's own right tries never count against each other.
const oneAtATime = keyedMutex(messages.tooManyTriesAtOnce)

/** Runs `check`, which finds something or (the password was wrong) nothing, within the limits. */
export function countingWrongTries<Found>(
  limits: RateLimits,
  most: Limits,
  { email, passwordHash, network }: Attempt,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const byNetwork = limitOf('wrong sign-ins by address', most.signInsPerAddress)
  const byAccountHere = limitOf('wrong sign-ins by account and address', most.signInsPerAccount)
  const byAccount = limitOf('wrong sign-ins by account', 2 * most.signInsPerAccount)
  const account = `${email}\n${passwordHash ?? ''}`
  const accountHere = `${account}\n${network}`

  return oneAtATime(accountHere, async () => {
    const counted: (readonly [Limit, string])[] = []
    async function takeBack() {
      for (const [limit, who] of counted) await limits.giveBack(limit, who)
    }

    try {
      counted.push([byNetwork, network])
      await limits.take(byNetwork, network, messages.tooManyWrongTriesFromNetwork)
      counted.push([byAccountHere, accountHere])
      await limits.take(byAccountHere, accountHere, messages.tooManyWrongTriesForAccount)
      counted.push([byAccount, account])
      const { count } = await limits.count(byAccount, account)
      await holdUp(delayFor(count - byAccount.most))
      const found = await check()
      if (found !== undefined) await takeBack()
      return found
    } catch (error) {
      await takeBack()
      throw error
    }
  })
}

/** Guessing from many addresses makes an account slow to sign in to, but never closes it to its owner. */
export function delayFor(triesTooMany: number): number {
  if (triesTooMany <= 0) return 0
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (triesTooMany - 1))
}

let sleepers = 0

async function holdUp(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return
  if (sleepers >= MOST_SLEEPERS)
    throw new Refusal(429, messages.tooManyTriesAtOnce, { retryAfter: LONGEST_DELAY_MS / 1000 })
  sleepers += 1
  await sleep(milliseconds)
  sleepers -= 1
}

function limitOf(what: string, most: number): Limit {
  return { what, most, seconds: WINDOW_SECONDS }
}
