import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'

// OWASP's recommendation for argon2id, the library's default: about 25 ms and 19 MiB on the smallest supported server.
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Leaves half of a small server's cores to other requests. A queue of 50 takes little more than a second.
export const MAX_AT_ONCE = availableParallelism() < 4 ? 1 : 2
export const MAX_WAITING = 50

const hashing = pLimit(MAX_AT_ONCE)

/** A random hash that no password has. Verifying against it takes as long as against a real one. */
export const DUMMY_HASH =
  `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}` +
  `$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(prepare(password), COST))
}

/** Without a hash it verifies against a dummy, so that the response time does not reveal which addresses have an account. */
export function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return limited(() => verify(passwordHash ?? DUMMY_HASH, prepare(password)))
}

/**
 * The OpaqueString profile of RFC 8265: every kind of space is one, and a letter with its accent is the same in one code point
 * or in two, as different keyboards send it. Passwords in ASCII stay as they are, and with them the hashes made before.
 */
function prepare(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** Runs at most `MAX_AT_ONCE` hashes in parallel. Refuses (503) if `MAX_WAITING` more are queued. */
async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashing.activeCount + hashing.pendingCount >= MAX_AT_ONCE + MAX_WAITING) {
    throw new Refusal(503, messages.tooManySigningIn, { retryAfter: 2 })
  }
  return hashing(work)
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
