/** Content negotiation and conditional requests (RFC 9110). */
import type { FastifyReply } from 'fastify'

/** Parses an Accept or Accept-Encoding header into weights from 0 to 1 by lower-case name (RFC 9110, 12.4.2). */
export function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : toWeight(weight.slice(2)))
  }
  return weights
}

/** An invalid weight counts as 0, so that the client gets the format that every client can read. */
function toWeight(text: string): number {
  return /^(0(\.\d*)?|1(\.0*)?)$/.test(text) ? Number(text) : 0
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encoding that the client prefers, Brotli before gzip. Identity if it names none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const weights = readWeights(acceptEncoding)
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br'
  const plain = weights.get('identity') ?? 0
  return weightOf(best) > 0 && weightOf(best) >= plain ? best : 'identity'
}

/** Whether an If-None-Match header names this ETag. The comparison is weak (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false
}

export function addVary(reply: FastifyReply, header: string): void {
  const present = reply.getHeader('vary')
  reply.header('vary', present === undefined ? header : `${String(present)}, ${header}`)
}
