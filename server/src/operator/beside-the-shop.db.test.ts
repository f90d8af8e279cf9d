/** The command line beside a running shop, each in a process of its own. */
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aShopOfItsOwn, spawnBaqala, startBaqala, type ShopOfItsOwn } from '../../test/run-baqala.ts'
import { runShop, type RunningShop } from '../../test/run-shop.ts'
import { connect } from '../db/connect.ts'
import { connectToEmbedded } from '../db/embedded/embedded-client.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { socketOf } from '../db/embedded/embedded-socket.ts'
import { says } from './operator.messages.en.ts'

// A machine that is busy takes its time to start processes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let own: ShopOfItsOwn
let shop: RunningShop
let token = ''

beforeAll(async () => {
  own = await aShopOfItsOwn()
  shop = await runShop(settings(), own.folder)
  const signedIn = await ask('POST', '/auth/signin', { email: 'demo@baqala.example', password: 'Demo1234' })
  token = signedIn.token
})
afterAll(async () => {
  await shop.end('SIGTERM')
  await own.remove()
})

const settings = () => ({ ...own.settings, NOTIFY_ORDERS_TO: 'shop@baqala.example' })

/** Calls the shop as its demo shopper. */
async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${shop.address}/api/v1${path}`, {
    method,
    headers: { token, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // Each test knows what its call answers.
  // oxlint-disable-next-line typescript/no-explicit-any
  return (await answer.json()) as any
}

/** Orders one piece of the first product, in cash. */
async function anOrder(): Promise<number> {
  const { data: products } = await ask('GET', '/products?limit=1')
  const { cartId } = await ask('POST', '/cart', { productId: products[0]._id })
  const shippingAddress = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }
  const { data: order } = await ask('POST', `/orders/${cartId}`, { shippingAddress })
  return order.id
}

async function readUntil(stream: Response, words: string): Promise<string> {
  let read = ''
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    read += chunk
    if (read.includes(words)) break
  }
  return read
}

const lineOf = (number: number) =>
  new RegExp(`^20.* Order ${number}: 1 piece, [\\d.]+ EGP, cash, Cairo, agree on a time$`, 'm')

describe('baqala beside a running shop', () => {
  test('packs an order, and the shopper who watches it is told', async () => {
    const number = await anOrder()
    const stream = await fetch(`${shop.address}/api/v1/orders/stream`, { headers: { token } })
    const told = readUntil(stream, `"number":${number}`)
    const packed = await own.baqala('orders', 'pack', String(number), '--as', 'Mona')
    expect(packed).toEqual({ code: 0, out: `Order ${number} is being packed.\n`, err: '' })
    expect(await told).toContain('event: moved')
    expect((await own.baqala('orders', 'show', String(number))).out).toContain('being packed  shop, Mona')
  })

  test('changes the stock that the shop sells from', async () => {
    const { data: products } = await ask('GET', '/products?limit=1')
    const { slug, _id: id } = products[0]
    expect(await own.baqala('stock', 'set', slug, '30', '--as', 'Mona')).toMatchObject({ code: 0, err: '' })
    expect((await ask('GET', `/products/${id}`)).data.quantity).toBe(30)
  })

  test('finds the notice that the shop wrote for itself with the order', async () => {
    const number = await anOrder()
    const lent = process.env.TEST_DB === 'pglite' ? await connectToEmbedded(`${own.folder}/data`) : undefined
    const recipients = (db: Db) =>
      rowsOf(db)`select recipient from outbox where kind = 'new order' and facts->>'number' = ${String(number)}`
    expect(await (lent === undefined ? own.inside(recipients) : recipients(lent.db))).toEqual([
      { recipient: 'shop@baqala.example' },
    ])
    await lent?.close()
  })

  test('several commands at once all do their work', async () => {
    const numbers = [await anOrder(), await anOrder()]
    const packed = await Promise.all(
      numbers.map((number) =>
        spawnBaqala(['orders', 'pack', String(number), '--as', 'Mona'], own.settings, own.folder),
      ),
    )
    expect(packed.map(({ code }) => code)).toEqual([0, 0])
  })

  test.runIf(process.env.TEST_DB === 'pglite')(
    'backs up, and refuses to restore under the feet of the shop',
    async () => {
      expect(await own.baqala('backup', 'monday.gz')).toMatchObject({ code: 0, err: '' })
      const refused = await own.baqala('restore', 'monday.gz', '--replace')
      expect(refused).toMatchObject({ code: 1, out: '' })
      expect(refused.err).toMatch(/is open in process \d+ on .+, and this command needs it for itself\. Stop the shop/)
      expect((await ask('GET', '/products?limit=1')).data).toHaveLength(1)
    },
  )

  test('rings for a new order, and again after the shop was killed and started anew', async () => {
    const watch = startBaqala(['orders', 'watch'], own.settings, own.folder)
    await expect.poll(() => watch.said().out, { timeout: 60_000 }).toMatch(/to be packed\. New ones appear here/)
    const first = await anOrder()
    await expect.poll(() => watch.said().out, { timeout: 30_000 }).toMatch(lineOf(first))

    await shop.end('SIGKILL')
    if (process.env.TEST_DB === 'pglite') {
      await expect.poll(() => watch.said().err, { timeout: 30_000 }).toContain('The connection to the shop was lost')
    } else await own.inside(cutOthers)
    shop = await runShop(settings(), own.folder)
    const second = await anOrder()
    await expect.poll(() => watch.said().out, { timeout: 30_000 }).toMatch(lineOf(second))
    expect(watch.said().out.match(/Order \d+:/g)).toEqual([`Order ${first}:`, `Order ${second}:`])

    watch.child.kill('SIGINT')
    expect(await watch.ended).toMatchObject({ code: 130 })
    expect(watch.said().err).toContain('Stopped.')
    expect(watch.said().err).not.toContain('    at ')
  })

  test.runIf(process.env.TEST_DB === 'pglite')(
    'where no shop runs, watches nothing, names the process that has the database, and does not stand in the shop’s way',
    async () => {
      await shop.end('SIGTERM')
      const alone = await own.baqala('orders', 'watch')
      const other = await connect({ folder: `${own.folder}/data`, poolSize: 1 })
      const locked = await own.baqala('stock', 'list')
      await other.close()
      shop = await runShop(settings(), own.folder)
      expect(alone).toMatchObject({ code: 1, out: '' })
      expect(alone.err).toMatch(/^No shop is running on the database in .*data, so nothing new can arrive\./)
      expect(locked.code).toBe(1)
      expect(locked.err).toMatch(/is open in process \d+ on .+, which takes no commands: .* Try again in a moment;/)
    },
  )

  test.runIf(process.env.TEST_DB === 'pglite' && process.platform === 'linux')(
    'a command whose shop is killed ends with a sentence, and what it asked for is not half done',
    async () => {
      const number = await anOrder()
      // A stopped shop takes the connection and answers nothing.
      shop.child.kill('SIGSTOP')
      const pack = startBaqala(['orders', 'pack', String(number), '--as', 'Mona'], own.settings, own.folder)
      await expect.poll(connections, { timeout: 60_000 }).toBeGreaterThan(1)
      await shop.end('SIGKILL')
      const cut = await pack.ended
      shop = await runShop(settings(), own.folder)
      expect(cut).toMatchObject({ code: 1, out: '' })
      expect(cut.err).toBe(`${says.shopWentAway}\n`)
      expect((await own.baqala('orders', 'list', '--state', 'placed')).out).toContain(String(number))
    },
  )
})

/** Cuts every other connection to this database. */
async function cutOthers(db: Db): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
}

/** The sockets with the name of the shop's: the one that listens, and one for each command. */
async function connections(): Promise<number> {
  const sockets = await readFile('/proc/net/unix', 'utf8')
  return sockets.split('\n').filter((line) => line.endsWith(socketOf(`${own.folder}/data`))).length
}
