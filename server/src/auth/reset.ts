/** The password reset flow (specification 4). reset.queries.ts defines which clients may finish a reset. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { westernDigits } from '@baqala/contract/arabic'
import type { Language } from '@baqala/contract/language'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../db/ids.ts'
import { countersOf, giveBackToNetwork, takeFromNetwork } from '../http/limits/rate-limits.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'
import { findShopperByEmail } from './auth.queries.ts'
import { setPassword, tokenFor, type AuthDeps } from './auth.ts'
import type { Client } from './known-browsers.ts'
import { hashPassword } from './passwords.ts'
import type { ResetVisitor } from './reset-visitor.ts'
import * as resets from './reset.queries.ts'

const HOUR = 3600
const CODE_SECONDS = 10 * 60
// Guesses at many accounts add up, and one call tries each code of its browser. A network that has guessed so often in an hour has the
// first try of each code and no other: neighbours behind one address must not keep each other out.
const WRONG_CODES_OF_NETWORK = { name: 'wrong reset codes by address', max: 20, seconds: HOUR }
// Longer than the work takes, so that the response time does not reveal which addresses have an account.
const MIN_RESPONSE_MS = 50

/** Counts unknown addresses like known ones, so that the limits do not reveal which addresses have an account. */
export async function refuseTooManyCodes({ limits, config }: AuthDeps, email: string, network: string): Promise<void> {
  const { resetMailsPerAddress, resetMailsPerAccount } = config.limits
  const byNetwork = { name: 'reset codes by address', max: resetMailsPerAddress, seconds: HOUR }
  const byAccount = { name: 'reset codes by account', max: resetMailsPerAccount, seconds: HOUR }
  const byDay = { name: 'reset codes by account and day', max: 4 * resetMailsPerAccount, seconds: 24 * HOUR }
  await takeFromNetwork(limits, byNetwork, network, messages.tooManyCodesFromNetwork)
  await limits.take(byAccount, email, messages.tooManyCodesForAccount)
  await limits.take(byDay, email, messages.tooManyCodesForAccount)
}

/** `language`: that of whoever asks, who is to read the letter; undefined for the account's. */
export async function mailResetCode(
  { db, secrets }: AuthDeps,
  email: string,
  visitor: ResetVisitor,
  { browserHash, language }: { readonly browserHash: Buffer; readonly language: Language | undefined },
): Promise<void> {
  // Six digits, as other clients' forms demand. The first is never 0, because some send the code as a number.
  const code = String(randomInt(100_000, 1_000_000))
  const id = newId()
  const work = inTransaction(db, async (tx) => {
    const shopper = await findShopperByEmail(tx, email)
    await resets.insertResetRequest(tx, {
      id,
      shopperId: shopper?.id,
      emailHmac: hashEmail(secrets.resetCodes, email),
      codeHmac: hashCode(secrets.resetCodes, id, code),
      browserHash,
      originHash: visitor.originHash,
      seenBrowser: visitor.browserHash !== undefined,
    })
    // An unknown address takes as many statements, so the same time. Its code is never sent and verifies nothing.
    if (shopper === undefined) return resets.insertNoLetter(tx, email)
    const letter = { kind: 'reset code', facts: { name: shopper.name, secret: code } } as const
    await putInOutbox(tx, secrets.outbox, shopper.email, letter, language)
  })
  await takeAsLongAsEver(work)
}

/** Verifies a code. A wrong code counts against every open reset of this client and against their accounts. */
export function verifyResetCode(deps: AuthDeps, typed: string, visitor: ResetVisitor): Promise<void> {
  return takeAsLongAsEver(verify(deps, typed, visitor))
}

