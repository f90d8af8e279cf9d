/** Tells the open order streams of this process to look again: at an order that came or moved, or at the times of delivery. */
import type { FastifyInstance } from 'fastify'
import type { Connection } from '../../db/connection.ts'
import type { Db } from '../../db/rows.ts'
import { listNewestPlaced } from '../orders.queries.ts'
import { makeOrderStreams, type OrderStreams } from './order-streams.ts'
import { messages } from '../orders.messages.en.ts'

const BEAT_EVERY_MS = 25_000
const CHECK_EVERY_MS = 60_000
// A board shows the names of shoppers: it leaves the screen of whoever is dismissed.
const CHECK_BOARDS_EVERY_MS = 3_000
const LOOK_EVERY_MS = 1_000

/** Registers the streams with the application: it listens for moves, keeps the streams alive, and ends them when it closes. */
export async function openOrderWatch(
  app: FastifyInstance,
  connection: Connection,
  /** They return the ids, of these, of sessions that have not ended. */
  live: Record<'shoppers' | 'staff', (sessionIds: readonly string[]) => Promise<string[]>>,
) {
  const shoppers = makeOrderStreams({ mostPerPerson: 5, most: 2_000, tooMany: messages.tooManyWatching })
  const boards = makeOrderStreams({ mostPerPerson: 10, most: 200, tooMany: messages.tooManyBoards })
  const all = [shoppers, boards]

  // One database connection listens for the whole process. Without a payload, moves may have been missed.
  await connection.listen('order_moves', (payload) => {
    if (payload === undefined) return all.forEach((streams) => streams.tell('moved', {}))
    // The ids of the shopper and of the order, and its number (tell_of_move of the migrations).
    const [shopperId = '', , number] = payload.split(' ')
    const movedOrder = { number: Number(number) }
    for (const { stream } of shoppers.of(shopperId)) stream.send('moved', movedOrder)
    boards.tell('moved', movedOrder)
  })
  await connection.listen('delivery', () => shoppers.tell('delivery', {}))

  const look = every(LOOK_EVERY_MS, 'new orders could not be looked for', lookForNewOrders(connection.db, boards))
  const beat = setInterval(() => all.forEach((streams) => streams.heartbeat()), BEAT_EVERY_MS).unref()
  const checkBoards = every(CHECK_BOARDS_EVERY_MS, 'the sessions of boards could not be checked', () =>
    boards.checkSessions(live.staff),
  )
  const check = every(CHECK_EVERY_MS, 'the sessions of order streams could not be checked', () =>
    shoppers.checkSessions(live.shoppers),
  )

  function every(ms: number, failure: string, work: () => Promise<void>) {
    let isBusy = false
    return setInterval(() => {
      if (isBusy) return
      isBusy = true
      work()
        .catch((error: unknown) => app.outages.note(error) || app.log.warn({ err: error }, `${failure}; trying again`))
        .finally(() => (isBusy = false))
    }, ms).unref()
  }

  // Fastify waits for open answers before it closes, and these streams never end by themselves.
  app.addHook('preClose', async () => {
    for (const timer of [look, beat, checkBoards, check]) clearInterval(timer)
    for (const streams of all) streams.close()
  })
  return { shoppers, boards }
}

/**
 * Placing an order notifies nobody, because that makes commits queue: a look by index, while a board is open, is cheap. It is compared
 * with the look before, so that no commit that came late is missed. The first has none to compare with: an order may have come since
 * the board read its lists.
 */
function lookForNewOrders(db: Db, boards: OrderStreams): () => Promise<void> {
  let known: ReadonlyMap<number, number> | undefined
  return async () => {
    const newest = boards.isEmpty() ? undefined : await listNewestPlaced(db)
    const before = known
    known = newest && new Map(newest.map(({ number, updatedAt }) => [number, updatedAt.getTime()]))
    if (known && !before) boards.tell('moved', {})
    else known?.forEach((updatedAt, number) => before?.get(number) !== updatedAt && boards.tell('moved', { number }))
  }
}
