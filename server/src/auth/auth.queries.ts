import type { Language } from '@baqala/contract/language'
import { batch } from '../db/batch.ts'
import { countChanged, execute, maybeRow, oneRow, oneValue, rowsOf, sql, type Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'

export interface ShopperCredentials {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly passwordHash: string
}

/**
 * A new session and its shopper. `iat` and `exp` (seconds since 1970) come from the database's clock, so that the token and
 * the session row expire together.
 */
export interface NewSession extends Omit<ShopperCredentials, 'passwordHash'> {
  readonly role: string
  readonly sessionId: string
  readonly iat: number
  readonly exp: number
}

export function findShopperByEmail(db: Db, email: string): Promise<ShopperCredentials | undefined> {
  return maybeRow<ShopperCredentials>(db)`
    select id, name, email, password_hash as "passwordHash" from shoppers where email = ${email}`
}

/** `days`: until it expires. */
export interface SessionFacts {
  readonly days: number
  readonly device?: string | undefined
}

interface NewShopper extends Omit<ShopperCredentials, 'id'> {
  readonly phone: string
  readonly language: Language
}

/** Creates an account, its cart and a session. Returns undefined if the e-mail address already has an account. */
export function insertShopper(db: Db, shopper: NewShopper, session: SessionFacts): Promise<NewSession | undefined> {
  return maybeRow<NewSession>(db)`
    with owner as (
      insert into shoppers (id, name, email, phone, password_hash, language)
      values (${newId()}, ${shopper.name}, ${shopper.email}, ${shopper.phone}, ${shopper.passwordHash},
        ${shopper.language})
      on conflict (email) do nothing
      returning id, name, email, role
    ), cart as (
      insert into carts (id, shopper_id) select ${newId()}, id from owner
    ), ${sessionOfOwner(session)}`
}

// More than a household has devices. Without a limit, signing in repeatedly would fill the table.
const MAX_SESSIONS = 100

/**
 * Creates a session, or returns undefined if the password has changed since it was verified. The share lock serializes this
 * with password resets, so that no session of the old password survives one. Beyond MAX_SESSIONS the oldest are deleted.
 */
export function insertSession(db: Db, shopper: ShopperCredentials, session: SessionFacts) {
  return maybeRow<NewSession>(db)`
    with owner as (
      select id, name, email, role from shoppers
      where id = ${shopper.id} and password_hash = ${shopper.passwordHash}
      for share
    ), ended as (
      delete from sessions where id in (
        select sessions.id from sessions, owner where sessions.shopper_id = owner.id
        order by sessions.created_at desc, sessions.id desc offset ${MAX_SESSIONS - 1} for update of sessions skip locked
      )
    ), ${sessionOfOwner(session)}`
}

/** Sets the password, deletes every session of the account and creates a new one. */
export function replacePassword(db: Db, shopperId: string, passwordHash: string, session: SessionFacts) {
  return oneRow<NewSession>(db)`
    with owner as (
      update shoppers set password_hash = ${passwordHash} where id = ${shopperId}
      returning id, name, email, role
    ), ended as (
      delete from sessions where shopper_id = ${shopperId}
    ), ${sessionOfOwner(session)}`
}

/** The last part of a statement that creates a session for the shopper in its CTE `owner`, if there is one. */
function sessionOfOwner({ days, device }: SessionFacts) {
  return sql`
    session as (
      insert into sessions (id, shopper_id, expires_at, device)
      select ${newId()}, id, now() + make_interval(days => ${days}), ${device ?? null} from owner
      returning id, created_at, expires_at
    )
    select owner.*, session.id as "sessionId",
      floor(extract(epoch from session.created_at))::bigint as iat,
      floor(extract(epoch from session.expires_at))::bigint as exp
    from owner, session`
}

export const findSession = batch(async (db: Db, sessionIds: string[]) => {
  const sessions = await listSessions(db, sessionIds)
  const byId = new Map(sessions.map((session) => [session.sessionId, session]))
  return (sessionId) => byId.get(sessionId)
})

/** `language`: the shopper's. */
function listSessions(db: Db, sessionIds: readonly string[]) {
  return rowsOf<{ sessionId: string; shopperId: string; hasExpired: boolean; language: Language }>(db)`
    select session.id as "sessionId", session.shopper_id as "shopperId", session.expires_at <= now() as "hasExpired",
      shoppers.language
    from sessions session join shoppers on shoppers.id = session.shopper_id
    where session.id = any(${sessionIds})`
}

/** The language of the shopper's letters: the one read last. */
export async function updateLanguage(db: Db, shopperId: string, language: Language): Promise<void> {
  await execute(db)`update shoppers set language = ${language} where id = ${shopperId}`
}

/** Filters out sessions that were deleted or have expired. */
export async function listLiveSessions(db: Db, sessionIds: readonly string[]): Promise<string[]> {
  const sessions = await listSessions(db, sessionIds)
  return sessions.filter(({ hasExpired }) => !hasExpired).map(({ sessionId }) => sessionId)
}

export function deleteSession(db: Db, sessionId: string): Promise<number> {
  return countChanged(db)`delete from sessions where id = ${sessionId}`
}

export function deleteExpiredSessions(db: Db): Promise<number> {
  return countChanged(db)`delete from sessions where expires_at < now()`
}

// The letter's link still works. A week: an owner may read that mailbox on Fridays alone.
export const isReturnOpen = sql`created_at > now() - interval '7 days'`

/** Whether a letter can still give the address back to another account. Each account keeps one at most. */
export function isKeptForOther(db: Db, email: string, shopperId: string): Promise<boolean> {
  return oneValue<boolean>(db)`
    select exists (select from email_returns kept
      where email = ${email} and shopper_id <> ${shopperId} and ${isReturnOpen} and number = (
        select min(number) from email_returns own where own.shopper_id = kept.shopper_id and ${isReturnOpen}))`
}
