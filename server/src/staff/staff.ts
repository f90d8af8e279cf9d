/** Who is among the staff: adding people, changing them, dismissing them. */
import { randomBytes } from 'node:crypto'
import type { Role } from '@baqala/contract/admin/may'
import type { StaffMember } from '@baqala/contract/admin/staff'
import { newId } from '../db/ids.ts'
import type { Db } from '../db/rows.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { changeOnce } from './change-once.ts'
import { removeDevicesOf } from './devices.ts'
import { addToLog, type Clerk } from './log.queries.ts'
import {
  countOtherOwners,
  findPerson,
  findPersonByLogin,
  insertPerson,
  lockPerson,
  updateInvitation,
  updatePerson,
  type PersonChange,
  type PersonRow,
} from './people.queries.ts'
import { refuseCommonPassword } from './prove-identity.ts'
import { hashSecret } from './sessions.ts'
import { endSessions } from './sessions.queries.ts'
import { messages } from './staff.messages.en.ts'

interface NewMember {
  readonly name: string
  readonly login: string
  readonly role: Role
  /** Its hash, and the password for the rules. Without one the person is invited. */
  readonly password?: { readonly text: string; readonly hash: string } | undefined
  /** The Idempotency-Key. */
  readonly key?: string | undefined
}

/**
 * Adds a person, once for each key. Without a password there is an invitation, whose secret nobody can read again: a repeat
 * invites anew (inviteAgain). Refused (409) if the login is taken.
 */
export async function addPerson(
  tx: Db,
  { password, key, ...member }: NewMember,
  clerk: Clerk,
): Promise<{ readonly person: PersonRow; readonly invitation?: string }> {
  if (password !== undefined) refuseCommonPassword(password.text, member)
  const newcomer = newId()
  const asked = { ...member, isInvited: password === undefined }
  const id = await changeOnce(tx, { key, asked, clerk }, async () => {
    const added = await insertPerson(tx, { ...member, id: newcomer, passwordHash: password?.hash })
    if (added === 0) throw new Refusal(409, messages.loginTaken(member))
    await addToLog(tx, clerk, [{ what: 'person added', kind: 'person', id: newcomer, after: member }])
    return newcomer
  })
  const person = await findPersonOrRefuse(tx, id)
  if (password !== undefined) return { person }
  const invitation = await (id === newcomer ? invite(tx, id) : inviteAgain(tx, person, clerk))
  return { person: await findPersonOrRefuse(tx, id), invitation }
}

export interface MemberChange extends Omit<PersonChange, 'passwordHash'> {
  readonly password?: { readonly text: string; readonly hash: string } | undefined
}

/**
 * Changes a person. All but another name ends the sessions of the person, in this transaction; a dismissal also takes the phones
 * off the list that the person enrolled. Refused (409) where the shop would be left without an owner who can sign in, and to those
 * who would dismiss themselves or change their own role.
 */
export async function changePerson(
  tx: Db,
  id: string,
  { password, ...change }: MemberChange,
  clerk: Clerk,
): Promise<PersonRow> {
  await lockPerson(tx, id)
  const before = await findPersonOrRefuse(tx, id)
  if (password !== undefined) refuseCommonPassword(password.text, before)
  await updatePerson(tx, id, { ...change, passwordHash: password?.hash })
  const after = await findPersonOrRefuse(tx, id)
  if (clerk.staffId === id && (after.isDisabled || after.role !== before.role))
    throw new Refusal(409, messages.yourself)
  await refuseOwnerless(tx, before, after)
  const isOnlyName = Object.entries({ ...change, password }).every(
    ([key, value]) => key === 'name' || value === undefined,
  )
  if (!isOnlyName) await endSessions(tx, id)
  if (after.isDisabled) await removeDevicesOf(tx, id, clerk)
  const what =
    before.isDisabled === after.isDisabled ? 'person changed' : after.isDisabled ? 'person disabled' : 'person enabled'
  await addToLog(tx, clerk, [
    {
      what,
      kind: 'person',
      id,
      before: factsOf(before),
      after: {
        ...factsOf(after),
        ...(password && { password: 'new' }),
        ...(change.resetCode && { code: 'taken away' }),
      },
    },
  ])
  return after
}

/** Invites a person anew, who lost the password or the link: refused (409) for one who is dismissed. Returns the secret. */
export async function inviteAgain(tx: Db, { id, isDisabled }: PersonRow, clerk: Clerk): Promise<string> {
  if (isDisabled) throw new Refusal(409, messages.isDismissed)
  await addToLog(tx, clerk, [{ what: 'person invited', kind: 'person', id }])
  return invite(tx, id)
}

async function invite(tx: Db, id: string): Promise<string> {
  const invitation = randomBytes(24).toString('base64url')
  await updateInvitation(tx, id, hashSecret(invitation))
  return invitation
}

/** The person with this login. Refused (404) if there is none. */
export async function findByLogin(db: Db, login: string): Promise<PersonRow> {
  return orRefuse(await findPersonByLogin(db, login.trim().toLowerCase()), messages.noPerson)
}

export function toMember(person: PersonRow): StaffMember {
  const { id, name, login, role, isInvited, isDisabled, isDemo, seenAt, passwordHash, totpSealed } = person
  const has = { hasCode: totpSealed !== null, hasPassword: passwordHash !== null }
  return { _id: id, name, login, role, ...has, isInvited, isDisabled, isDemo, seenAt: seenAt?.toISOString() ?? null }
}

export async function findPersonOrRefuse(tx: Db, id: string): Promise<PersonRow> {
  return orRefuse(await findPerson(tx, id), messages.noPerson)
}

async function refuseOwnerless(tx: Db, before: PersonRow, after: PersonRow): Promise<void> {
  const wasOwner = before.role === 'owner' && !before.isDisabled
  const isOwner = after.role === 'owner' && !after.isDisabled
  if (!wasOwner || isOwner || before.isDemo) return
  if ((await countOtherOwners(tx, after.id)) === 0) throw new Refusal(409, messages.lastOwner)
}

function factsOf({ name, role, isDisabled }: PersonRow): object {
  return { name, role, isDisabled }
}
