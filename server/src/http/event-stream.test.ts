import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyReply } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openEventStream, type EventStream } from './event-stream.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A stream to a reader who has asked for it and then reads no more. */
async function aStuckStream() {
  const app = Fastify({ forceCloseConnections: true })
  const onGone = vi.fn()
  const opened = new Promise<{ stream: EventStream; reply: FastifyReply }>((resolve) => {
    app.get('/', async (_, reply) => {
      const { stream, sent } = openEventStream(reply, onGone)
      resolve({ stream, reply })
      return sent
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  reader.on('error', () => undefined)
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  ends.push(
    () => reader.destroy(),
    () => app.close(),
  )
  const { stream, reply } = await opened
  // The machine's own buffers take some megabytes before anything waits here.
  while (reply.raw.writableLength === 0) {
    stream.send('order', { why: 'x'.repeat(20_000) })
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { stream, reply, onGone }
}

describe('a reader who does not read', () => {
  test('is hung up on once a quarter of a megabyte waits', async () => {
    const { stream, reply, onGone } = await aStuckStream()
    expect(reply.raw.destroyed).toBe(false)
    let sent = 0
    for (; !reply.raw.destroyed; sent += 10_000) stream.send('order', { why: 'x'.repeat(10_000) })
    expect(sent).toBeLessThan(300_000)
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
  })

  test('is hung up on after three signs of life', async () => {
    const { stream, reply, onGone } = await aStuckStream()
    stream.heartbeat()
    stream.heartbeat()
    expect(reply.raw.destroyed).toBe(false)
    stream.heartbeat()
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
  })

  test('does not keep the end waiting', async () => {
    const { stream, onGone } = await aStuckStream()
    const began = performance.now()
    stream.end('signed-out')
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

test('whoever hung up before the stream began is gone too', async () => {
  const app = Fastify()
  const onGone = vi.fn()
  app.get('/', async (_, reply) => {
    await new Promise((resolve) => reply.raw.once('close', resolve))
    return openEventStream(reply, onGone).sent
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(200) }).catch(() => undefined)
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
})
