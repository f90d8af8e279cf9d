import pLimit, { type LimitFunction } from 'p-limit'
import { type Message, Refusal } from '../../refusal.ts'

const MAX_QUEUED = 50

export type RunByKey = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** A keyed mutex: runs work with the same key one at a time, in order. Refuses it (429) if 50 are queued for the key. */
export function keyedMutex(message: Message): RunByKey {
  return keyedLimit(1, MAX_QUEUED, () => new Refusal(429, message, { retryAfter: 2 }))
}

/** Runs `atOnce` jobs with the same key in parallel, the others in order. Refuses a job if there are `most` with its key. */
export function keyedLimit(atOnce: number, most: number, refusal: () => Refusal): RunByKey {
  const queues = new Map<string, { length: number; readonly run: LimitFunction }>()

  return async (key, work) => {
    const queue = queues.get(key) ?? { length: 0, run: pLimit(atOnce) }
    if (queue.length >= most) throw refusal()
    queues.set(key, queue)
    queue.length += 1
    try {
      return await queue.run(work)
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
    }
  }
}
