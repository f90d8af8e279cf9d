import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { networkQueue } from '../http/limits/network-queue.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'

// OWASP's recommendation for argon2id, the library's default: about 25 ms and 19 MiB on the smallest supported server.
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Leaves half of a small server's cores to other requests. A queue of 50 takes little more than a second.
export const MAX_AT_ONCE = availableParallelism() < 4 ? 1 : 2
export const MAX_WAITING = 50

// The places of one network in that queue: more of them wait before it, so that one address cannot close it to the others.
export const MAX_PER_NETWORK = 5

const limited = networkQueue(
  { atOnce: MAX_AT_ONCE, perNetwork: MAX_PER_NETWORK, waiting: MAX_WAITING },
  () => new Refusal(503, messages.tooManySigningIn, { retryAfter: 2 }),
)

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

/**
 * The OpaqueString profile of RFC 8265: every kind of space is one, and a letter with its accent is the same in one code point
 * or in two, as different keyboards send it. Passwords in ASCII stay as they are, and with them the hashes made before.
 */
function prepare(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
