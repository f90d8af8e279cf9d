/** Changes that a signed-in shopper makes to the account. */
import type { updateAccount as updateAccountCall } from '@baqala/contract/account'
import type { Asked } from '@baqala/contract/endpoint'
import { updatePhones } from '../addresses/addresses.queries.ts'
import { isKeptForOther } from '../auth/auth.queries.ts'
import { authReply, setPassword, type AuthDeps } from '../auth/auth.ts'
import type { Client } from '../auth/known-browsers.ts'
import { hashPassword } from '../auth/passwords.ts'
import { markResetsUsed } from '../auth/reset.queries.ts'
import { inTransaction, type Db } from '../db/transaction.ts'
import type { Shopper } from '../http/route.ts'
import { putInOutbox, deleteLettersTo } from '../mail/outbox.ts'
import { lockCartsOf, giveOrdersToNobody, listUnfinishedOrders } from '../orders/forget-shopper.queries.ts'
import { updatePhonesBeforeDelivery } from '../orders/orders.queries.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import { messages } from './account.messages.en.ts'
import * as queries from './account.queries.ts'
import { mailEmailReturn } from './email-returns.ts'
import { accountGone, accountOf, confirmPassword, wrongPassword } from './confirm-password.ts'

// Each sends a letter to an address that nobody has proved to own, and tells whether an address has an account.
const NEW_EMAILS = { name: 'new e-mail addresses by account', max: 5, seconds: 3600 }

// Other clients of the API have no field for the password where they change the address.
const FRESH_SECONDS = 10 * 60

type Changes = Asked<typeof updateAccountCall>['body']

/**
 * Changes name, e-mail and phone. A new e-mail address can reset the password: it wants that password, as in `confirmPassword`, or
 * a sign-in of the last ten minutes (403), and is refused with 400 if it has an account, and with 429 after too many.
 */
export async function updateAccount(deps: AuthDeps, shopper: Shopper, changes: Changes, client: Client) {
  const { db, limits, secrets } = deps
  const { name, phone, currentPassword: password } = changes
  const account = await accountOf(deps, shopper)
  const newEmail = changes.email === account.email ? undefined : changes.email
  if (newEmail !== undefined) {
    await limits.take(NEW_EMAILS, account.id, messages.tooManyNewEmails)
    if (password !== undefined) await confirmPassword(deps, account, { field: 'currentPassword', password, client })
    else if (Date.now() / 1000 - shopper.iat > FRESH_SECONDS) throw new Refusal(403, messages.signInAgain)
  }
  const hasNewPhone = phone !== undefined && phone !== account.phone
  return inTransaction(db, async (tx) => {
    // Carts before the account, as an order locks them.
    if (hasNewPhone) await lockCartsOf(tx, account.id)
    const before = await queries.lockAccount(tx, account.id)
    // A new password meanwhile has ended this session.
    if (before?.passwordHash !== account.passwordHash) throw accountGone()
    if (newEmail !== undefined && newEmail !== before.email) {
      await leaveOldEmail(tx, secrets.outbox, before, { newEmail, shopper })
    }
    if (hasNewPhone) {
      // A courier calls it: it goes into orders that have not left the shop, and into kept addresses, that had the old one.
      await updatePhonesBeforeDelivery(tx, account.id, before.phone, phone)
      await updatePhones(tx, account.id, before.phone, phone)
    }
    const updated = await queries.updateFields(tx, account.id, { name, phone, email: newEmail })
    // Asked last, as the update has waited for whoever left the address in this moment.
    if (newEmail !== undefined && (await isKeptForOther(tx, newEmail, account.id))) throw emailTaken(newEmail)
    return updated
  })
}

/** The old mailbox loses its hold on the account: codes sent there are void, and the other sessions end. */
async function leaveOldEmail(
  tx: Db,
  outboxKey: Buffer,
  account: queries.Account,
  { newEmail, shopper }: { newEmail: string; shopper: Shopper },
): Promise<void> {
  if (await queries.isEmailTaken(tx, newEmail)) throw emailTaken(newEmail)
  await mailEmailReturn(tx, outboxKey, account)
  await markResetsUsed(tx, account.id)
  await queries.deleteOtherSessions(tx, account.id, shopper.sessionId)
}

function emailTaken(email: string): Refusal {
  return fieldRefusal(400, messages.emailTaken, 'email', { value: email })
}

/** Sets a new password and returns a new session; all others end. Refused as in `confirmPassword`. */
export async function changePassword(
  deps: AuthDeps,
  shopper: Shopper,
  { currentPassword, password }: { currentPassword: string; password: string },
  client: Client,
) {
  const { db, tokens } = deps
  const account = await accountOf(deps, shopper)
  await confirmPassword(deps, account, { field: 'currentPassword', password: currentPassword, client })
  const passwordHash = await hashPassword(password, client.network)
  const session = await inTransaction(db, async (tx) => {
    const current = await queries.lockAccount(tx, account.id)
    if (current === undefined) throw accountGone()
    // Another change came first: the password that was verified is an old one now.
    if (current.passwordHash !== account.passwordHash) throw wrongPassword('currentPassword')
    return setPassword(tx, deps, { id: account.id, passwordHash }, client)
  })
  client.remember({ id: session.id, passwordHash })
  return authReply(tokens, session)
}

/**
 * Deletes an account with its addresses, sessions, carts, wishes and letters; its orders stay, and nothing says whose they
 * were. Refused with 409 while an order is to be delivered or refunded, and as in `confirmPassword`.
 */
export async function deleteAccount(deps: AuthDeps, shopper: Shopper, password: string, client: Client): Promise<void> {
  const { db, secrets } = deps
  const account = await accountOf(deps, shopper)
  await confirmPassword(deps, account, { field: 'password', password, client })
  await inTransaction(db, async (tx) => {
    // Carts before the account, as an order locks them.
    await lockCartsOf(tx, account.id)
    const current = await queries.lockAccount(tx, account.id)
    if (current?.passwordHash !== account.passwordHash) throw accountGone()
    refuseUnfinished(await listUnfinishedOrders(tx, account.id))
    await giveOrdersToNobody(tx, account.id)
    await deleteLettersTo(tx, account.id, current.email)
    await queries.deleteShopper(tx, account.id)
    const letter = { kind: 'account deleted', facts: {} } as const
    await putInOutbox(tx, secrets.outbox, current.email, letter, current.language)
  })
}

function refuseUnfinished([order, ...others]: Awaited<ReturnType<typeof listUnfinishedOrders>>): void {
  if (order === undefined) return
  const numbers = [...new Set([order, ...others].map(({ number }) => number))]
  if (numbers.length > 1) throw new Refusal(409, messages.ordersNotOver({ numbers }))
  throw new Refusal(409, order.state === 'refund due' ? messages.refundDue(order) : messages.orderNotOver(order))
}
