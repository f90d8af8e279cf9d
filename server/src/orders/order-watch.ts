/** The open order streams of this process. Each gets an event whenever an order of its shopper moves. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { Order } from '@baqala/contract/orders'
import type { Connection } from '../db/connection.ts'
import { openEventStream, type EventStream } from '../http/event-stream.ts'
import { Refusal } from '../refusal.ts'
import { makeOrderNews } from './order-news.ts'
import { messages } from './orders.messages.en.ts'
import { toWholeOrders } from './list-orders.ts'
import type { OrderRow } from './orders.queries.ts'

// The storefront opens one per visible page.
const MAX_PER_SHOPPER = 5
const MAX_PER_PROCESS = 2_000
const BEAT_EVERY_MS = 25_000
const CHECK_EVERY_MS = 60_000
const SESSIONS_AT_ONCE = 500

export interface OrderWatchDeps {
  readonly app: FastifyInstance
  readonly connection: Connection
  /** The ids, of these, of sessions that have not ended. */
  readonly liveAmong: (sessionIds: readonly string[]) => Promise<string[]>
}

interface Watcher {
  readonly shopperId: string
  readonly sessionId: string
  /** The origin of picture addresses. */
  readonly origin: string
}

type Watching = Watcher & { readonly stream: EventStream }

export async function makeOrderWatch({ app, connection, liveAmong }: OrderWatchDeps) {
  const { log } = app
  const byShopper = new Map<string, Set<Watching>>()
  const news = makeOrderNews({ db: connection.db, log, publish })
  let isClosing = false

  const everyone = () => [...byShopper.values()].flatMap((watching) => [...watching])

  // One database connection listens for the whole process.
  await connection.listen('order_moves', (payload) => {
    if (isClosing) return
    if (payload === undefined) return news.missed(byShopper.keys())
    const [shopperId = '', orderId = ''] = payload.split(' ')
    if (byShopper.has(shopperId)) news.moved(shopperId, orderId)
  })

  async function publish(rows: readonly OrderRow[]) {
    const watching = rows.flatMap(({ shopperId }) => [...(byShopper.get(shopperId) ?? [])])
    for (const origin of new Set(watching.map((each) => each.origin))) {
      for (const order of await toWholeOrders(connection.db, rows, origin)) {
        const mine = [...(byShopper.get(order.user) ?? [])].filter((each) => each.origin === origin)
        for (const { stream } of mine) stream.send('order', z.parse(Order, order))
      }
    }
  }

  function open(reply: FastifyReply, watcher: Watcher): FastifyReply {
    const { shopperId } = watcher
    const others = byShopper.get(shopperId) ?? new Set()
    const [oldest] = others
    if (oldest !== undefined && others.size >= MAX_PER_SHOPPER) {
      leave(oldest)
      oldest.stream.end('too-many')
    }
    if (isClosing || everyone().length >= MAX_PER_PROCESS) {
      throw new Refusal(503, messages.tooManyWatching, { retryAfter: 60 })
    }
    const { stream, sent } = openEventStream(reply, () => leave(watching))
    const watching = { ...watcher, stream }
    byShopper.set(shopperId, others.add(watching))
    // Sends the moves since the shopper loaded the list or lost the last stream.
    news.missed([shopperId])
    return sent
  }

  function leave(watching: Watching) {
    const others = byShopper.get(watching.shopperId)
    others?.delete(watching)
    if (others?.size === 0) byShopper.delete(watching.shopperId)
  }

  async function checkSessions() {
    const watching = everyone()
    for (let at = 0; at < watching.length; at += SESSIONS_AT_ONCE) {
      const some = watching.slice(at, at + SESSIONS_AT_ONCE)
      const live = new Set(await liveAmong(some.map(({ sessionId }) => sessionId)))
      for (const { stream } of some.filter(({ sessionId }) => !live.has(sessionId))) stream.end('signed-out')
    }
  }

  const beat = setInterval(() => everyone().forEach(({ stream }) => stream.heartbeat()), BEAT_EVERY_MS).unref()
  const check = setInterval(() => {
    checkSessions().catch((error: unknown) =>
      log.warn({ err: error }, 'the sessions of order streams could not be checked; trying again in a minute'),
    )
  }, CHECK_EVERY_MS).unref()

  // Fastify waits for open answers before it closes, and these streams never end by themselves.
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(beat)
    clearInterval(check)
    for (const { stream } of everyone()) stream.end()
  })
  app.addHook('onClose', () => news.stop())

  return { open }
}
