import { type Message, Refusal } from '../refusal.ts'

const MAX_QUEUED = 50

/** A keyed mutex: runs work with the same key one at a time, in order. Refuses it (429) if 50 are queued for the key. */
export function keyedMutex(message: Message): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>()

  return async (key, work) => {
    const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() }
    if (queue.length >= MAX_QUEUED) throw new Refusal(429, message, { retryAfter: 2 })
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
