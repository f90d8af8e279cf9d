import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/**
 * Whether the request comes from this machine. A request through a proxy does not count, because it always has the proxy's
 * address; nor does one with a foreign Host header, because a web page can resolve its domain to 127.0.0.1 (DNS rebinding).
 */
export function isLocalVisitor(request: FastifyRequest): boolean {
  const viaProxy = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  const address = request.socket.remoteAddress ?? ''
  return !viaProxy && LOOPBACK_ADDRESS.test(address) && LOOPBACK_HOST.test(request.headers.host ?? '')
}
