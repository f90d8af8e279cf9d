import { sql } from 'kysely'
import { batch } from '../db/batch.ts'
import { countChanged, maybeRow, rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../ids.ts'

export interface KnownShopper {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly passwordHash: string
}

/** A session just opened and its owner. `iat` and `exp` are the database's clock, so that token and row end together. */
export interface OpenedSession {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: string
  readonly sessionId: string
  readonly iat: number
  readonly exp: number
}

export function findShopperByEmail(db: Db, email: string): Promise<KnownShopper | undefined> {
  return maybeRow(
    db,
    sql<KnownShopper>`select id, name, email, password_hash as "passwordHash" from shoppers where email = ${email}`,
  )
}

export interface NewShopper {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly passwordHash: string
}

/** Makes the account, its first cart and a session: all, or (the address has an account) nothing. */
export function insertShopper(db: Db, shopper: NewShopper, days: number): Promise<OpenedSession | undefined> {
  return maybeRow(
    db,
    sql<OpenedSession>`
      with owner as (
        insert into shoppers (id, name, email, phone, password_hash)
        values (${newId()}, ${shopper.name}, ${shopper.email}, ${shopper.phone}, ${shopper.passwordHash})
        on conflict (email) do nothing
        returning id, name, email, role
      ), cart as (
        insert into carts (id, shopper_id) select ${newId()}, id from owner
      ), ${sessionOfOwner(days)}`,
  )
}

// More than any household's devices; without a bound, signing in all day would fill the table.
const MOST_SESSIONS = 100

/**
 * Opens a session, unless the password has changed since it was found right. The share lock makes a password reset that
 * is under way come entirely before or entirely after: no session of the old password outlives it. Of very many sessions
 * the oldest end.
 */
export function insertSession(db: Db, shopper: KnownShopper, days: number): Promise<OpenedSession | undefined> {
  return maybeRow(
    db,
    sql<OpenedSession>`
      with owner as (
        select id, name, email, role from shoppers
        where id = ${shopper.id} and password_hash = ${shopper.passwordHash}
        for share
      ), ended as (
        delete from sessions where id in (
          select sessions.id from sessions, owner where sessions.shopper_id = owner.id
          order by sessions.created_at desc, sessions.id desc offset ${MOST_SESSIONS - 1} for update of sessions skip locked
        )
      ), ${sessionOfOwner(days)}`,
  )
}

/** Sets the password, ends every session of the account and opens a new one. */
export function replacePassword(
  db: Db,
  shopperId: string,
  passwordHash: string,
  days: number,
): Promise<OpenedSession | undefined> {
  return maybeRow(
    db,
    sql<OpenedSession>`
      with owner as (
        update shoppers set password_hash = ${passwordHash} where id = ${shopperId}
        returning id, name, email, role
      ), ended as (
        delete from sessions where shopper_id = ${shopperId}
      ), ${sessionOfOwner(days)}`,
  )
}

/** The end of a statement whose `owner` is the shopper to open a session for, or no row. */
function sessionOfOwner(days: number) {
  return sql`
    session as (
      insert into sessions (id, shopper_id, expires_at)
      select ${newId()}, id, now() + make_interval(days => ${days}) from owner
      returning id, created_at, expires_at
    )
    select owner.*, session.id as "sessionId",
      floor(extract(epoch from session.created_at))::bigint as iat,
      floor(extract(epoch from session.expires_at))::bigint as exp
    from owner, session`
}

/** A session that has not been ended, and whose it is. */
export interface FoundSession {
  readonly sessionId: string
  readonly shopperId: string
  readonly hasExpired: boolean
}

/** The session, unless somebody has ended it. */
export const findSession = batch(async (db: Db, sessionIds: string[]) => {
  const sessions = await listSessions(db, sessionIds)
  return new Map(sessions.map((session) => [session.sessionId, session]))
})

function listSessions(db: Db, sessionIds: readonly string[]): Promise<FoundSession[]> {
  return rowsOf(
    db,
    sql<FoundSession>`
      select id as "sessionId", shopper_id as "shopperId", expires_at <= now() as "hasExpired"
      from sessions where id = any(${sessionIds})`,
  )
}

/** Those of these sessions that have neither ended nor expired. */
export async function listLiveSessions(db: Db, sessionIds: readonly string[]): Promise<string[]> {
  const sessions = await listSessions(db, sessionIds)
  return sessions.filter(({ hasExpired }) => !hasExpired).map(({ sessionId }) => sessionId)
}

export function deleteSession(db: Db, sessionId: string): Promise<number> {
  return countChanged(db, sql`delete from sessions where id = ${sessionId}`)
}
