/** Shoppers who watch their orders: the open streams of this process, each told whenever an order of its shopper moves. */
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
const MOST_PER_SHOPPER = 5
const MOST_PER_PROCESS = 2_000
const BEAT_EVERY_MS = 25_000
const CHECK_EVERY_MS = 60_000
const SESSIONS_AT_ONCE = 500

export interface OrderWatchDeps {
  readonly app: FastifyInstance
  readonly connection: Connection
  /** Which of these sessions still live. */
  readonly liveAmong: (sessionIds: readonly string[]) => Promise<string[]>
}

export interface Watcher {
  readonly shopperId: string
  readonly sessionId: string
  /** Where this shopper finds the shop, and so its pictures. */
  readonly origin: string
}

type Watching = Watcher & { readonly stream: EventStream }

export async function makeOrderWatch({ app, connection, liveAmong }: OrderWatchDeps) {
  const { log } = app
  const byShopper = new Map<string, Set<Watching>>()
  const news = makeOrderNews({ db: connection.db, log, publish })
  let isClosing = false

  const everyone = () => [...byShopper.values()].flatMap((watching) => [...watching])

  // One for the whole process, however many watch.
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
        // The row alone says whose an order is.
        const mine = [...(byShopper.get(order.user) ?? [])].filter((each) => each.origin === origin)
        for (const { stream } of mine) stream.send('order', z.parse(Order, order))
      }
    }
  }

  function open(reply: FastifyReply, watcher: Watcher): FastifyReply {
    const { shopperId } = watcher
    const others = byShopper.get(shopperId) ?? new Set()
    const [oldest] = others
    if (oldest !== undefined && others.size >= MOST_PER_SHOPPER) {
      leave(oldest)
      oldest.stream.end('too-many')
    }
    if (isClosing || everyone().length >= MOST_PER_PROCESS) {
      throw new Refusal(503, messages.tooManyWatching, { retryAfter: 60 })
    }
    const { stream, sent } = openEventStream(reply, () => leave(watching))
    const watching = { ...watcher, stream }
    byShopper.set(shopperId, others.add(watching))
    // What moved between the look at the list and now, or since the last stream broke off.
    news.missed([shopperId])
    return sent
  }

  function leave(watching: Watching) {
    const others = byShopper.get(watching.shopperId)
    others?.delete(watching)
    if (others?.size === 0) byShopper.delete(watching.shopperId)
  }

  async function checkSessions() {
    const asked = everyone()
    for (let at = 0; at < asked.length; at += SESSIONS_AT_ONCE) {
      const some = asked.slice(at, at + SESSIONS_AT_ONCE)
      const live = new Set(await liveAmong(some.map(({ sessionId }) => sessionId)))
      for (const { stream } of some.filter(({ sessionId }) => !live.has(sessionId))) stream.end('signed-out')
    }
  }

  const beat = setInterval(() => everyone().forEach(({ stream }) => stream.heartbeat()), BEAT_EVERY_MS).unref()
  const check = setInterval(() => {
    checkSessions().catch((error: unknown) =>
      log.warn({ err: error }, 'the sessions of those who watch could not be checked; they will be in a minute'),
    )
  }, CHECK_EVERY_MS).unref()

  // Before the shop waits for its last answers, because these never end by themselves.
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(beat)
    clearInterval(check)
    for (const { stream } of everyone()) stream.end()
  })
  app.addHook('onClose', () => news.stop())

  return { open }
}
