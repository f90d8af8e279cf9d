import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aShopper, call, openTestShop } from '../../../test/build-test-app.ts'
import { anAddress, aProduct } from '../../../test/factories.ts'
import { aProcess, until, watchStream } from '../../../test/watch-stream.ts'
import { moveOn } from '../placed/fulfilment.ts'
import { leaveOut } from '../placed/leave-out.ts'

const shop = openTestShop()
const db = () => shop.connection.db
const pack = (orderId: string) => moveOn(db(), orderId, 'being packed', { name: 'Hala' })

afterEach(() => {
  vi.useRealTimers()
})

async function anOrder() {
  const shopper = await aShopper(shop)
  const product = await aProduct(db())
  const add = () => call(shop, 'addCartItem', { token: shopper.token, body: { productId: product } })
  await add()
  const { body } = await add()
  const asked = { token: shopper.token, params: { cartId: body.cartId }, body: { shippingAddress: anAddress } }
  const placed = await call(shop, 'placeCashOrder', asked)
  return { ...shopper, product, orderId: placed.body.data._id as string, number: placed.body.data.id as number }
}

const watch = (port: number, token: string | undefined) =>
  watchStream(port, '/api/v1/orders/stream', token === undefined ? {} : { token })

describe('GET /orders/stream', () => {
  test('tells at once that it is on, then of every move, by the order’s number alone', async () => {
    const { port } = await aProcess(shop.deps)
    const { token, orderId, number } = await anOrder()
    const watching = await watch(port, token)
    const { headers } = watching.response
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-encoding')).toBeNull()
    await until(() => expect(watching.heard().map(({ name }) => name)).toEqual(['ready']))

    await pack(orderId)
    await until(() => expect(watching.moved()).toEqual([number]))
    expect(watching.text).toContain(`event: moved\ndata: {"number":${number}}\n\n`)
  })

  test('tells of goods that are left out before it is packed', async () => {
    const { port } = await aProcess(shop.deps)
    const { token, number, product } = await anOrder()
    const watching = await watch(port, token)
    await until(() => expect(watching.heard()).toHaveLength(1))
    await leaveOut(db(), { number, product, pieces: 1, of: 2 }, { name: 'Hala' })
    await until(() => expect(watching.moved()).toEqual([number]))
  })

  test('in every process the shopper watches in, whoever made the move', async () => {
    const processes = [await aProcess(shop.deps), await aProcess(shop.deps)]
    const { token, orderId, number } = await anOrder()
    const watching = await Promise.all(processes.map(({ port }) => watch(port, token)))
    await pack(orderId)
    for (const each of watching) await until(() => expect(each.moved()).toEqual([number]))
  })

  test('a stranger never hears of it', async () => {
    const { port } = await aProcess(shop.deps)
    const [mine, theirs] = [await anOrder(), await anOrder()]
    const watching = await watch(port, theirs.token)
    await pack(mine.orderId)
    // Told of last: by then the others have been heard.
    await pack(theirs.orderId)
    await until(() => expect(watching.moved()).toEqual([theirs.number]))
  })

  test.each([[undefined], ['null'], ['a.b.c']])('with the token %j it is refused', async (token) => {
    const { port } = await aProcess(shop.deps)
    const { response } = await watch(port, token)
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toMatch(/json/)
  })

  test('ends with a word within a minute of signing out, and other sessions go on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { port } = await aProcess(shop.deps)
    const { token, email, password } = await anOrder()
    const { body } = await call(shop, 'signIn', { body: { email, password } })
    const [ended, other] = [await watch(port, token), await watch(port, body.token)]
    await call(shop, 'signOut', { token })
    vi.advanceTimersByTime(60_000)
    await until(() => expect(ended.isOver).toBe(true))
    expect(ended.heard().at(-1)?.name).toBe('signed-out')
    expect(other.isOver).toBe(false)
  })

  test('a session that expires ends it too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { port } = await aProcess(shop.deps)
    const { token } = await anOrder()
    const watching = await watch(port, token)
    await sql`update sessions set expires_at = now()`.execute(db())
    vi.advanceTimersByTime(60_000)
    await until(() => expect(watching.heard().at(-1)?.name).toBe('signed-out'))
  })

  test('gives a sign of life every 25 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { port } = await aProcess(shop.deps)
    const { token } = await aShopper(shop)
    const watching = await watch(port, token)
    vi.advanceTimersByTime(25_000)
    await until(() => expect(watching.text).toContain(': still here\n\n'))
  })

  test('tells everybody to look again when the shop closes, and when it opens', async () => {
    const { port } = await aProcess(shop.deps)
    const [mona, ali] = [await aShopper(shop), await aShopper(shop)]
    const watching = await Promise.all([watch(port, mona.token), watch(port, ali.token)])
    const news = (each: Awaited<ReturnType<typeof watch>>) => each.heard().filter(({ name }) => name === 'delivery')
    await sql`insert into shop_pauses (id, why, why_ar) values ('p', 'Stocktaking', 'جرد')`.execute(db())
    for (const each of watching) await until(() => expect(news(each)).toHaveLength(1))
    await sql`update shop_pauses set until_at = now()`.execute(db())
    for (const each of watching) await until(() => expect(news(each)).toHaveLength(2))
  })

  test('a sixth place ends the first', async () => {
    const { port } = await aProcess(shop.deps)
    const { token } = await aShopper(shop)
    const places: Awaited<ReturnType<typeof watch>>[] = []
    for (let place = 0; place < 6; place += 1) places.push(await watch(port, token))
    await until(() => expect(places[0]?.isOver).toBe(true))
    expect(places[0]?.heard().at(-1)?.name).toBe('too-many')
    expect(places.filter(({ isOver }) => isOver)).toHaveLength(1)
  })

  test('after a time in which the database was out of hearing, any order may have moved', async () => {
    let hint: (payload?: string) => void = () => undefined
    const listen = async (channel: string, onHint: typeof hint) => {
      if (channel === 'order_moves') hint = onHint
    }
    const { port } = await aProcess({ ...shop.deps, connection: { ...shop.connection, listen } })
    const { token } = await anOrder()
    const watching = await watch(port, token)
    await until(() => expect(watching.heard()).toHaveLength(1))
    hint()
    await until(() => expect(watching.moved()).toEqual([undefined]))
  })

  test('a HEAD request, or a reader who hangs up, leaves nothing behind', async () => {
    const { app, port } = await aProcess(shop.deps)
    const { token } = await aShopper(shop)
    await fetch(`http://127.0.0.1:${port}/api/v1/orders/stream`, { method: 'HEAD', headers: { token } })
    const watching = await watch(port, token)
    watching.hangUp()
    await until(async () => expect(await connectionsOf(app)).toBe(0))
  })
})

describe('closing the shop', () => {
  test('ends the streams first, so that nobody waits for them', async () => {
    const { app, port } = await aProcess(shop.deps)
    const { token } = await aShopper(shop)
    const watching = await watch(port, token)
    const began = performance.now()
    await app.close()
    expect(performance.now() - began).toBeLessThan(1_000)
    await until(() => expect(watching.isOver).toBe(true))
  })
})

function connectionsOf({
  server,
}: {
  server: { getConnections(done: (error: unknown, count: number) => void): void }
}) {
  return new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
}
