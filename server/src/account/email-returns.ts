/**
 * An e-mail address that was changed with a stolen token is had back by the letter about it, which goes to the old address alone:
 * for a week, and once. The password is void then, or whoever set it would be in again; "forgot password" sets another.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { AuthDeps } from '../auth/auth.ts'
import { hashPassword } from '../auth/passwords.ts'
import { markResetsUsed } from '../auth/reset.queries.ts'
import { inTransaction, type Db } from '../db/transaction.ts'
import { takeFromNetwork } from '../http/limits/rate-limits.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { emailReturn as messages } from './account.messages.en.ts'
import { isEmailTaken, lockAccount, type Account } from './account.queries.ts'
import { deleteEmailReturn, findEmailReturn, insertEmailReturn, restoreEmail } from './email-returns.queries.ts'

// A code cannot be guessed. Each right one costs a password hash.
const TRIES = { name: 'letters that take an address back, by address', max: 20, seconds: 3600 }

/** Tells the address that the account leaves, in the transaction that changes it. */
export async function mailEmailReturn(tx: Db, outboxKey: Buffer, { id, name, email }: Account): Promise<void> {
  const code = randomBytes(32).toString('base64url')
  await insertEmailReturn(tx, hashOf(code), id, email)
  await putInOutbox(tx, outboxKey, email, { kind: 'email changed', facts: { name, secret: code } })
}

/**
 * Gives the account the address back that the letter went to, and ends every session. Refused with 404 for a code that was used, is
 * a week old or never was, with 409 if the address has another account by now, with 429 after too many.
 */
export async function takeEmailBack(deps: AuthDeps, code: string, network: string): Promise<void> {
  const { db, limits, secrets } = deps
  await takeFromNetwork(limits, TRIES, network, messages.tooManyTries)
  const { shopperId, email } = orRefuse(await findEmailReturn(db, hashOf(code)), messages.linkIsOver)
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), network)
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, shopperId)
    if (account === undefined || !(await deleteEmailReturn(tx, hashOf(code))))
      throw new Refusal(404, messages.linkIsOver)
    if (email !== account.email) {
      if (await isEmailTaken(tx, email)) throw new Refusal(409, messages.addressHasAccount)
      // Without a way back: a thief's address would have the last word.
      await putInOutbox(tx, secrets.outbox, account.email, { kind: 'email changed', facts: { name: account.name } })
    }
    await markResetsUsed(tx, shopperId)
    await restoreEmail(tx, shopperId, email, passwordHash)
  })
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
