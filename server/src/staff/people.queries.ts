/** The rows of `staff`. */
import type { Role } from '@baqala/contract/admin/may'
import type { Language } from '@baqala/contract/language'
import { countChanged, execute, maybeRow, oneValue, rowsOf, sql, type Db } from '../db/rows.ts'
import type { Clerk } from './log.queries.ts'

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly login: string
  readonly role: Role
  readonly passwordHash: string | null
  readonly totpSealed: string | null
  readonly pendingTotpSealed: string | null
  readonly pinHash: string | null
  readonly isInvited: boolean
  readonly isDisabled: boolean
  readonly isDemo: boolean
  readonly seenAt: Date | null
}

const columns = sql`
  id, name, login, role, password_hash as "passwordHash", totp_sealed as "totpSealed",
  pending_totp_sealed as "pendingTotpSealed", pin_hash as "pinHash", invitation_ends_at > now() is true as "isInvited",
  disabled_at is not null as "isDisabled", is_demo as "isDemo",
  greatest(
    (select max(seen_at) from staff_sessions where staff_id = staff.id),
    -- Sessions go when they end; the log stays.
    (select at from staff_log where staff_id = staff.id order by id desc limit 1)
  ) as "seenAt"`

export function listPeople(db: Db): Promise<PersonRow[]> {
  return rowsOf<PersonRow>(db)`select ${columns} from staff order by disabled_at is not null, name, id`
}

export interface Courier {
  readonly courierId: string
  readonly courier: string
}

const couriers = sql`select id as "courierId", name as courier from staff where role = 'courier' and disabled_at is null`

/** Lists the couriers, in the order of their names. */
export function listCouriers(db: Db): Promise<Courier[]> {
  return rowsOf<Courier>(db)`${couriers} order by name, id`
}

export function findCourier(db: Db, id: string): Promise<Courier | undefined> {
  return maybeRow<Courier>(db)`${couriers} and id = ${id}`
}

export function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  return maybeRow<PersonRow>(db)`select ${columns} from staff where id = ${id}`
}

export function findPersonByLogin(db: Db, login: string): Promise<PersonRow | undefined> {
  return maybeRow<PersonRow>(db)`select ${columns} from staff where login = ${login}`
}

/** Somebody who has this login, or this name and nobody else has it. */
export function findClerk(db: Db, named: string): Promise<Required<Clerk> | undefined> {
  return maybeRow<Required<Clerk>>(db)`
    select id as "staffId", name, role from staff
    where disabled_at is null and (login = lower(${named}) or (lower(name) = lower(${named})
      and 1 = (select count(*) from staff where disabled_at is null and lower(name) = lower(${named}))))
    order by login = lower(${named}) desc limit 1`
}

/** Locks the row of a person, and of every owner who can sign in: two people cannot dismiss each other at once. */
export function lockPerson(tx: Db, id: string): Promise<void> {
  return execute(tx)`
    select from staff where id = ${id} or (role = 'owner' and disabled_at is null) order by id for update`
}

export function countOtherOwners(tx: Db, id: string): Promise<number> {
  return oneValue<number>(tx)`
    select count(*) from staff where id <> ${id} and role = 'owner' and disabled_at is null and password_hash is not null
      and not is_demo`
}

interface NewPerson extends Pick<PersonRow, 'id' | 'name' | 'login' | 'role'> {
  readonly passwordHash?: string | undefined
  readonly isDemo?: boolean
}

/** Adds a person, unless the login is taken. */
export function insertPerson(tx: Db, person: NewPerson): Promise<number> {
  return countChanged(tx)`
    insert into staff (id, name, login, role, password_hash, is_demo)
    values (${person.id}, ${person.name}, ${person.login}, ${person.role}, ${person.passwordHash ?? null},
      ${person.isDemo ?? false})
    on conflict (login) do nothing`
}

export interface PersonChange {
  readonly name?: string | undefined
  readonly role?: Role | undefined
  readonly isDisabled?: boolean | undefined
  readonly passwordHash?: string | undefined
  /** Takes the second factor away, and with it what was begun of a new one. */
  readonly resetCode?: true | undefined
}

export async function updatePerson(tx: Db, id: string, change: PersonChange): Promise<void> {
  const { name = null, role = null, isDisabled = null, passwordHash = null, resetCode = false } = change
  await execute(tx)`
    update staff set
      name = coalesce(${name}, name),
      role = coalesce(${role}, role),
      disabled_at = case ${isDisabled}::boolean when true then coalesce(disabled_at, now()) when false then null
        else disabled_at end,
      password_hash = coalesce(${passwordHash}, password_hash),
      pin_hash = case when ${passwordHash}::text is null and ${isDisabled}::boolean is not true then pin_hash end,
      invitation_hash = case when ${passwordHash}::text is null then invitation_hash end,
      invitation_ends_at = case when ${passwordHash}::text is null then invitation_ends_at end,
      totp_sealed = case when ${resetCode}::boolean then null else totp_sealed end,
      pending_totp_sealed = case when ${resetCode}::boolean then null else pending_totp_sealed end,
      recovery_hashes = case when ${resetCode}::boolean then '{}' else recovery_hashes end
    where id = ${id}`
}

export async function updateLanguage(tx: Db, id: string, language: Language): Promise<void> {
  await execute(tx)`update staff set language = ${language} where id = ${id}`
}

/** Gives the person an invitation, which works for an hour and ends the one before. */
export async function updateInvitation(tx: Db, id: string, hash: Buffer): Promise<void> {
  await execute(tx)`
    update staff set invitation_hash = ${hash}, invitation_ends_at = now() + interval '1 hour' where id = ${id}`
}

function hasInvitation(hash: Buffer) {
  return sql`invitation_hash = ${hash} and invitation_ends_at > now() and disabled_at is null`
}

/** Finds the person whom an invitation still invites. */
export function findInvited(db: Db, hash: Buffer): Promise<PersonRow | undefined> {
  return maybeRow<PersonRow>(db)`select ${columns} from staff where ${hasInvitation(hash)}`
}

/** Locks the person whom an invitation still invites: it works once. */
export function lockInvited(tx: Db, hash: Buffer): Promise<PersonRow | undefined> {
  return maybeRow<PersonRow>(tx)`select ${columns} from staff where ${hasInvitation(hash)} for update`
}

/** Sets the PIN of a person. A new password, and a dismissal, take it away. */
export async function updatePin(tx: Db, id: string, pinHash: string): Promise<void> {
  await execute(tx)`update staff set pin_hash = ${pinHash} where id = ${id}`
}

/** Lists whom a PIN lets in, whatever the role. */
export function listWithPin(db: Db): Promise<PersonRow[]> {
  return rowsOf<PersonRow>(db)`
    select ${columns} from staff where pin_hash is not null and disabled_at is null order by name, id`
}
