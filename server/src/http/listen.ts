import type { FastifyInstance } from 'fastify'
import { CannotListen } from '../config/cannot-listen.ts'
import type { Config } from '../config/config.ts'

/** Listens on HOST, or without it in production on all interfaces: IPv6 and IPv4, or IPv4 alone on a machine without IPv6. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::', listenTextResolver: (address) => `listening at ${address}` })
  } catch (error) {
    const noIpv6 = error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT'
    if (!noIpv6 || host !== undefined) throw new CannotListen('shop', { host, port }, error)
    await app.listen({ port, host: '0.0.0.0' })
  }
}
