/** Forgot, verify, reset: specification 4, password reset flow. Who may finish a reset stands in reset.queries.ts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'
import { findShopperByEmail, replacePassword } from './auth.queries.ts'
import { tokenFor, type AuthDeps } from './auth.ts'
import { hashPassword } from './passwords.ts'
import { isCodeOf, newResetCode, sealCode } from './reset-codes.ts'
import type { ResetVisitor } from './reset-visitor.ts'
import * as resets from './reset.queries.ts'

const HOUR = 3600
const CODE_SECONDS = 10 * 60
// Longer than the work takes, so that what little differs between known and unknown addresses is not seen from outside.
const SHORTEST_ANSWER_MS = 50

/** The limits count unknown addresses like known ones, or they would tell which is which. */
export async function refuseTooManyCodes({ limits, config }: AuthDeps, email: string, network: string): Promise<void> {
  const { resetMailsPerAddress, resetMailsPerAccount } = config.limits
  const byNetwork = { what: 'reset codes by address', most: resetMailsPerAddress, seconds: HOUR }
  const byAccount = { what: 'reset codes by account', most: resetMailsPerAccount, seconds: HOUR }
  await limits.take(byNetwork, network, messages.tooManyCodesFromNetwork)
  await limits.take(byAccount, email, messages.tooManyCodesForAccount)
}

export async function mailResetCode(
  { db, secrets }: AuthDeps,
  email: string,
  visitor: ResetVisitor,
  browserHash: Buffer,
): Promise<void> {
  const code = newResetCode()
  const id = newId()
  const work = inTransaction(db, async (tx) => {
    const shopper = await findShopperByEmail(tx, email)
    await resets.insertResetRequest(tx, {
      id,
      shopperId: shopper?.id,
      sealedCode: sealCode(secrets.resetCodes, id, code),
      browserHash,
      originHash: visitor.originHash,
      seenBrowser: visitor.browserHash !== undefined,
    })
    // As many statements either way; a code that nobody is sent belongs to no account and verifies nothing.
    if (shopper === undefined) return resets.insertNoLetter(tx, email)
    const letter = { kind: 'reset code', facts: { name: shopper.name, secret: code } } as const
    await putInOutbox(tx, secrets.outbox, shopper.email, letter)
  })
  await Promise.all([work, sleep(SHORTEST_ANSWER_MS)])
}

/** A code works once. A wrong one is counted against every reset it might have been for, and against their accounts. */
export async function verifyResetCode(deps: AuthDeps, typed: string, visitor: ResetVisitor): Promise<void> {
  const { db, limits, secrets } = deps
  const byAccount = { what: 'wrong reset codes by account', most: resets.MOST_WRONG_TRIES, seconds: CODE_SECONDS }
  const accounts = new Set((await resets.listOpenResets(db, visitor)).map((reset) => reset.account))
  const spent = new Set<string>()
  for (const account of accounts) {
    const { count } = await limits.count(byAccount, account)
    if (count > byAccount.most) spent.add(account)
  }

  const isVerified = await inTransaction(db, async (tx) => {
    const open = await resets.listOpenResets(tx, visitor)
    // Each reset keeps its first try when the account's are spent: whoever knows the e-mail alone could spend them, and
    // must not keep its owner out.
    const triable = open.filter((reset) => reset.wrongTries === 0 || !spent.has(reset.account))
    const verified = triable.find(
      (reset) => isCodeOf(secrets.resetCodes, reset.id, typed, reset.sealedCode) && reset.isKnown,
    )
    await resets.updateTried(tx, triable, verified, visitor.browserHash !== undefined)
    return verified !== undefined
  })

  if (!isVerified) throw new Refusal(400, messages.invalidResetCode)
  for (const account of accounts) await limits.giveBack(byAccount, account)
}

/** Returns a token of the only session the account then has. */
export async function resetPassword(
  { db, tokens, secrets }: AuthDeps,
  { email, newPassword }: { email: string; newPassword: string },
  visitor: ResetVisitor,
): Promise<string> {
  // Looked up before hashing, so that nobody can make the server hash without a verified code.
  if (!(await resets.hasVerifiedReset(db, email, visitor))) throw notVerified()
  const passwordHash = await hashPassword(newPassword)
  const session = await inTransaction(db, async (tx) => {
    const opened = await finish(tx, email, visitor, passwordHash, tokens.sessionDays)
    if (opened === undefined) return undefined
    // Should it have been somebody else, the owner learns of it where they can act on it.
    await putInOutbox(tx, secrets.outbox, opened.email, { kind: 'password changed', facts: { name: opened.name } })
    return opened
  })
  if (session === undefined) throw notVerified()
  return tokenFor(tokens, session)
}

async function finish(tx: Db, email: string, visitor: ResetVisitor, passwordHash: string, days: number) {
  const shopper = await resets.lockShopperByEmail(tx, email)
  if (shopper === undefined || !(await resets.hasVerifiedReset(tx, email, visitor))) return undefined
  await resets.useUpResets(tx, shopper.id)
  return replacePassword(tx, shopper.id, passwordHash, days)
}

function notVerified(): Refusal {
  return new Refusal(400, messages.resetCodeNotVerified)
}
