/** Tells the open order streams of this process what moves: orders, and the times of delivery. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { DeliveryNews } from '@baqala/contract/delivery'
import type { Connection } from '../db/connection.ts'
import { makeOrderNews } from './order-news.ts'
import { OrderStreams, type Watcher } from './order-streams.ts'

const BEAT_EVERY_MS = 25_000
const CHECK_EVERY_MS = 60_000

export interface OrderWatchDeps {
  readonly app: FastifyInstance
  readonly connection: Connection
  /** The ids, of these, of sessions that have not ended. */
  readonly liveAmong: (sessionIds: readonly string[]) => Promise<string[]>
  /** Reads whether the shop takes new slots now. Everybody hears of it after a change of delivery. */
  readonly readDeliveryNews: () => Promise<DeliveryNews>
}

/** Registers the streams with the application: it listens for moves, keeps the streams alive, and ends them when it closes. */
export async function openOrderWatch({ app, connection, liveAmong, readDeliveryNews }: OrderWatchDeps) {
  const { log } = app
  const streams = new OrderStreams()
  const news = makeOrderNews({
    db: connection.db,
    publish: (rows) => streams.publish(connection.db, rows),
    onFailure(error) {
      if (app.outages.note(error)) return
      log.warn({ err: error }, 'orders that moved could not be read; trying again')
    },
  })

  const lastTold = await tellOfDelivery(streams, { app, connection, readDeliveryNews })
  // One database connection listens for the whole process.
  await connection.listen('order_moves', (payload) => {
    if (streams.isClosing) return
    if (payload === undefined) return news.missed(streams.shopperIds())
    const [shopperId = '', orderId = ''] = payload.split(' ')
    if (streams.has(shopperId)) news.moved(shopperId, orderId)
  })

  const beat = setInterval(() => streams.everyone().forEach(({ stream }) => stream.heartbeat()), BEAT_EVERY_MS).unref()
  const check = setInterval(() => {
    streams.checkSessions(liveAmong).catch((error: unknown) => {
      if (app.outages.note(error)) return
      log.warn({ err: error }, 'the sessions of order streams could not be checked; trying again in a minute')
    })
  }, CHECK_EVERY_MS).unref()

  // Fastify waits for open answers before it closes, and these streams never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(check)
    streams.close()
  })
  app.addHook('onClose', async () => {
    await news.stop()
    await lastTold()
  })
  return {
    open(reply: FastifyReply, watcher: Watcher): FastifyReply {
      const sent = streams.open(reply, watcher)
      // The moves since the shopper loaded the list or lost the last stream.
      news.missed([watcher.shopperId])
      return sent
    },
  }
}

/** Tells every open stream of changes of delivery. The function that it returns waits until the last is told. */
async function tellOfDelivery(
  streams: OrderStreams,
  deps: Pick<OrderWatchDeps, 'app' | 'connection' | 'readDeliveryNews'>,
) {
  const { app, connection, readDeliveryNews } = deps
  // One after the other, so that the last news is the newest.
  let telling = Promise.resolve()

  async function tell() {
    if (streams.isClosing || streams.everyone().length === 0) return
    const delivery = z.parse(DeliveryNews, await readDeliveryNews())
    for (const { stream } of streams.everyone()) stream.send('delivery', delivery)
  }

  await connection.listen('delivery', () => {
    telling = telling.then(tell).catch((error: unknown) => {
      if (app.outages.note(error)) return
      app.log.warn({ err: error }, 'news of delivery could not be read; open pages learn of it with their next request')
    })
  })
  return () => telling
}
