import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'

// OWASP's recommendation for argon2id (the library's default kind): about 25 ms and 19 MiB on the smallest server we use.
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Half of a small server's cores and memory are left to the shoppers; 50 in line wait little more than a second.
export const AT_ONCE = availableParallelism() < 4 ? 1 : 2
export const MOST_WAITING = 50

/** No password has this hash, but comparing with it costs what comparing with a real one costs. */
export const NOBODYS_HASH =
  `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}` +
  `$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

/** An account that does not exist is compared too, so that the time taken does not tell which addresses have one. */
export function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return inTurn(() => verify(passwordHash ?? NOBODYS_HASH, password))
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  await takePlace()
  try {
    return await work()
  } finally {
    leavePlace()
  }
}

async function takePlace(): Promise<void> {
  if (running < AT_ONCE) {
    running += 1
    return
  }
  if (waiting.length >= MOST_WAITING) {
    throw new Refusal(503, messages.tooManySigningIn, { retryAfter: 2 })
  }
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** The place goes to the next in line, or is free. */
function leavePlace(): void {
  const next = waiting.shift()
  if (next === undefined) running -= 1
  else next()
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
