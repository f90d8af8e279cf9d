import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/rows.ts'
import { listLatelyMoved, listOrdersById, type OrderRow } from './orders.queries.ts'

const SHOPPERS_AT_ONCE = 10
const MAX_ORDERS_WAITING = 100
const MAX_LATELY_MOVED = 10
const RETRY_MS = 1_000

interface Deps {
  readonly db: Db
  /** Called with the current rows of orders. */
  readonly publish: (orders: readonly OrderRow[]) => Promise<void>
  /** Called with the error of a batch that could not be read; it is tried again. */
  readonly onFailure: (error: unknown) => void
}

/**
 * A bounded queue of orders that moved. It reads and publishes them in batches, one after the other, so that a later event
 * never carries an older state. Moves of one order count once; beyond the maximum a shopper's orders become 'lately'.
 */
export function makeOrderNews({ db, publish, onFailure }: Deps) {
  const waiting = new Map<string, Set<string> | 'lately'>()
  const stopping = new AbortController()
  const { signal } = stopping
  let reading: Promise<void> | undefined

  async function readWaiting() {
    while (waiting.size > 0 && !signal.aborted) {
      const batch = [...waiting].slice(0, SHOPPERS_AT_ONCE)
      for (const [shopperId] of batch) waiting.delete(shopperId)
      try {
        const orders = await listMoved(db, batch)
        if (!signal.aborted) await publish(orders)
      } catch (error) {
        onFailure(error)
        for (const [shopperId] of batch) waiting.set(shopperId, 'lately')
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  function read() {
    reading ??= readWaiting().finally(() => {
      reading = undefined
      // An order that arrived after the last check of the queue.
      if (waiting.size > 0 && !signal.aborted) read()
    })
  }

  return {
    moved(shopperId: string, orderId: string) {
      const known = waiting.get(shopperId) ?? new Set()
      if (known === 'lately') return
      known.add(orderId)
      waiting.set(shopperId, known.size > MAX_ORDERS_WAITING ? 'lately' : known)
      read()
    },
    /** Publishes the latest orders of shoppers who may have missed some. */
    missed(shopperIds: Iterable<string>) {
      for (const shopperId of shopperIds) waiting.set(shopperId, 'lately')
      read()
    },
    async stop() {
      stopping.abort()
      await reading
    },
  }
}

async function listMoved(db: Db, batch: readonly (readonly [string, Set<string> | 'lately'])[]): Promise<OrderRow[]> {
  const named = batch.flatMap(([, orderIds]) => (orderIds === 'lately' ? [] : [...orderIds]))
  const shopperIds = batch.filter(([, orderIds]) => orderIds === 'lately').map(([shopperId]) => shopperId)
  return [
    ...(named.length === 0 ? [] : await listOrdersById(db, named)),
    ...(shopperIds.length === 0 ? [] : await listLatelyMoved(db, shopperIds, MAX_LATELY_MOVED)),
  ]
}
