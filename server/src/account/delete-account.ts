import type { AuthDeps } from '../auth/auth.ts'
import type { Client } from '../auth/known-browsers.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shopper } from '../http/route.ts'
import { deleteLettersTo, putInOutbox } from '../mail/outbox.ts'
import { findUnfinishedOrder, giveOrdersToNobody, lockCartsOf } from '../orders/forget-shopper.queries.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './account.messages.en.ts'
import { deleteShopper, lockAccount } from './account.queries.ts'
import { accountGone, accountOf, confirmPassword } from './confirm-password.ts'

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
    const current = await lockAccount(tx, account.id)
    if (current?.passwordHash !== account.passwordHash) throw accountGone()
    await refuseUnfinishedOrder(tx, account.id)
    await giveOrdersToNobody(tx, account.id)
    await deleteLettersTo(tx, account.id, current.email)
    await deleteShopper(tx, account.id)
    const letter = { kind: 'account deleted', facts: {} } as const
    await putInOutbox(tx, secrets.outbox, current.email, letter, current.language)
  })
}

async function refuseUnfinishedOrder(tx: Db, shopperId: string): Promise<void> {
  const order = await findUnfinishedOrder(tx, shopperId)
  if (order === undefined) return
  throw new Refusal(409, order.state === 'refund due' ? messages.refundDue(order) : messages.orderNotOver(order))
}
