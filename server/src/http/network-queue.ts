import pLimit from 'p-limit'
import type { Refusal } from '../refusal.ts'
import { keyedLimit, type RunByKey } from './keyed-mutex.ts'
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
export function networkQueue({ atOnce, perNetwork, waiting }: Size, refusal: () => Refusal): RunByKey {
  const all = pLimit(atOnce)
  const inNetwork = keyedLimit(perNetwork, perNetwork + waiting, refusal)

  return (network, work) =>
    inNetwork(siteOf(network) ?? network, async () => {
      if (all.activeCount + all.pendingCount >= atOnce + waiting) throw refusal()
      return all(work)
    })
}
