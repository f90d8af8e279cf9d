import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'

// OWASP's recommendation for argon2id (the library's default kind): about 25 ms and 19 MiB on the smallest server we use.
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Half of a small server's cores and memory stay free for other requests; 50 that wait do so for little more than a second.
export const MAX_AT_ONCE = availableParallelism() < 4 ? 1 : 2
export const MAX_WAITING = 50

const hashing = pLimit(MAX_AT_ONCE)

/** A hash that no password has. Comparing with it takes as long as comparing with a real one. */
export const NOBODYS_HASH =
  `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}` +
  `$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, COST))
}

/** An account that does not exist is compared too, so that the time taken does not tell which addresses have an account. */
export function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return limited(() => verify(passwordHash ?? NOBODYS_HASH, password))
}

/** Runs at most `MAX_AT_ONCE` hashes at a time and refuses when `MAX_WAITING` more are waiting. */
async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashing.activeCount + hashing.pendingCount >= MAX_AT_ONCE + MAX_WAITING) {
    throw new Refusal(503, messages.tooManySigningIn, { retryAfter: 2 })
  }
  return hashing(work)
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
