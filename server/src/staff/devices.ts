/**
 * Phones that several people share. An enrolled phone and six digits are enough to come in, so a PIN opens only roles that
 * want no second factor: it cannot send money back, change prices or see people. Owner and manager sign in with password and code.
 */
import { randomBytes } from 'node:crypto'
import { wantsSecondFactor } from '@baqala/contract/admin/may'
import { hashPassword, isRightPassword } from '../auth/passwords.ts'
import { newId } from '../db/ids.ts'
import { inTransaction, type Db } from '../db/transaction.ts'
import type { Limit } from '../http/limits/rate-limits.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import {
  deleteDevice,
  findDevice,
  insertDevice,
  listDevicesEnrolledBy,
  touchDevice,
  type DeviceRow,
} from './devices.queries.ts'
import { addToLog, type Clerk } from './log.queries.ts'
import { findPerson, listWithPin, updatePin, type PersonRow } from './people.queries.ts'
import { hashOf, limitGuesses, refuseEasyPin } from './prove-identity.ts'
import {
  clerkOf,
  hashSecret,
  openSession,
  refreshed,
  type Change,
  type StaffClient,
  type StaffDeps,
  type StaffSession,
} from './sessions.ts'
import { messages } from './staff.messages.en.ts'

/** Enrols a browser. Returns the secret that its cookie holds. */
export async function enrolDevice(
  tx: Db,
  name: string,
  clerk: Clerk,
): Promise<{ readonly device: DeviceRow; readonly secret: string }> {
  const [id, secret] = [newId(), randomBytes(16).toString('base64url')]
  await insertDevice(tx, { id, name, secretHash: hashSecret(secret) }, clerk)
  await addToLog(tx, clerk, [{ what: 'phone enrolled', kind: 'phone', id, after: { name } }])
  return { device: { id, name, enrolledAt: new Date(), seenAt: null }, secret }
}

/** Takes a device off the list, and signs out whom a PIN let in there. Refused (404) if it is not on it. */
export async function removeDevice(tx: Db, id: string, clerk: Clerk): Promise<void> {
  const before = orRefuse(await deleteDevice(tx, id), messages.noDevice)
  await addToLog(tx, clerk, [{ what: 'phone removed', kind: 'phone', id, before }])
}

/** Takes the devices off the list that a person enrolled, who may hold one of them. */
export async function removeDevicesOf(tx: Db, staffId: string, clerk: Clerk): Promise<void> {
  for (const id of await listDevicesEnrolledBy(tx, staffId)) await removeDevice(tx, id, clerk)
}

/** The device of a cookie, and whom it lets in with a PIN. */
export async function peopleOfDevice(
  { db }: StaffDeps,
  secret: string | undefined,
  { seesDemo }: StaffClient,
): Promise<{ readonly device: DeviceRow | undefined; readonly people: readonly PersonRow[] }> {
  const device = secret === undefined ? undefined : await findDevice(db, hashSecret(secret))
  if (device === undefined) return { device, people: [] }
  const people = await listWithPin(db)
  return { device, people: people.filter((person) => mayUsePin(person) && (seesDemo || !person.isDemo)) }
}

/** Sets the own PIN. Refused (403) for a role that wants a second factor, or (400) if it is easy to guess. */
export async function setOwnPin(
  deps: StaffDeps,
  session: StaffSession,
  { pin, password }: { readonly pin: string; readonly password: string },
  client: StaffClient,
  change: Change,
): Promise<StaffSession> {
  if (!mayUsePin(session)) throw new Refusal(403, messages.noPinForRole)
  refuseEasyPin(pin)
  const person = orRefuse(await findPerson(deps.db, session.staffId), messages.noSession, 401)
  await limitGuesses(deps, person, client, () => isRightPassword(password, hashOf(person), client.network))
  const pinHash = await hashPassword(pin, client.network)
  return change(async (tx) => {
    await updatePin(tx, person.id, pinHash)
    await addToLog(tx, clerkOf(session), [{ what: 'PIN set', kind: 'person', id: person.id }])
    return refreshed({ ...deps, db: tx }, session)
  })
}

// The hash of the PIN is part of the counter's key, so a new PIN, which takes the password, is counted anew.
const WRONG_PINS: Limit = { name: 'wrong PINs of the staff by person', max: 5, seconds: 24 * 3600 }

/** Signs somebody in with the PIN, on an enrolled phone. Refused (401), or (429) after five wrong ones of a day. */
export async function signInByPin(
  deps: StaffDeps,
  secret: string | undefined,
  { personId, pin }: { readonly personId: string; readonly pin: string },
  client: StaffClient,
) {
  const { device, people } = await peopleOfDevice(deps, secret, client)
  if (device === undefined) throw new Refusal(401, messages.notEnrolled)
  const person = people.find(({ id }) => id === personId)
  if (person === undefined || person.pinHash === null) throw new Refusal(401, messages.wrongPin)
  const { pinHash } = person
  const key = `${person.id}\n${pinHash}`
  await deps.limits.take(WRONG_PINS, key, messages.tooManyPins)
  if (!(await isRightPassword(pin, pinHash, client.network))) throw new Refusal(401, messages.wrongPin)
  await deps.limits.giveBack(WRONG_PINS, key)
  return inTransaction(deps.db, async (tx) => {
    if (!(await touchDevice(tx, device.id))) throw new Refusal(401, messages.notEnrolled)
    return openSession(
      tx,
      deps,
      person,
      { device: device.name, deviceId: device.id },
      { isStrong: false, what: 'signed in' },
    )
  })
}

function mayUsePin({ role }: Pick<PersonRow, 'role'>): boolean {
  return !wantsSecondFactor(role)
}
