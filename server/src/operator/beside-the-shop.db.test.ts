/** The command line beside a running shop, each in a process of its own. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aShopOfItsOwn, type ShopOfItsOwn } from '../../test/run-baqala.ts'
import { runShop, type RunningShop } from '../../test/run-shop.ts'

// A machine that is busy takes its time to start processes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let own: ShopOfItsOwn
let shop: RunningShop
let token = ''

beforeAll(async () => {
  own = await aShopOfItsOwn()
  shop = await runShop(own.settings, own.folder)
  const signedIn = await ask('POST', '/auth/signin', { email: 'demo@baqala.example', password: 'Demo1234' })
  token = signedIn.token
})
afterAll(async () => {
  await shop.end('SIGTERM')
  await own.remove()
})

/** Calls the shop as its demo shopper. */
async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${shop.address}/api/v1${path}`, {
    method,
    headers: { token, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // Each test knows what its call answers.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
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

describe('baqala beside a running shop', () => {
  test('packs an order, and the shopper who watches it is told', async () => {
    const number = await anOrder()
    const stream = await fetch(`${shop.address}/api/v1/orders/stream`, { headers: { token } })
    const told = readUntil(stream, 'being packed')
    const packed = await own.baqala('orders', 'pack', String(number), '--as', 'Mona')
    expect(packed).toEqual({ code: 0, out: `Order ${number} is being packed.\n`, err: '' })
    expect(await told).toContain(`"id":${number}`)
    expect((await own.baqala('orders', 'show', String(number))).out).toContain('being packed  shop, Mona')
  })

  test('changes the stock that the shop sells from', async () => {
    const { data: products } = await ask('GET', '/products?limit=1')
    const { slug, _id: id } = products[0]
    expect(await own.baqala('stock', 'set', slug, '3', '--as', 'Mona')).toMatchObject({ code: 0, err: '' })
    expect((await ask('GET', `/products/${id}`)).data.quantity).toBe(3)
  })

  test('several commands at once all do their work', async () => {
    const numbers = [await anOrder(), await anOrder()]
    const packed = await Promise.all(
      numbers.map((number) => own.baqala('orders', 'pack', String(number), '--as', 'Mona')),
    )
    expect(packed.map(({ code }) => code)).toEqual([0, 0])
  })

  test.runIf(process.env.TEST_DB === 'pglite')(
    'backs up, and refuses to restore under the feet of the shop',
    async () => {
      expect(await own.baqala('backup', 'monday.gz')).toMatchObject({ code: 0, err: '' })
      const refused = await own.baqala('restore', 'monday.gz', '--replace')
      expect(refused).toMatchObject({ code: 1, out: '' })
      expect(refused.err).toMatch(/is open in process \d+, and this command needs it for itself\. Stop the shop/)
      expect((await ask('GET', '/products?limit=1')).data).toHaveLength(1)
    },
  )
})
