import { createHash, randomUUID } from 'node:crypto'

/**
 * A new identifier in MongoDB's ObjectId format, which clients of the public API expect: 24 hex digits, the first 8 the
 * time in seconds, the other 16 random. The time prefix keeps rows created together close in the index.
 */
export function newId(): string {
  const seconds = Math.floor(Date.now() / 1000)
  // Node generates UUIDs from a pool, six times as fast as randomBytes(8). These 16 digits of a UUID are all random.
  const uuid = randomUUID()
  return seconds.toString(16).padStart(8, '0') + uuid.slice(24) + uuid.slice(0, 4)
}

/** A deterministic identifier: the same for the same `kind` and `slug`, so that a recreated demo keeps its product URLs. */
export function idFor(kind: string, slug: string): string {
  return createHash('sha256').update(`${kind}:${slug}`).digest('hex').slice(0, 24)
}
