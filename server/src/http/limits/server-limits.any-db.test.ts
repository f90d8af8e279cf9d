import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '@baqala/contract/reply'
import { aShopper, call, openTestShop } from '../../../test/build-test-app.ts'
import { aProduct } from '../../../test/factories.ts'
import { buildApp } from '../../app.ts'

const shop = openTestShop()
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

const CSP = /^content-security-policy: default-src '.*frame-ancestors 'none'/m

const heads = (heard: string) => heard.match(/HTTP\/1\.1 \d+/g)

/**
 * Sends bytes as they are, `later` after so many answers, and returns everything that comes back until the shop hangs up.
 */
function sendBytes(text: string, later?: { bytes: string; after: number }): Promise<string> {
  const { port } = shop.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk.toString()
      if (later !== undefined && heads(answer)?.length === later.after) socket.write(later.bytes)
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

/** Refused in the words and the shape of every refusal, with the headers of every answer. */
function expectRefusal(answer: string, status: number): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toMatch(CSP)
  for (const header of ['x-content-type-options: nosniff', 'x-frame-options: DENY', 'cache-control: no-store'])
    expect(head).toContain(header)
  const json = /\{.*\}/.exec(body)?.[0] ?? ''
  expect(Failure.parse(JSON.parse(json))).toMatchObject({ status: 'fail', message: expect.stringMatching(/\.$/) })
}

describe('what never becomes a request', () => {
  test.each([
    ['an endless header', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}`, 431],
    ['an endless address', `GET /${'a'.repeat(20_000)}`, 431],
    ['what is not HTTP', 'HELO shop\r\n\r\n', 400],
    ['two lengths of one body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  ])('%s is refused in the words and the shape of every refusal', async (_, bytes, status) => {
    const answer = await sendBytes(bytes)
    expectRefusal(answer, status)
  })

  test('a request that never ends is refused so too', async () => {
    shop.app.server.requestTimeout = 1
    try {
      const begun = 'POST /api/v1/auth/signin HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
      expectRefusal(await sendBytes(`${begun}content-length: 5\r\n\r\nab`), 408)
    } finally {
      shop.app.server.requestTimeout = 20_000
    }
  }, 20_000)

  test.each([
    ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n', 400],
    ['the same host twice', 'GET /api/v1/products HTTP/1.1\r\nhost: a\r\nHOST: a\r\nconnection: close\r\n\r\n', 400],
    ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['a wish we do not know', 'GET /healthz HTTP/1.1\r\nhost: a\r\nexpect: a miracle\r\n\r\n', 417],
    ['an address of a call that cannot be read', 'GET /api/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ])('a request with %s is refused so too', async (_, bytes, status) => {
    expectRefusal(await sendBytes(bytes), status)
  })

  test('a request of the old protocol needs no host', async () => {
    expect(heads(await sendBytes('GET /healthz HTTP/1.0\r\n\r\n'))).toEqual(['HTTP/1.1 200'])
  })

  test('a request that arrives when the shop closes is refused with the same headers', async () => {
    const closing = await buildApp(shop.deps)
    await closing.listen({ port: 0, host: '127.0.0.1' })
    const { port } = closing.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n'))
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString()))
    await once(closing.server, 'connection')
    const closed = closing.close()
    setTimeout(() => socket.write('\r\n'), 200)
    await closed
    await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 503 /)
    expect(heard).toMatch(CSP)
  })
})

describe('pipelined requests', () => {
  const ask = (method: string, path: string, token = '', body = '') =>
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ntoken: ${token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`

  test('are answered in their order', async () => {
    const last = 'GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
    const heard = await sendBytes(ask('GET', '/api/v1/nothing') + ask('GET', '/healthz') + last)
    expect(heads(heard)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  test('are refused once, also where the last of them turns out to have no body after it was answered', async () => {
    const coat = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n'
    const heard = await sendBytes(ask('GET', '/readyz') + coat, { bytes: 'ZZZ\r\n', after: 2 })
    expect(heads(heard)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  test('are not begun before: twenty at once are no more work at a time than one', async () => {
    const { token } = await aShopper(shop)
    const productId = await aProduct(shop.connection.db)
    const { port } = shop.app.server.address() as AddressInfo
    const wish = ask('POST', '/api/v1/wishlist', token, JSON.stringify({ productId }))
    const socket = connect(port, '127.0.0.1', () => socket.write(ask('GET', '/api/v1/orders/stream', token) + wish))
    await new Promise((resolve) => socket.once('data', resolve))
    for (let turn = 0; turn < 3; turn += 1) expect((await call(shop, 'getWishlist', { token })).body.count).toBe(0)
    socket.destroy()
  })
})

test('nobody may keep the shop waiting longer than this', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = shop.app.server
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    // Longer than the interval between heartbeats of order streams.
    timeout: 40_000,
    // Longer than nginx keeps idle connections.
    keepAliveTimeout: 72_000,
    maxConnections: 10_000,
  })
})
