import { connect, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '@baqala/contract/reply'
import { openTestShop } from '../test/build-test-app.ts'

const shop = openTestShop()
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

/** Sends bytes as they are, and returns everything that comes back until the shop hangs up. */
function sendBytes(text: string): Promise<string> {
  const { port } = shop.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (answer += chunk.toString()))
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

test('nobody may keep the shop waiting longer than this', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = shop.app.server
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    // Longer than the signs of life of watched orders are apart.
    timeout: 40_000,
    // Longer than nginx keeps its lines.
    keepAliveTimeout: 72_000,
    maxConnections: 10_000,
  })
})
