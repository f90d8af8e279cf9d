/**
 * Exponential backoff beyond a limit: attempts are still allowed, each after a longer pause, so that a right password gets in
 * after wrong ones of somebody else. A pause is about as long as the guessing has lasted, and guesses stay few.
 */
import type { Limit, RateLimits } from '../http/limits/rate-limits.ts'

const HOUR = 3600
const FIRST_PAUSE_SECONDS = 2
/** In an hour, of one client at one account. */
const MAX_ATTEMPTS = 10

/** Counts an attempt beyond the limit if the pause before it is over. `secondsLeft` tells when the next one is allowed. */
export async function countWithBackoff(limits: RateLimits, beyond: Limit, client: string) {
  const attempts = { name: `attempts beyond ${beyond.name}`, max: MAX_ATTEMPTS, seconds: HOUR }
  const attempted = await limits.count(attempts, client)
  const pause = { name: `pause between ${attempts.name}`, max: 1, seconds: pauseAfter(attempted.count) }
  const paused = await limits.count(pause, client)
  async function giveBack() {
    await limits.giveBack(attempts, client)
    await limits.giveBack(pause, client)
  }

  const areTooMany = attempted.count > attempts.max
  if (!areTooMany && paused.count <= pause.max)
    return { isAllowed: true, secondsLeft: paused.secondsLeft, giveBack } as const
  await giveBack()
  return { isAllowed: false, secondsLeft: areTooMany ? attempted.secondsLeft : paused.secondsLeft } as const
}

/** 2 s, 4 s, 8 s … */
function pauseAfter(attempts: number): number {
  return Math.min(HOUR, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1))
}
