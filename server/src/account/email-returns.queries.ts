import { isReturnOpen } from '../auth/auth.queries.ts'
import { countChanged, didChange, execute, maybeRow, rowsOf, type Db } from '../db/rows.ts'

export async function insertEmailReturn(tx: Db, codeHash: Buffer, shopperId: string, email: string): Promise<void> {
  await execute(tx)`
    insert into email_returns (code_hash, shopper_id, email) values (${codeHash}, ${shopperId}, ${email})`
}

export function findEmailReturn(db: Db, codeHash: Buffer) {
  return maybeRow<{ shopperId: string; email: string }>(db)`
    select shopper_id as "shopperId", email from email_returns where code_hash = ${codeHash} and ${isReturnOpen}`
}

/** Deletes this one and those of later addresses, or a thief who owns one of them could take the account again. False if it was gone. */
export function deleteEmailReturn(tx: Db, codeHash: Buffer): Promise<boolean> {
  return didChange(tx)`
    delete from email_returns gone using email_returns used
    where used.code_hash = ${codeHash} and gone.shopper_id = used.shopper_id and gone.number >= used.number`
}

/** Gives the account its address back, with a password that nobody knows. Ends its sessions. */
export async function restoreEmail(tx: Db, shopperId: string, email: string, passwordHash: string): Promise<void> {
  await execute(tx)`
    with ended as (delete from sessions where shopper_id = ${shopperId})
    update shoppers set email = ${email}, password_hash = ${passwordHash} where id = ${shopperId}`
}

/** The former addresses that a letter can still give back, the oldest first. */
export function listEmailReturnsOf(db: Db, shopperId: string) {
  return rowsOf<{ email: string; createdAt: Date }>(db)`
    select email, created_at as "createdAt" from email_returns where shopper_id = ${shopperId} order by number`
}

export function deleteOldEmailReturns(db: Db): Promise<number> {
  return countChanged(db)`delete from email_returns where not (${isReturnOpen})`
}
