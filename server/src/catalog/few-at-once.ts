import { Refusal } from '../refusal.ts'

/**
 * Lets at most `most` run at once and `mostWaiting` wait; more are refused. Invented queries may cost this process time,
 * never all its connections to the database.
 */
export function fewAtOnce(most: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter() {
    if (running < most) {
      running += 1
      return
    }
    if (waiting.length >= mostWaiting) {
      throw new Refusal(503, 'Very many people are looking for something. Please try again in a moment.', {
        retryAfter: 1,
      })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** The place goes to the next in line, or is free. */
  function leave() {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
