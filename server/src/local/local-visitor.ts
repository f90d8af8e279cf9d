import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config/loopback.ts'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

// Proxies, tunnels and content delivery networks add at least one of these.
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-original-.+|x-client-ip|x-cluster-client-ip|x-envoy-.+|x-amzn-trace-id|true-client-ip|client-ip|cf-.+|cdn-loop|fastly-.+|fly-.+)$/

/**
 * Whether the request comes from this machine. A request through a proxy does not count, because it always has the proxy's
 * address; nor does one with a foreign Host header, because a web page can resolve its domain to 127.0.0.1 (DNS rebinding).
 * A bare proxy, which adds no header and sends its upstream's name as Host, cannot be told from this machine.
 */
export function isLocalVisitor({ headers, socket }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => PROXY_HEADER.test(name))) return false
  return LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') && isLoopback(headers.host ?? '')
}
