import type { Message } from '../messages.ts'
import { Refusal } from '../refusal.ts'

// More than any household signs in at the same moment, and few enough to wait for.
const MAX_WAITING = 50

/**
 * A keyed mutex: work of the same key runs one after another, in the order it came. Beyond 50 for one key it is refused with
 * `message`.
 */
export function keyedMutex(message: Message): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>()

  return async (key, work) => {
    const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() }
    if (queue.length >= MAX_WAITING) throw new Refusal(429, message, { retryAfter: 2 })
    queues.set(key, queue)
    queue.length += 1
    // Runs whether the work before it succeeded or failed.
    const turn = queue.last.then(work, work)
    queue.last = turn
    try {
      return await turn
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
    }
  }
}