async function verify(deps: AuthDeps, typed: string, visitor: ResetVisitor): Promise<void> {
  const { db, limits, secrets } = deps
  const byAccount = { name: 'wrong reset codes by account', max: resets.MAX_WRONG_ATTEMPTS, seconds: CODE_SECONDS }
  const accounts = new Set((await resets.listOpenResets(db, visitor)).map((reset) => reset.account))
  const lockedAccounts = new Set<string>()
  for (const account of accounts) {
    const { count } = await limits.count(byAccount, account)
    if (count > byAccount.max) lockedAccounts.add(account)
  }
  const guesses = await countGuesses(limits, visitor.network, accounts.size)
  if (guesses > WRONG_CODES_OF_NETWORK.max) for (const account of accounts) lockedAccounts.add(account)

  const isVerified = await inTransaction(db, async (tx) => {
    const open = await resets.listOpenResets(tx, visitor)
    // Each reset keeps its first attempt even if the account has none left: anyone who knows the e-mail address could use
    // those up and lock out the owner.
    const candidates = open.filter((reset) => reset.wrongTries === 0 || !lockedAccounts.has(reset.account))
    const verified = candidates.find(
      (reset) => isCodeOf(secrets.resetCodes, reset.id, typed, reset.codeHmac) && reset.isKnown,
    )
    await resets.recordAttempt(tx, candidates, verified, visitor.browserHash !== undefined)
    return verified !== undefined
  })

  if (!isVerified) throw new Refusal(400, messages.invalidResetCode)
  // A try that was right is no guess.
  for (const account of accounts) {
    await limits.giveBack(byAccount, account)
    await giveBackToNetwork(limits, WRONG_CODES_OF_NETWORK, visitor.network)
  }
}

/** Counts a try at so many codes, and returns the tries of this network within the hour, or a quarter of those of its /48. */
async function countGuesses(limits: AuthDeps['limits'], network: string, codes: number): Promise<number> {
  let most = 0
  for (const { limit, client } of countersOf(WRONG_CODES_OF_NETWORK, network)) {
    for (let tried = 0; tried < codes; tried += 1) {
      const { count } = await limits.count(limit, client)
      most = Math.max(most, (count * WRONG_CODES_OF_NETWORK.max) / limit.max)
    }
  }
  return most
}

/** Sets the password and returns a token of a new session; all other sessions end. */
export async function resetPassword(
  deps: AuthDeps,
  { email, newPassword }: { email: string; newPassword: string },
  visitor: ResetVisitor,
  client: Client,
): Promise<string> {
  const { db, tokens } = deps
  // Checked before hashing too, so that hashing requires a verified code.
  if (!(await resets.hasVerifiedReset(db, email, visitor))) throw notVerified()
  const passwordHash = await hashPassword(newPassword, visitor.network)
  const session = await inTransaction(db, async (tx) => {
    const shopperId = await resets.lockShopperByEmail(tx, email)
    if (shopperId === undefined || !(await resets.hasVerifiedReset(tx, email, visitor))) throw notVerified()
    return setPassword(tx, deps, { id: shopperId, passwordHash }, client)
  })
  client.remember({ id: session.id, passwordHash })
  return tokenFor(tokens, session)
}

/** Settles as the work does, not before MIN_RESPONSE_MS. */
async function takeAsLongAsEver<Result>(work: Promise<Result>): Promise<Result> {
  await Promise.allSettled([work, sleep(MIN_RESPONSE_MS)])
  return work
}

function notVerified(): Refusal {
  return new Refusal(400, messages.resetCodeNotVerified)
}

/** The HMAC that is stored instead of the code. It includes the request's id, so that equal codes have different HMACs. */
export function hashCode(key: Buffer, requestId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`code\n${requestId}\n${code}`).digest()
}

/** The HMAC that wrong codes are counted by. It is stored for unknown addresses too, so that both do the same work. */
function hashEmail(key: Buffer, email: string): Buffer {
  return createHmac('sha256', key).update(`email\n${email}`).digest()
}

function isCodeOf(key: Buffer, requestId: string, typed: string, codeHmac: Buffer): boolean {
  return timingSafeEqual(hashCode(key, requestId, plainDigits(typed)), Buffer.from(codeHmac))
}

/** Removes what mail apps and people put between the digits, seen or not, and converts Arabic and full-width digits to ASCII. */
function plainDigits(typed: string): string {
  return westernDigits(typed.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, ''))
}
