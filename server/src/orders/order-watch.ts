/** The open order streams of this process. Each gets an event whenever an order of its shopper moves. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { DeliveryNews } from '@baqala/contract/delivery'
import { Order } from '@baqala/contract/orders'
import type { Reader } from '../catalog/arabic-names.ts'
import type { Connection } from '../db/connection.ts'
import type { Db } from '../db/rows.ts'
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
  /** Reads whether the shop takes new slots now. Everybody hears of it after a change of delivery. */
  readonly readDeliveryNews: () => Promise<DeliveryNews>
}

interface Watcher {
  readonly shopperId: string
  readonly sessionId: string
  readonly reader: Reader
}

type Watching = Watcher & { readonly stream: EventStream }

/** Registers the streams with the application: it listens for moves, keeps the streams alive, and ends them when it closes. */
export async function openOrderWatch({ app, connection, liveAmong, readDeliveryNews }: OrderWatchDeps) {
  const { log } = app
  const watch = new OrderWatch()
  const news = makeOrderNews({
    db: connection.db,
    publish: (rows) => watch.publish(connection.db, rows),
    onFailure(error) {
      if (app.outages.note(error)) return
      log.warn({ err: error }, 'orders that moved could not be read; trying again')
    },
  })

  const lastTold = await tellOfDelivery(watch, { app, connection, readDeliveryNews })
  // One database connection listens for the whole process.
  await connection.listen('order_moves', (payload) => {
    if (watch.isClosing) return
    if (payload === undefined) return news.missed(watch.shopperIds())
    const [shopperId = '', orderId = ''] = payload.split(' ')
    if (watch.has(shopperId)) news.moved(shopperId, orderId)
  })

  const beat = setInterval(() => watch.everyone().forEach(({ stream }) => stream.heartbeat()), BEAT_EVERY_MS).unref()
  const check = setInterval(() => {
    watch.checkSessions(liveAmong).catch((error: unknown) => {
      if (app.outages.note(error)) return
      log.warn({ err: error }, 'the sessions of order streams could not be checked; trying again in a minute')
    })
  }, CHECK_EVERY_MS).unref()

  // Fastify waits for open answers before it closes, and these streams never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(check)
    watch.close()
  })
  app.addHook('onClose', async () => {
    await news.stop()
    await lastTold()
  })
  return {
    open(reply: FastifyReply, watcher: Watcher): FastifyReply {
      const sent = watch.open(reply, watcher)
      // The moves since the shopper loaded the list or lost the last stream.
      news.missed([watcher.shopperId])
      return sent
    },
  }
}

/** Tells every open stream of changes of delivery. The function that it returns waits until the last is told. */
async function tellOfDelivery(
  watch: OrderWatch,
  deps: Pick<OrderWatchDeps, 'app' | 'connection' | 'readDeliveryNews'>,
) {
  const { app, connection, readDeliveryNews } = deps
  // One after the other, so that the last news is the newest.
  let telling = Promise.resolve()

  async function tell() {
    if (watch.isClosing || watch.everyone().length === 0) return
    const delivery = z.parse(DeliveryNews, await readDeliveryNews())
    for (const { stream } of watch.everyone()) stream.send('delivery', delivery)
  }

  await connection.listen('delivery', () => {
    telling = telling.then(tell).catch((error: unknown) => {
      if (app.outages.note(error)) return
      app.log.warn({ err: error }, 'news of delivery could not be read; open pages learn of it with their next request')
    })
  })
  return () => telling
}

class OrderWatch {
  isClosing = false
  readonly #byShopper = new Map<string, Set<Watching>>()

  has(shopperId: string): boolean {
    return this.#byShopper.has(shopperId)
  }

  shopperIds(): Iterable<string> {
    return this.#byShopper.keys()
  }

  everyone(): Watching[] {
    return [...this.#byShopper.values()].flatMap((watching) => [...watching])
  }

  /** Answers with a stream. Beyond five streams of one shopper the oldest ends; beyond 2,000 of all, refused with 503. */
  open(reply: FastifyReply, watcher: Watcher): FastifyReply {
    const { shopperId } = watcher
    const others = this.#byShopper.get(shopperId) ?? new Set()
    const [oldest] = others
    if (oldest !== undefined && others.size >= MAX_PER_SHOPPER) {
      this.#leave(oldest)
      oldest.stream.end('too-many')
    }
    if (this.isClosing || this.everyone().length >= MAX_PER_PROCESS) {
      throw new Refusal(503, messages.tooManyWatching, { retryAfter: 60 })
    }
    const { stream, sent } = openEventStream(reply, () => this.#leave(watching))
    const watching = { ...watcher, stream }
    this.#byShopper.set(shopperId, others.add(watching))
    return sent
  }

  /** Sends orders, as they now stand, to the shoppers whose they are. */
  async publish(db: Db, rows: readonly OrderRow[]): Promise<void> {
    const watching = rows.flatMap(({ shopperId }) => [...(this.#byShopper.get(shopperId) ?? [])])
    for (const sameReaders of Map.groupBy(watching, ({ reader }) => `${reader.language} ${reader.origin}`).values()) {
      const reader = sameReaders[0]?.reader
      if (reader === undefined) continue
      for (const order of await toWholeOrders(db, rows, reader)) {
        const mine = sameReaders.filter(({ shopperId }) => shopperId === order.user)
        for (const { stream } of mine) stream.send('order', z.parse(Order, order))
      }
    }
  }

  /** Ends the streams whose session has ended. */
  async checkSessions(liveAmong: OrderWatchDeps['liveAmong']): Promise<void> {
    const watching = this.everyone()
    for (let at = 0; at < watching.length; at += SESSIONS_AT_ONCE) {
      const some = watching.slice(at, at + SESSIONS_AT_ONCE)
      const live = new Set(await liveAmong(some.map(({ sessionId }) => sessionId)))
      for (const { stream } of some.filter(({ sessionId }) => !live.has(sessionId))) stream.end('signed-out')
    }
  }

  close(): void {
    this.isClosing = true
    for (const { stream } of this.everyone()) stream.end()
  }

  #leave(watching: Watching): void {
    const others = this.#byShopper.get(watching.shopperId)
    others?.delete(watching)
    if (others?.size === 0) this.#byShopper.delete(watching.shopperId)
  }
}
