import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { signedInAs, staffCall } from '../../../test/staff-calls.ts'
import { aProcess, until, watchStream } from '../../../test/watch-stream.ts'
import { moveOn } from '../placed/fulfilment.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
let cookie = ''

beforeEach(async () => {
  cookie = await signedInAs(shop, 'picker')
})

afterEach(() => {
  vi.useRealTimers()
})

/** Watches as the board does. */
async function watch(port: number) {
  const headers = { cookie: `admin=${cookie}`, 'sec-fetch-site': 'same-origin' }
  const watching = await watchStream(port, '/api/admin/v1/orders/stream', headers)
  if (watching.response.ok) await until(() => expect(watching.heard()[0]?.name).toBe('ready'))
  return watching
}

describe('GET /orders/stream of the staff', () => {
  test('tells of a new order within two seconds in every process, and at once of each move', async () => {
    const boards = await Promise.all(
      (await Promise.all([aProcess(shop.deps), aProcess(shop.deps)])).map(({ port }) => watch(port)),
    )
    for (const board of boards) await until(() => expect(board.moved()).toEqual([undefined]))
    const { id, number } = await aCashOrder(db())
    const began = performance.now()
    for (const board of boards) await until(() => expect(board.moved()).toEqual([undefined, number]))
    expect(performance.now() - began).toBeLessThan(2_000)
    await moveOn(db(), id, 'being packed', { name: 'Hala' })
    for (const board of boards) await until(() => expect(board.moved()).toEqual([undefined, number, number]))
  })

  test('an order that came while a board was opening is not missed', async () => {
    const board = await watch((await aProcess(shop.deps)).port)
    await aCashOrder(db())
    // The board may have read its lists before the order was there.
    await until(() => expect(board.moved()).not.toEqual([]))
  })

  test('an order that the shopper changed is looked at again', async () => {
    const { number } = await aCashOrder(db())
    const board = await watch((await aProcess(shop.deps)).port)
    await until(() => expect(board.moved()).toEqual([undefined]))
    await sql`update orders set total = total + 1, updated_at = now()`.execute(db())
    await until(() => expect(board.moved()).toEqual([undefined, number]))
  })

  test.each([
    ['signs out', () => staffCall(shop, 'closeSession', { cookie })],
    ['is dismissed', () => sql`update staff set disabled_at = now()`.execute(db())],
  ])('ends with a word within three seconds after the person %s', async (_, leave) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const board = await watch((await aProcess(shop.deps)).port)
    await leave()
    vi.advanceTimersByTime(3_000)
    await until(() => expect(board.isOver).toBe(true))
    expect(board.heard().at(-1)?.name).toBe('signed-out')
  })

  test('goes on as long as the person is signed in', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const board = await watch((await aProcess(shop.deps)).port)
    vi.advanceTimersByTime(3_000)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(board.isOver).toBe(false)
  })

  test('an eleventh board of one person ends the first', async () => {
    const { port } = await aProcess(shop.deps)
    const boards: Awaited<ReturnType<typeof watch>>[] = []
    for (let at = 0; at < 11; at += 1) boards.push(await watch(port))
    await until(() => expect(boards[0]?.isOver).toBe(true))
    expect(boards[0]?.heard().at(-1)?.name).toBe('too-many')
    expect(boards.filter(({ isOver }) => isOver)).toHaveLength(1)
  })

  test('without a session it is refused', async () => {
    cookie = ''
    const { response } = await watch((await aProcess(shop.deps)).port)
    expect(response.status).toBe(401)
  })
})
