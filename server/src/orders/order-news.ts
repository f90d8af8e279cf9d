import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/rows.ts'
import { listMoves, type MoveRow } from './order-moves.queries.ts'
import { listItems, listLatelyMoved, listOrdersById, type ItemRow, type OrderRow } from './orders.queries.ts'

const SHOPPERS_AT_ONCE = 10
const MOST_ORDERS_WAITING = 100
const MOST_LATELY_MOVED = 10
const RETRY_MS = 1_000

/** Orders as they stand, with all that belongs to them. */
export interface OrderNews {
  readonly orders: readonly OrderRow[]
  readonly items: readonly ItemRow[]
  readonly moves: readonly MoveRow[]
}

interface Deps {
  readonly db: Db
  readonly log: FastifyBaseLogger
  readonly tell: (news: OrderNews) => void
}

/**
 * Reads orders that moved and tells of them: a few shoppers at a time, and never twice at once, so that the later word is
 * the newer one. What waits is bounded, because moves of the same order are one, and very many are "those that moved last".
 */
export function makeOrderNews({ db, log, tell }: Deps) {
  const waiting = new Map<string, Set<string> | 'lately'>()
  const stopping = new AbortController()
  const { signal } = stopping
  let reading: Promise<void> | undefined

  async function readWaiting() {
    while (waiting.size > 0 && !signal.aborted) {
      const batch = [...waiting].slice(0, SHOPPERS_AT_ONCE)
      for (const [shopperId] of batch) waiting.delete(shopperId)
      try {
        const news = await readNews(db, batch)
        if (!signal.aborted) tell(news)
      } catch (error) {
        log.warn({ err: error }, 'orders that moved could not be read; they will be again')
        for (const [shopperId] of batch) waiting.set(shopperId, 'lately')
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  function read() {
    reading ??= readWaiting().finally(() => {
      reading = undefined
    })
  }

  return {
    moved(shopperId: string, orderId: string) {
      const known = waiting.get(shopperId) ?? new Set()
      if (known === 'lately') return
      known.add(orderId)
      waiting.set(shopperId, known.size > MOST_ORDERS_WAITING ? 'lately' : known)
      read()
    },
    /** Whatever these shoppers may have missed. */
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

async function readNews(db: Db, batch: readonly (readonly [string, Set<string> | 'lately'])[]): Promise<OrderNews> {
  const named = batch.flatMap(([, orderIds]) => (orderIds === 'lately' ? [] : [...orderIds]))
  const shopperIds = batch.filter(([, orderIds]) => orderIds === 'lately').map(([shopperId]) => shopperId)
  const orders = [
    ...(named.length === 0 ? [] : await listOrdersById(db, named)),
    ...(shopperIds.length === 0 ? [] : await listLatelyMoved(db, shopperIds, MOST_LATELY_MOVED)),
  ]
  const ids = orders.map((order) => order.id)
  return { orders, items: await listItems(db, ids), moves: await listMoves(db, ids) }
}
