import pLimit from 'p-limit'
import type { Refusal } from '../../refusal.ts'
import { keyedLimit, type RunByKey } from './keyed-mutex.ts'
import { siteOf } from './network-of.ts'

interface Size {
  /** Jobs that run in parallel. */
  readonly atOnce: number
  /** How many jobs of one network stand in the queue; its others wait outside, so that one network cannot fill it. */
  readonly perNetwork: number
  /** Jobs that wait in the queue, and those of one network outside. */
  readonly waiting: number
}

/** A queue for jobs that take the processor; refuses those beyond its size. `network` as networkOf returns it: all in a /48 count as one. */
export function networkQueue({ atOnce, perNetwork, waiting }: Size, refusal: () => Refusal): RunByKey {
  const all = pLimit(atOnce)
  const inNetwork = keyedLimit(perNetwork, perNetwork + waiting, refusal)

  return (network, work) =>
    inNetwork(siteOf(network) ?? network, async () => {
      if (all.activeCount + all.pendingCount >= atOnce + waiting) throw refusal()
      return all(work)
    })
}
