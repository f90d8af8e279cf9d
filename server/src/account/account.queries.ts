import { sql } from 'kysely'
import { maybeRow, oneRow, type Db } from '../db/rows.ts'

export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly role: string
  readonly passwordHash: string
  readonly createdAt: Date
}

const columns = sql`id, name, email, phone, role, password_hash as "passwordHash", created_at as "createdAt"`

export function findAccount(db: Db, shopperId: string): Promise<Account | undefined> {
  return maybeRow(db, sql<Account>`select ${columns} from shoppers where id = ${shopperId}`)
}

/** Locks the account until the transaction ends, which serializes changes of it. */
export function lockAccount(tx: Db, shopperId: string): Promise<Account | undefined> {
  return maybeRow(tx, sql<Account>`select ${columns} from shoppers where id = ${shopperId} for update`)
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await maybeRow(db, sql`select 1 from shoppers where email = ${email}`)) !== undefined
}

/** Changes the fields that are given. */
export function updateFields(
  tx: Db,
  shopperId: string,
  { name, email, phone }: { [Field in 'name' | 'email' | 'phone']?: string | undefined },
): Promise<Account> {
  return oneRow(
    tx,
    sql<Account>`
      update shoppers set name = coalesce(${name ?? null}, name), email = coalesce(${email ?? null}, email),
        phone = coalesce(${phone ?? null}, phone)
      where id = ${shopperId} returning ${columns}`,
  )
}

export async function deleteOtherSessions(tx: Db, shopperId: string, sessionId: string): Promise<void> {
  await sql`delete from sessions where shopper_id = ${shopperId} and id <> ${sessionId}`.execute(tx)
}
