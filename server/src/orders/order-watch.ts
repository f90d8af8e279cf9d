/** Tells the open order streams of this process to look again: at an order that moved, or at the times of delivery. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Connection } from '../db/connection.ts'
import { OrderStreams, type Watcher } from './order-streams.ts'

const BEAT_EVERY_MS = 25_000
const CHECK_EVERY_MS = 60_000

export interface OrderWatchDeps {
  readonly app: FastifyInstance
  readonly connection: Connection
  /** The ids, of these, of sessions that have not ended. */
  readonly liveAmong: (sessionIds: readonly string[]) => Promise<string[]>
}

/** Registers the streams with the application: it listens for moves, keeps the streams alive, and ends them when it closes. */
export async function openOrderWatch({ app, connection, liveAmong }: OrderWatchDeps) {
  const streams = new OrderStreams()

  // One database connection listens for the whole process. Without a payload, moves may have been missed.
  await connection.listen('order_moves', (payload) => {
    if (payload === undefined) return streams.everyone().forEach(({ stream }) => stream.send('moved', {}))
    const [shopperId = '', , number] = payload.split(' ')
    for (const { stream } of streams.of(shopperId)) stream.send('moved', { number: Number(number) })
  })
  await connection.listen('delivery', () => streams.everyone().forEach(({ stream }) => stream.send('delivery', {})))

  const beat = setInterval(() => streams.everyone().forEach(({ stream }) => stream.heartbeat()), BEAT_EVERY_MS).unref()
  const check = setInterval(() => {
    streams.checkSessions(liveAmong).catch((error: unknown) => {
      if (app.outages.note(error)) return
      app.log.warn({ err: error }, 'the sessions of order streams could not be checked; trying again in a minute')
    })
  }, CHECK_EVERY_MS).unref()

  // Fastify waits for open answers before it closes, and these streams never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(check)
    streams.close()
  })
  return { open: (reply: FastifyReply, watcher: Watcher) => streams.open(reply, watcher) }
}
