/** Sessions behind the counter. */
import { createHash, randomBytes } from 'node:crypto'
import { permissionsOf, wantsSecondFactor, type Permission } from '@baqala/contract/admin/may'
import type { AuthDeps } from '../auth/auth.ts'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'
import type { Db } from '../db/rows.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { addToLog, type Clerk } from './log.queries.ts'
import type { PersonRow } from './people.queries.ts'
import { findStaffSession, insertStaffSession, touchSession, type SessionRow } from './sessions.queries.ts'
import { messages } from './staff.messages.en.ts'

export type StaffDeps = Omit<AuthDeps, 'tokens'>

/** The browser that asks. */
export interface StaffClient {
  readonly network: string
  /** Its name for the list of sessions. */
  readonly device: string
  /** Whether it may sign in as the demo people, whose passwords are public. */
  readonly seesDemo: boolean
}

export interface StaffSession extends SessionRow {
  readonly may: readonly Permission[]
  readonly wantsCode: boolean
  /** The shop's origin, where the admin has a host of its own. */
  readonly shop: string
}

/** The session of a cookie, or undefined: it ended, or the person was dismissed. */
export async function findSession(deps: StaffDeps, secret: string): Promise<StaffSession | undefined> {
  const id = hashSecret(secret)
  const row = await findStaffSession(deps.db, id)
  if (row === undefined) return undefined
  await touchSession(deps.db, id)
  return withRights(row, deps.config)
}

export function clerkOf({ name, staffId, role }: SessionRow): Clerk {
  return { name, staffId, role }
}

/** Runs a verb in one transaction, or as a check of it. */
export type Change = <Result>(verb: (tx: Db) => Promise<Result>) => Promise<Result>

/** The session as the calls answer it. */
export function toSession(session: StaffSession) {
  const { staffId, name, login, role, may, strongUntil, language, hasCode, recoveryCodes, wantsCode, shop } = session
  const person = { _id: staffId, name, login, role }
  const own = { person, language, may: [...may], hasCode, recoveryCodes }
  return { ...own, wantsCode, strongUntil: strongUntil.toISOString(), shop }
}

/** The only place that makes a session: returns it, and the secret that its cookie holds. */
export async function openSession(
  tx: Db,
  { config }: StaffDeps,
  person: PersonRow,
  { device, deviceId }: Pick<StaffClient, 'device'> & { readonly deviceId?: string },
  { isStrong, what }: { readonly isStrong: boolean; readonly what: string },
) {
  const secret = randomBytes(16).toString('base64url')
  const id = hashSecret(secret)
  await insertStaffSession(tx, {
    id,
    person,
    device,
    deviceId,
    isStrong: isStrong || !isCodeDue(person, config),
  })
  const row = await findStaffSession(tx, id)
  // Dismissed or changed since the password was verified.
  if (row === undefined) throw wrongLogin()
  await addToLog(tx, clerkOf(row), [{ what, kind: 'person', id: person.id, after: { device } }])
  return { session: withRights(row, config), secret }
}

/** The session as it is now. Refused (401) if it has ended meanwhile; in the transaction of a change nothing is changed then. */
export async function refreshed(deps: StaffDeps, { id }: SessionRow): Promise<StaffSession> {
  return withRights(orRefuse(await findStaffSession(deps.db, id), messages.noSession, 401), deps.config)
}

function withRights(row: SessionRow, config: Config): StaffSession {
  const wantsCode = isCodeDue(row, config)
  const shop = config.adminHost === undefined ? '' : (config.publicUrl ?? '')
  return { ...row, wantsCode, shop, may: wantsCode && !row.hasCode ? [] : permissionsOf(row.role) }
}

/** Whether the role wants a second factor here: not where this machine alone reaches the shop. */
function isCodeDue({ role }: Pick<PersonRow, 'role'>, { isProduction, isPublic, host }: Config): boolean {
  const isAlone = !isProduction && !isPublic && host !== undefined && isLoopback(host)
  return wantsSecondFactor(role) && !isAlone
}

/** The hash under which the secret of a session or an invitation is kept. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The same for an unknown login, so that it does not reveal who is among the staff. */
export function wrongLogin(): Refusal {
  return new Refusal(401, messages.wrongLogin)
}
