import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openEventStream, type EventStream } from './event-stream.ts'

test('a reader who never reads is hung up on before much waits for them', async () => {
  const app = Fastify()
  const opened = Promise.withResolvers<EventStream>()
  const closed = Promise.withResolvers<void>()
  app.get('/', (_, reply) => {
    const { stream, sent } = openEventStream(reply, () => closed.resolve())
    opened.resolve(stream)
    return sent
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  reader.on('error', () => undefined)
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const stream = await opened.promise
  // The machine's own buffers hold some megabytes.
  const timer = setInterval(() => stream.send('news', { text: 'x'.repeat(1_000_000) }), 5)
  await expect(closed.promise).resolves.toBeUndefined()
  clearInterval(timer)
  reader.destroy()
  await app.close()
}, 20_000)
