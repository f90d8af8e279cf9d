import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/**
 * Whether the request comes from this very machine and meant it to: a proxy in front makes everybody look local, and a
 * page elsewhere can point its own name at 127.0.0.1.
 */
export function isLocalVisitor(request: FastifyRequest): boolean {
  const viaProxy = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  const address = request.socket.remoteAddress ?? ''
  return !viaProxy && LOOPBACK_ADDRESS.test(address) && LOOPBACK_HOST.test(request.headers.host ?? '')
}
