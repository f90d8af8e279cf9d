/** The sessions of the staff. Each call reads the person's row, so that a dismissal or another role counts at once. */
import type { Role } from '@baqala/contract/admin/may'
import type { Language } from '@baqala/contract/language'
import { countChanged, execute, maybeRow, sql, valuesOf, type Db } from '../db/rows.ts'
import type { PersonRow } from './people.queries.ts'

/** Hours until a session ends, however much it is used. */
const SESSION_HOURS = 12
/** Minutes without a call after which the session of an owner or a manager ends. */
const IDLE_MINUTES = 60
/** Minutes for which a second factor counts as fresh. */
const STRONG_MINUTES = 10

export interface SessionRow {
  readonly id: Buffer
  readonly staffId: string
  readonly name: string
  readonly login: string
  readonly role: Role
  readonly language: Language | null
  readonly hasCode: boolean
  /** Recovery codes that are not used up. */
  readonly recoveryCodes: number
  readonly strongUntil: Date
  readonly isStrong: boolean
}

/** Whether session `s` of person `p` has not ended. */
const isLive = sql`
  p.disabled_at is null and s.ends_at > now()
  and (p.role not in ('owner', 'manager') or s.seen_at > now() - make_interval(mins => ${sql.lit(IDLE_MINUTES)}))`

export function findStaffSession(db: Db, id: Buffer): Promise<SessionRow | undefined> {
  return maybeRow<SessionRow>(db)`
    select s.id, p.id as "staffId", p.name, p.login, p.role, p.language, p.totp_sealed is not null as "hasCode",
      cardinality(p.recovery_hashes) as "recoveryCodes", s.strong_until as "strongUntil", s.strong_until > now() as "isStrong"
    from staff_sessions s join staff p on p.id = s.staff_id
    where s.id = ${id} and ${isLive}`
}

/** The ids, of these in hexadecimal digits, of sessions that have not ended, of people who were not dismissed. */
export function listLiveStaffSessions(db: Db, ids: readonly string[]): Promise<string[]> {
  return valuesOf<string>(db)`
    select encode(s.id, 'hex') from staff_sessions s join staff p on p.id = s.staff_id
    where encode(s.id, 'hex') = any(${ids}) and ${isLive}`
}

/** Notes that the session is in use, at most once a minute. */
export async function touchSession(db: Db, id: Buffer): Promise<void> {
  await execute(db)`
    update staff_sessions set seen_at = now() where id = ${id} and seen_at < now() - interval '1 minute'`
}

interface NewStaffSession {
  readonly id: Buffer
  /** As they were when the password or the PIN was verified. */
  readonly person: Pick<PersonRow, 'id' | 'role' | 'passwordHash' | 'totpSealed'>
  readonly device: string
  /** The shared phone, of a session that a PIN opened. */
  readonly deviceId?: string | undefined
  readonly isStrong: boolean
}

/** Adds none where password, second factor or role are others by now: that has ended all sessions. It waits for such a change. */
export async function insertStaffSession(
  tx: Db,
  { id, person, device, deviceId, isStrong }: NewStaffSession,
): Promise<void> {
  await execute(tx)`
    insert into staff_sessions (id, staff_id, device, device_id, ends_at, strong_until)
    select ${id}, p.id, ${device}, ${deviceId ?? null}, now() + make_interval(hours => ${SESSION_HOURS}),
      now() + make_interval(mins => ${isStrong ? STRONG_MINUTES : 0})
    from staff p
    where p.id = ${person.id} and p.role = ${person.role} and p.password_hash is not distinct from ${person.passwordHash}
      and p.totp_sealed is not distinct from ${person.totpSealed}
    for share`
}

export async function strengthen(db: Db, id: Buffer): Promise<void> {
  await execute(db)`
    update staff_sessions set strong_until = now() + make_interval(mins => ${STRONG_MINUTES}) where id = ${id}`
}

export function deleteStaffSession(db: Db, id: Buffer): Promise<number> {
  return countChanged(db)`delete from staff_sessions where id = ${id}`
}

/** Ends the sessions of a person, but for the one that asks. */
export function endSessions(tx: Db, staffId: string, besides?: Buffer): Promise<number> {
  return countChanged(tx)`
    delete from staff_sessions where staff_id = ${staffId} and id is distinct from ${besides ?? null}::bytea`
}

export function deleteEndedSessions(db: Db): Promise<number> {
  return countChanged(db)`delete from staff_sessions where ends_at < now()`
}
