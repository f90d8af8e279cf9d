/** The parts of RFC 9110 by which a client says what it takes and what it already has. */
import type { FastifyReply } from 'fastify'

/** What an Accept or Accept-Encoding header names, in lower case, each with its weight from 0 (never) to 1 (RFC 9110, 12.4.2). */
export function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : toWeight(weight.slice(2)))
  }
  return weights
}

/** A weight that is none counts as "never": the client then gets what every client can read. */
function toWeight(text: string): number {
  return /^(0(\.\d*)?|1(\.0*)?)$/.test(text) ? Number(text) : 0
}

export type Encoding = 'br' | 'gzip' | 'identity'

// Browsers say the same few things over and over.
const chosen = new Map<string, Encoding>()
const MOST_CHOSEN = 100

/** The best encoding a client takes, Brotli first among equals. Whoever says nothing gets the plain bytes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const known = chosen.get(acceptEncoding)
  if (known !== undefined) return known
  const encoding = bestOf(acceptEncoding)
  if (chosen.size === MOST_CHOSEN) chosen.clear()
  chosen.set(acceptEncoding, encoding)
  return encoding
}

function bestOf(acceptEncoding: string): Encoding {
  const weights = readWeights(acceptEncoding)
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br'
  const plain = weights.get('identity') ?? 0
  return weightOf(best) > 0 && weightOf(best) >= plain ? best : 'identity'
}

/** Whether If-None-Match names what we would send. It compares weakly (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(/"[^"]*"/g)?.some((named) => named === etag) ?? false
}

/** Names a request header that this answer depends on, beside those already named. */
export function addVary(reply: FastifyReply, header: string): void {
  const present = reply.getHeader('vary')
  reply.header('vary', present === undefined ? header : `${String(present)}, ${header}`)
}
