/**
 * Turns: tries beyond a limit are still looked at, further and further apart, so that a right password gets in after wrong ones
 * of somebody else. The wait is about as long as the guessing has lasted, and guesses stay few.
 */
import type { Limit, RateLimits } from '../http/rate-limits.ts'

const HOUR = 3600
const FIRST_PAUSE_SECONDS = 2
/** In an hour, of one client at one account. */
export const MAX_TURNS = 10

export type Turn =
  | { readonly isTaken: true; readonly secondsLeft: number; giveBack(): Promise<void> }
  | { readonly isTaken: false; readonly secondsLeft: number }

/** Takes a turn if there is one now. `secondsLeft` tells when the next one is. */
export async function takeTurn(limits: RateLimits, beyond: Limit, client: string): Promise<Turn> {
  const turns = { name: `turns beyond ${beyond.name}`, max: MAX_TURNS, seconds: HOUR }
  const taken = await limits.count(turns, client)
  const pause = { name: `pause between ${turns.name}`, max: 1, seconds: pauseAfter(taken.count) }
  const paused = await limits.count(pause, client)
  async function giveBack() {
    await limits.giveBack(turns, client)
    await limits.giveBack(pause, client)
  }

  const areUsedUp = taken.count > turns.max
  if (!areUsedUp && paused.count <= pause.max) return { isTaken: true, secondsLeft: paused.secondsLeft, giveBack }
  await giveBack()
  return { isTaken: false, secondsLeft: areUsedUp ? taken.secondsLeft : paused.secondsLeft }
}

/** 2 s, 4 s, 8 s … */
export function pauseAfter(turns: number): number {
  return Math.min(HOUR, FIRST_PAUSE_SECONDS * 2 ** (turns - 1))
}
