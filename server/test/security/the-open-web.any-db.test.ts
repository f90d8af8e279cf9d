/** Attacks from other pages, other hosts and odd addresses, over real connections. */
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_ROOT } from '@baqala/contract/calls'
import { aShopper, call } from '../build-test-app.ts'
import { aFullCart, openPayingShop } from '../paying-shop.ts'

const shop = openPayingShop({ ALLOWED_ORIGINS: 'https://friend.example' })
let port = 0

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})
afterAll(() => shop.app.close())

/** Sends raw bytes and returns the raw answer. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let heard = ''
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}
const look = (address: string, headers = '') =>
  say(`GET ${address} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/html\r\nconnection: close\r\n${headers}\r\n`)

test('an id of thousands of letters is too long, and no file that is forbidden', async () => {
  for (const length of [101, 300, 9_000]) {
    const answer = await look(`${API_ROOT}/products/${'a'.repeat(length)}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*that id is too long/)
  }
})

describe('files', () => {
  test.each([
    '/../../../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cpackage.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/....//....//package.json',
    '//api/..//..//..//package.json',
    '/api//..%2f..//package.json',
    '//package.json',
    '/images/..%2f..%2f..%2fpackage.json',
    '/images/..%252f..%252fpackage.json',
    '/images/%2e%2e%2fsrc%2fconfig.ts',
    '/images/index.json%00.jpg',
    '/package.json',
    '/server/src/config/config.ts',
    '/.env',
    '/.git/config',
    '/.built',
    '/data/postgres/PG_VERSION',
  ])('%s is not to be had', async (address) => {
    const answer = await look(address)
    // A page of the storefront may stand there; never the file.
    expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) |<div id="root"/)
    expect(answer).not.toMatch(/root:x:0|"name": ?"baqala"|DATABASE_URL|\[core\]|readConfig/)
  })
})

describe('two slashes in the address of a call', () => {
  test('are one, for the answer, the token, the limits and the headers', async () => {
    const { token, email } = await aShopper(shop)
    const head = (answer: string) => answer.split('\r\n\r\n')[0]
    for (const root of [`/${API_ROOT}`, '/api//v1', '//api///v1']) {
      expect(head(await look(`${root}//products`))).toMatch(/^HTTP\/1\.1 200 [^]*default-src 'none'/)
      expect(head(await look(`${root}/cart`))).toMatch(/^HTTP\/1\.1 401/)
      expect(head(await look(`${root}/cart`, `token: ${token}\r\n`))).toMatch(/^HTTP\/1\.1 200/)
      expect(head(await look(`${root}//nothing`))).toMatch(/^HTTP\/1\.1 404/)
    }
    const wrong = (url: string) =>
      shop.app
        .inject({ method: 'POST', url, payload: { email, password: 'Wrong123' } })
        .then(({ statusCode }) => statusCode)
    const spellings = ['/api/v1/auth/signin', '//api/v1/auth/signin', '/api//v1/auth//signin']
    const statuses = []
    for (let at = 0; at < 6; at += 1) statuses.push(await wrong(spellings[at % 3] ?? ''))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('share the cached answer with one slash', async () => {
    const [one, two] = [await shop.app.inject('/api/v1/brands'), await shop.app.inject('//api/v1//brands')]
    expect(two.headers.etag).toBe(one.headers.etag)
    const known = { 'if-none-match': String(one.headers.etag) }
    expect((await shop.app.inject({ url: '//api/v1/brands', headers: known })).statusCode).toBe(304)
  })

  test('at the end are an empty id: nothing is cleared or taken out', async () => {
    const { token, cart } = await aFullCart(shop)
    for (const url of ['/api/v1/cart//', '//api/v1/cart//', '/api/v1//cart///']) {
      const answer = await shop.app.inject({ method: 'DELETE', url, headers: { token } })
      expect([400, 404], url).toContain(answer.statusCode)
    }
    expect((await cart()).body.numOfCartItems).toBe(1)
  })
})

describe('another place to go to', () => {
  test.each([
    '//evil.example',
    '//evil.example/..',
    '//evil.example/%2e%2e',
    '/%2f%2fevil.example/',
    '/\\evil.example',
    '/https://evil.example',
    '/assets//evil.example/..',
    '/local//evil.example',
    `${API_ROOT}//evil.example/`,
    '//api//evil.example',
    '//api/..//evil.example',
  ])('%s sends nobody elsewhere', async (address) => {
    const answer = await look(address)
    expect(answer).not.toMatch(/^HTTP\/1\.1 3/)
    expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^location:/im)
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    'http://localhost:3000@evil.example',
    'http://localhost:3000.evil.example',
    'javascript:alert(1)//http://localhost:3000',
    'data:text/html,hello',
    'http://localhost:3001',
    'https://localhost:3000',
    'https://friend.example.evil.example',
    'http://friend.example',
  ])('a payment never returns to %s', async (url) => {
    const { token, cartId } = await aFullCart(shop)
    const shippingAddress = { details: 'a', phone: '1', city: 'b' }
    const asked = { token, params: { cartId }, query: `url=${encodeURIComponent(url)}`, body: { shippingAddress } }
    const { status, body } = await call(shop, 'openCheckoutSession', asked)
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^url must be the address of this shop/)])
    expect((await call(shop, 'listOrders', { token })).body.results).toBe(0)
  })

  test('a path behind the shop’s own address is cut off', async () => {
    const { token, cartId } = await aFullCart(shop)
    const shippingAddress = { details: 'a', phone: '1', city: 'b' }
    const query = `url=${encodeURIComponent('http://localhost:3000\\\\@evil.example/?a=//evil.example#x')}`
    const asked = { token, params: { cartId }, query, body: { shippingAddress } }
    const { session } = (await call(shop, 'openCheckoutSession', asked)).body
    expect([session.success_url, session.cancel_url]).toEqual([
      'http://localhost:3000/allorders',
      'http://localhost:3000/Cart',
    ])
  })

  test.each([
    ['Pay', 'card=good', 'https://friend.example/shop/#/allorders'],
    ['Leave', 'cancel=yes', 'https://friend.example/shop/#/cart'],
  ])('%s leads to a friend’s storefront in its folder, behind its hash', async (_, payload, address) => {
    const { token, cartId } = await aFullCart(shop)
    const shippingAddress = { details: 'a', phone: '1', city: 'b' }
    const query = `url=${encodeURIComponent('https://friend.example/shop/#/')}`
    const asked = { token, params: { cartId }, query, body: { shippingAddress } }
    const { session } = (await call(shop, 'openCheckoutSession', asked)).body
    expect([session.success_url, session.cancel_url]).toContain(address)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const url = new URL(session.url).pathname
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, address])
  })

  test('the Host header and its forwarded kin name no address in any answer', async () => {
    const { token } = await aFullCart(shop)
    const headers = `token: ${token}\r\nx-forwarded-host: evil.example\r\nx-forwarded-proto: https\r\nforwarded: host=evil.example\r\n`
    for (const address of ['/products', '/cart', '/categories', '/brands']) {
      const answer = await say(
        `GET ${API_ROOT}${address} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n${headers}\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 200/)
      expect(answer).not.toContain('evil.example')
    }
  })
})

describe('headers', () => {
  test('that a visitor sends never come back, nor split an answer', async () => {
    const answer = await look(
      `/api/%0d%0aset-cookie:%20a=b?x=%0d%0ax-evil:%201`,
      'x-request-id: evil\r\naccept-language: <script>\r\n',
    )
    const [head = ''] = answer.split('\r\n\r\n')
    expect(head).not.toMatch(/evil|^set-cookie/im)
    expect(head).toMatch(/^x-request-id: [0-9a-f]{24}\r?$/im)
  })

  test.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 40\r\n'],
    ['a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked\r\n'],
    ['chunks in a coat', 'transfer-encoding: xchunked\r\n'],
    ['a line that goes on', 'x-a: b\r\n content-length: 3\r\n'],
    ['a bare line feed in a header', 'x-a: b\nGET /healthz HTTP/1.1\r\n'],
    ['a space before the colon', 'content-length : 5\r\n'],
  ])('with %s make one refusal and nothing behind it', async (_, headers) => {
    const hidden = `GET ${API_ROOT}/hidden HTTP/1.1\r\nhost: a\r\n\r\n`
    const answer = await say(`POST ${API_ROOT}/auth/signin HTTP/1.1\r\nhost: a\r\n${headers}\r\n0\r\n\r\n${hidden}`)
    expect(answer).not.toContain('hidden')
    expect(answer.match(/HTTP\/1\.1 /g)?.length).toBe(1)
    // The media type is looked at before the body is.
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|15)/)
  })

  test('forbid framing and guessing of types on every kind of answer', async () => {
    const { token } = await aShopper(shop)
    const addresses = [
      '/',
      '/Login',
      `${API_ROOT}/products`,
      `${API_ROOT}/cart`,
      '/api/docs',
      '/api/nothing',
      '/local/mailbox',
      '/%zz',
    ]
    for (const address of addresses) {
      const [head = ''] = (await look(address, `token: ${token}\r\n`)).split('\r\n\r\n')
      expect(head, address).toMatch(/^content-security-policy:.*frame-ancestors 'none'/im)
      expect(head, address).toMatch(/^x-content-type-options: nosniff/im)
    }
  })
})

describe('a page of somebody else', () => {
  const from = (origin: string, method = 'GET', headers: Record<string, string> = {}) =>
    shop.app.inject({ method: method as 'GET', url: `${API_ROOT}/products`, headers: { origin, ...headers } })

  test.each([
    'https://evil.example',
    'null',
    'https://friend.example.evil.example',
    'https://evilfriend.example',
    'http://friend.example',
    'https://friend.example:444',
    'HTTPS://FRIEND.EXAMPLE.',
  ])('at %s may read nothing', async (origin) => {
    for (const answer of [
      await from(origin),
      await from(origin, 'OPTIONS', { 'access-control-request-method': 'PUT' }),
    ]) {
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test('that is a friend may read, never with cookies, and no cache mixes the two up', async () => {
    const { headers } = await from('https://friend.example')
    expect(headers['access-control-allow-origin']).toBe('https://friend.example')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(String(headers.vary)).toMatch(/origin/i)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'cannot post a form to us: %s is not taken',
    async (type) => {
      const { email, password } = await aShopper(shop)
      const answer = await shop.app.inject({
        method: 'POST',
        url: `${API_ROOT}/auth/signin`,
        headers: { origin: 'https://evil.example', ...(type !== '' && { 'content-type': type }) },
        payload: JSON.stringify({ email, password }),
      })
      expect(answer.statusCode).toBe(415)
    },
  )
})
