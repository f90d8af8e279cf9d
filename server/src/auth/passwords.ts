import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit, { type LimitFunction } from 'p-limit'
import { siteOf } from '../http/network-of.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'

// OWASP's recommendation for argon2id, the library's default: about 25 ms and 19 MiB on the smallest supported server.
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Leaves half of a small server's cores to other requests. A queue of 50 takes little more than a second.
export const MAX_AT_ONCE = availableParallelism() < 4 ? 1 : 2
export const MAX_WAITING = 50

// The places of one network in that queue: more of them wait before it, so that one address cannot close it to the others.
export const MAX_PER_NETWORK = 5

const hashing = pLimit(MAX_AT_ONCE)
const byNetwork = new Map<string, { length: number; readonly run: LimitFunction }>()

const NOBODYS_HASH = `${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

/** `network` as networkOf returns it. Refuses (503) if too many people are signing in. */
export function hashPassword(password: string, network: string): Promise<string> {
  return limited(network, () => hash(prepare(password), COST))
}

/** Without a hash it verifies against a dummy, so that the response time does not reveal which addresses have an account. */
export function isRightPassword(password: string, passwordHash: string | undefined, network: string): Promise<boolean> {
  return limited(network, () => verify(passwordHash ?? dummyHash(), prepare(password)))
}

/** A random hash that no password has. Verifying against it takes as long as against a real one. */
export function dummyHash(): string {
  return `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${NOBODYS_HASH}`
}

/** Queues the work of a network behind its other work. Refuses (503) if `MAX_WAITING` of the network wait already. */
async function limited<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  const place = siteOf(network) ?? network
  const queue = byNetwork.get(place) ?? { length: 0, run: pLimit(MAX_PER_NETWORK) }
  if (queue.length >= MAX_PER_NETWORK + MAX_WAITING) throw tooManySigningIn()
  byNetwork.set(place, queue)
  queue.length += 1
  try {
    return await queue.run(() => limitedForAll(work))
  } finally {
    queue.length -= 1
    if (queue.length === 0) byNetwork.delete(place)
  }
}

/**
 * The OpaqueString profile of RFC 8265: every kind of space is one, and a letter with its accent is the same in one code point
 * or in two, as different keyboards send it. Passwords in ASCII stay as they are, and with them the hashes made before.
 */
function prepare(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** Runs at most `MAX_AT_ONCE` hashes in parallel. Refuses (503) if `MAX_WAITING` more are queued. */
async function limitedForAll<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashing.activeCount + hashing.pendingCount >= MAX_AT_ONCE + MAX_WAITING) throw tooManySigningIn()
  return hashing(work)
}

function tooManySigningIn(): Refusal {
  return new Refusal(503, messages.tooManySigningIn, { retryAfter: 2 })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
