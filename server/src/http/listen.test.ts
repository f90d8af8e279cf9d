import { Server } from 'node:net'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { listen } from './listen.ts'

test('a machine without IPv6 is listened to by IPv4, unless HOST says otherwise', async () => {
  const { listen: really } = Server.prototype
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...asked: unknown[]) {
    const [at] = asked as [{ host?: string }]
    if (at.host !== '::') return Reflect.apply(really, this, asked) as Server
    const error = Object.assign(new Error('listen EAFNOSUPPORT'), { code: 'EAFNOSUPPORT' })
    process.nextTick(() => this.emit('error', error))
    return this
  })
  const app = Fastify()
  await listen(app, { host: undefined, port: 0 })
  expect(app.server.address()).toMatchObject({ address: '0.0.0.0' })
  await app.close()
  await expect(listen(Fastify(), { host: '::', port: 0 })).rejects.toThrow('The shop cannot listen on HOST ::, PORT 0')
})
