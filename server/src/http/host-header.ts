import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { messages } from './http.messages.en.ts'

/**
 * Refuses a request with two Host headers, or with none where HTTP/1.1 demands one (400; RFC 9112, 3.2): Node takes the first
 * of two, and a proxy that takes the last would see another request than the shop.
 */
export function demandOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = countHosts(raw.rawHeaders)
    const isClear = hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')
    done(isClear ? undefined : new Refusal(400, messages.oneHostNeeded))
  })
}

/** `rawHeaders` has names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}
