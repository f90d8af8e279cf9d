import { connect, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '@baqala/contract/reply'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'

const shop = openTestShop()
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

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

describe('what never becomes a request', () => {
  test.each([
    ['an endless header', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}`, 431],
    ['an endless address', `GET /${'a'.repeat(20_000)}`, 431],
    ['what is not HTTP', 'HELO shop\r\n\r\n', 400],
    ['two lengths of one body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  ])('%s is refused in the words and the shape of every refusal', async (_, bytes, status) => {
    const answer = await sendBytes(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const failure = Failure.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))
    expect(failure).toMatchObject({ status: 'fail', message: expect.stringMatching(/\.$/) })
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
