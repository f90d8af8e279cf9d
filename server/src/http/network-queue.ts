import pLimit, { type LimitFunction } from 'p-limit'
import type { Refusal } from '../refusal.ts'
import { siteOf } from './network-of.ts'

interface Size {
  /** Works that run in parallel. */
  readonly atOnce: number
  /** The places of one network in the queue: more of its works wait before it, so that one address cannot close it to others. */
  readonly perNetwork: number
  /** Works that wait in the queue, and those of one network before it. */
  readonly waiting: number
}

/** A queue for work that takes the processor. `network` as networkOf returns it. Refuses work beyond its size. */
export function networkQueue(
  { atOnce, perNetwork, waiting }: Size,
  refusal: () => Refusal,
): <Result>(network: string, work: () => Promise<Result>) => Promise<Result> {
  const all = pLimit(atOnce)
  const byNetwork = new Map<string, { length: number; readonly run: LimitFunction }>()

  async function runAmongAll<Result>(work: () => Promise<Result>): Promise<Result> {
    if (all.activeCount + all.pendingCount >= atOnce + waiting) throw refusal()
    return all(work)
  }

  return async (network, work) => {
    const place = siteOf(network) ?? network
    const queue = byNetwork.get(place) ?? { length: 0, run: pLimit(perNetwork) }
    if (queue.length >= perNetwork + waiting) throw refusal()
    byNetwork.set(place, queue)
    queue.length += 1
    try {
      return await queue.run(() => runAmongAll(work))
    } finally {
      queue.length -= 1
      if (queue.length === 0) byNetwork.delete(place)
    }
  }
}
