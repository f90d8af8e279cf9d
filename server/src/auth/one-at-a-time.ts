import type { Message } from '../messages.ts'
import { Refusal } from '../refusal.ts'

// More than any household signs in at the same moment, and few enough to wait for.
const MOST_IN_LINE = 50

/** Makes a line per key: what has the same key runs one after another. */
export function makeLines(tooMany: Message): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<string, { length: number; last: Promise<unknown> }>()

  return async (key, work) => {
    const line = lines.get(key) ?? { length: 0, last: Promise.resolve() }
    if (line.length >= MOST_IN_LINE) throw new Refusal(429, tooMany, { retryAfter: 2 })
    lines.set(key, line)
    line.length += 1
    // The one before may fail; the next is served all the same.
    const turn = line.last.then(work, work)
    line.last = turn
    try {
      return await turn
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(key)
    }
  }
}
