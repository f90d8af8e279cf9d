import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { call, openTestShop, type TestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { letWordSpread, sell } from './catalog.testing.ts'

const shop = openTestShop()
const put = (facts: Parameters<typeof aProduct>[1] = {}) => aProduct(shop.connection.db, facts)
const ask = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET',
  from: TestShop = shop,
) => from.app.inject({ method, url: `/api/v1${url}`, headers: { host: 'localhost:3000', ...headers } })

async function aShelf() {
  const id = await put({ title: 'Milk', onHand: 9 })
  await letWordSpread(shop)
  return id
}

/** More than fits in two packets: what is less is not worth compressing. */
async function aFullShelf() {
  const id = await put({ title: 'Milk', onHand: 9 })
  for (const title of ['Tea', 'Honey', 'Rice']) await put({ title })
  await letWordSpread(shop)
  return id
}

describe('catalogue answers are cached', () => {
  test('each encoding holds the same answer and has a strong ETag of its own', async () => {
    await aFullShelf()
    const plain = await ask('/products')
    const brotli = await ask('/products', { 'accept-encoding': 'gzip, br' })
    const gzip = await ask('/products', { 'accept-encoding': 'gzip' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const etags = [plain, brotli, gzip].map((response) => String(response.headers.etag))
    expect(new Set(etags).size).toBe(3)
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/)
  })

  test('one product fits in two packets and comes as it is', async () => {
    const { headers } = await ask(`/products/${await aShelf()}`, { 'accept-encoding': 'gzip, br' })
    expect(headers).not.toHaveProperty('content-encoding')
  })

  test.each(['/products', '/products?limit=1', '/categories', '/brands', '/subcategories'])(
    '%s may be kept, and is asked for again each time',
    async (url) => {
      await aShelf()
      const response = await ask(url)
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.headers.vary).toBe('Accept-Encoding')
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    },
  )

  test('no other page may read them where the shop allows none, and they carry nothing about it', async () => {
    const origin = 'https://evil.example'
    const preflight = { origin, 'access-control-request-method': 'GET' }
    for (const { headers } of [await ask('/products', { origin }), await ask('/products', preflight, 'OPTIONS')])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('whoever has it already is told so', async () => {
    const id = await aFullShelf()
    expect((await ask('/products', { 'accept-encoding': 'br' })).headers.etag).toMatch(/-br"$/)
    for (const url of ['/products', `/products/${id}`, '/categories']) {
      const { headers } = await ask(url, { 'accept-encoding': 'br' })
      const etag = String(headers.etag)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': known })
        expect(again.statusCode).toBe(304)
        expect(again.body).toBe('')
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: headers.vary })
      }
      expect((await ask(url, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200)
    }
  })

  test('HEAD says what GET would, without the body', async () => {
    const id = await aShelf()
    for (const url of ['/products', `/products/${id}`]) {
      const get = await ask(url)
      const head = await ask(url, {}, 'HEAD')
      expect(head.statusCode).toBe(200)
      expect(head.body).toBe('')
      for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
        expect(head.headers[name]).toBe(get.headers[name])
      }
    }
  })

  test('pictures come from the origin that the visitor came by, where it is our own', async () => {
    await aShelf()
    const coverFor = async (host: string) => (await ask('/products', { host })).json().data[0].imageCover
    expect(await coverFor('localhost:3000')).toBe('http://localhost:3000/images/one')
    expect(await coverFor('127.0.0.1:3000')).toBe('http://127.0.0.1:3000/images/one')
    expect(await coverFor('evil.example')).toBe('http://localhost:3000/images/one')
  })

  test('while nothing changes, the database is left alone', async () => {
    await aShelf()
    await ask('/products?sort=price')
    await ask('/categories')
    const statements = vi.spyOn(shop.connection.db, 'getExecutor')
    for (let time = 0; time < 5; time += 1) {
      await ask('/products?sort=price')
      await ask('/categories')
    }
    expect(statements).not.toHaveBeenCalled()
    statements.mockRestore()
  })

  test('an order of query keys, or of ids, makes no other answer', async () => {
    await aShelf()
    const one = await ask('/products?category=a&category=b&limit=3')
    const statements = vi.spyOn(shop.connection.db, 'getExecutor')
    const other = await ask('/products?limit=3&page=1&category[in]=b&category[in]=a&unknown=1')
    expect(statements).not.toHaveBeenCalled()
    statements.mockRestore()
    expect(other.headers.etag).toBe(one.headers.etag)
  })
})

test('of very many different searches at once some are asked to come back, and the whole list is still there', async () => {
  await aShelf()
  const searches = Array.from({ length: 150 }, (_, at) => ask(`/products?keyword=tea${at}`))
  const whole = ask('/products')
  const refused = (await Promise.all(searches)).filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(50)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect((await whole).statusCode).toBe(200)
})

describe('what changes is seen', () => {
  test('a new product, soon and by itself', async () => {
    await aShelf()
    await ask('/products')
    await put({ title: 'Bread' })
    await vi.waitFor(async () => expect((await ask('/products')).json().results).toBe(2), {
      timeout: 2_000,
      interval: 20,
    })
  })

  test('a new name of a category, in the category, in its products and in their lists', async () => {
    const id = await aShelf()
    const [category] = (await ask('/categories')).json().data
    await ask('/products')
    await sql`update categories set name = 'Larder' where id = ${category._id}`.execute(shop.connection.db)
    await letWordSpread(shop)
    expect((await ask(`/categories/${category._id}`)).json().data.name).toBe('Larder')
    expect((await ask(`/products/${id}`)).json().data.category.name).toBe('Larder')
    expect((await ask('/products')).json().data[0].category.name).toBe('Larder')
  })

  test('stock, on the product’s own page at once', async () => {
    const id = await aShelf()
    const before = await ask(`/products/${id}`)
    await sell(shop, id, 4)
    const after = await ask(`/products/${id}`, { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.json().data).toMatchObject({ quantity: 5, sold: 4 })
  })

  test('stock that comes back to an earlier number', async () => {
    const id = await aShelf()
    const seen = async () => (await ask(`/products/${id}`)).json().data
    expect(await seen()).toMatchObject({ quantity: 9, sold: 0 })
    await sell(shop, id, 4)
    expect(await seen()).toMatchObject({ quantity: 5, sold: 4 })
    await sell(shop, id, -4)
    expect(await seen()).toMatchObject({ quantity: 9, sold: 0 })
  })

  test('stock, in lists within a second', async () => {
    const id = await aFullShelf()
    for (const url of ['/products', '/products?limit=5']) {
      const before = await ask(url, { 'accept-encoding': 'br' })
      await sell(shop, id, 1)
      await new Promise((resolve) => setTimeout(resolve, 1_010))
      const after = await ask(url, { 'accept-encoding': 'br', 'if-none-match': String(before.headers.etag) })
      expect(after.statusCode).toBe(200)
      const { quantity, sold } = JSON.parse(brotliDecompressSync(after.rawPayload).toString()).data[0]
      expect(quantity + sold).toBe(9)
      expect(sold).toBe(url === '/products' ? 1 : 2)
    }
  })

  test('a list by what sells best is put in order again', async () => {
    const milk = await put({ title: 'Milk' })
    const tea = await put({ title: 'Tea' })
    await letWordSpread(shop)
    await sell(shop, milk, 1)
    const best = async () => (await ask('/products?sort=-sold&limit=1')).json().data[0].title
    expect(await best()).toBe('Milk')
    await sell(shop, tea, 2)
    await new Promise((resolve) => setTimeout(resolve, 1_010))
    expect(await best()).toBe('Tea')
  })

  test('a hundred shoppers at one product at once all see the shelf as it is, and share the looking', async () => {
    const id = await aShelf()
    await ask(`/products/${id}`)
    await sell(shop, id, 2)
    const statements = vi.spyOn(shop.connection.db, 'getExecutor')
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(`/products/${id}`)))
    const count = statements.mock.calls.length
    statements.mockRestore()
    expect(answers.map((answer) => answer.json().data.quantity)).toEqual(Array.from({ length: 100 }, () => 7))
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(100)
  })
})

describe('a catalogue larger than MOST_PRODUCTS_AT_ONCE', () => {
  const large = openTestShop({ MOST_PRODUCTS_AT_ONCE: '41' })

  test('answers with its first page and the way to the next', async () => {
    for (let number = 0; number < 41; number += 1) await aProduct(large.connection.db)
    await letWordSpread(large)
    expect((await call(large, 'listProducts')).body.data).toHaveLength(41)
    await aProduct(large.connection.db)
    await letWordSpread(large)
    const { body } = await call(large, 'listProducts')
    expect(body.metadata).toEqual({ currentPage: 1, numberOfPages: 2, limit: 40, nextPage: 2 })
    expect(body.results).toBe(42)
    expect(body.data).toHaveLength(40)
    expect((await call(large, 'listProducts', { query: 'page=2' })).body.data).toHaveLength(2)
  })
})
