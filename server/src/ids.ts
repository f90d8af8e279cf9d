import { createHash, randomUUID } from 'node:crypto'

/**
 * A new identifier in the form public clients of this API know: 24 hex digits, the first eight the second it was made
 * in, so that rows made together lie together; the other sixteen random.
 */
export function newId(): string {
  const seconds = Math.floor(Date.now() / 1000)
  // Node makes UUIDs many at a time, six times as fast as so many random bytes; these sixteen digits of one are all random.
  const uuid = randomUUID()
  return seconds.toString(16).padStart(8, '0') + uuid.slice(24) + uuid.slice(0, 4)
}

/** The same id for the same words, always: a demo product keeps its address when the database is made anew. */
export function idFor(kind: string, slug: string): string {
  return createHash('sha256').update(`${kind}:${slug}`).digest('hex').slice(0, 24)
}
