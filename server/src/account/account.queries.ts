import type { Language } from '@baqala/contract/language'
import type { ShopperCredentials } from '../auth/auth.queries.ts'
import { countChanged, execute, maybeRow, oneRow, rowsOf, sql, type Db } from '../db/rows.ts'

export interface Account extends ShopperCredentials {
  readonly phone: string
  readonly formerPhones: string[]
  readonly role: string
  readonly language: Language
  readonly createdAt: Date
}

const columns = sql`id, name, email, phone, former_phones as "formerPhones", role, language, password_hash as "passwordHash",
  created_at as "createdAt"`

export function findAccount(db: Db, shopperId: string): Promise<Account | undefined> {
  return maybeRow<Account>(db)`select ${columns} from shoppers where id = ${shopperId}`
}

/** Locks the account until the transaction ends, which serializes changes of it. */
export function lockAccount(tx: Db, shopperId: string): Promise<Account | undefined> {
  return maybeRow<Account>(tx)`select ${columns} from shoppers where id = ${shopperId} for update`
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await maybeRow(db)`select 1 from shoppers where email = ${email}`) !== undefined
}

/** Changes the fields that are given, and keeps the last five numbers that a new phone has replaced. */
export function updateFields(
  tx: Db,
  shopperId: string,
  { name, email, phone }: { [Field in 'name' | 'email' | 'phone']?: string | undefined },
): Promise<Account> {
  return oneRow<Account>(tx)`
    update shoppers set name = coalesce(${name ?? null}, name), email = coalesce(${email ?? null}, email),
      phone = coalesce(${phone ?? null}, phone),
      former_phones = case when phone = coalesce(${phone ?? null}, phone) then former_phones
        else (array_remove(phone || former_phones, ${phone ?? null}))[1:5] end
    where id = ${shopperId} returning ${columns}`
}

/** Deletes all sessions of the account but the one that asks. Returns how many. */
export function deleteOtherSessions(db: Db, shopperId: string, sessionId: string): Promise<number> {
  return countChanged(db)`delete from sessions where shopper_id = ${shopperId} and id <> ${sessionId}`
}

/** Deletes the account with all that refers to it, but orders: those must have been given away. */
export async function deleteShopper(tx: Db, shopperId: string): Promise<void> {
  await execute(tx)`delete from shoppers where id = ${shopperId}`
}

/** The wished products, also those no longer on sale. */
export function listWishesOf(db: Db, shopperId: string) {
  return rowsOf<{ _id: string; title: string; wishedAt: Date }>(db)`
    select p.id as "_id", p.title, w.wished_at as "wishedAt"
    from wishes w join products p on p.id = w.product_id where w.shopper_id = ${shopperId} order by w.wished_at`
}

/** The newest first. */
export function listSessionsOf(db: Db, shopperId: string) {
  return rowsOf<{ sessionId: string; createdAt: Date; expiresAt: Date; device: string | null }>(db)`
    select id as "sessionId", created_at as "createdAt", expires_at as "expiresAt", device
    from sessions where shopper_id = ${shopperId} order by created_at desc, id`
}

export function listResetsOf(db: Db, shopperId: string) {
  return rowsOf<{ requestedAt: Date; usedAt: Date | null }>(db)`
    select created_at as "requestedAt", used_at as "usedAt"
    from reset_requests where shopper_id = ${shopperId} order by created_at`
}
