/** A person's own way in, password and second factor. */
import { hashPassword, isRightPassword } from '../auth/passwords.ts'
import { inTransaction, type Db } from '../db/transaction.ts'
import { orRefuse } from '../refusal.ts'
import { addToLog } from './log.queries.ts'
import {
  findInvited,
  findPerson,
  findPersonByLogin,
  lockInvited,
  updatePerson,
  type PersonRow,
} from './people.queries.ts'
import {
  checkCode,
  hashOf,
  limitGuesses,
  proveIdentity,
  refuseCommonPassword,
  type Credentials,
} from './prove-identity.ts'
import { beginCode, codeRefusal, confirmCode } from './second-factor.ts'
import { endSessions, strengthen, type SessionRow } from './sessions.queries.ts'
import {
  type Change,
  clerkOf,
  refreshed,
  type StaffClient,
  type StaffDeps,
  type StaffSession,
  hashSecret,
  openSession,
  wrongLogin,
} from './sessions.ts'
import { messages } from './staff.messages.en.ts'

/** Makes the second factor fresh again; without one the password does it. */
export async function strengthenSession(
  deps: StaffDeps,
  session: StaffSession,
  { code, password }: { readonly code?: string | undefined; readonly password?: string | undefined },
  client: StaffClient,
): Promise<StaffSession> {
  const person = await personOf(deps.db, session)
  if (session.hasCode) await limitGuesses(deps, person, client, () => checkCode(deps, person, code))
  else await limitGuesses(deps, person, client, () => isRightPassword(password ?? '', hashOf(person), client.network))
  await strengthen(deps.db, session.id)
  return refreshed(deps, session)
}

/** Changes the own password, which ends the other sessions. */
export async function changeOwnPassword(
  deps: StaffDeps,
  session: StaffSession,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  client: StaffClient,
  change: Change,
): Promise<StaffSession> {
  refuseCommonPassword(password, session)
  const person = await personOf(deps.db, session)
  await limitGuesses(deps, person, client, () => isRightPassword(currentPassword, hashOf(person), client.network))
  const passwordHash = await hashPassword(password, client.network)
  return change(async (tx) => {
    await updatePerson(tx, person.id, { passwordHash })
    await endSessions(tx, person.id, session.id)
    await addToLog(tx, clerkOf(session), [{ what: 'own password changed', kind: 'person', id: person.id }])
    return refreshed({ ...deps, db: tx }, session)
  })
}

/** Begins to set up the second factor. One that is set up must be shown, or a stolen session could replace it. */
export async function startOwnCode(
  deps: StaffDeps,
  session: StaffSession,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
  client: StaffClient,
): Promise<{ secret: string; link: string; recoveryCodes: string[] }> {
  const person = await personOf(deps.db, session)
  await proveIdentity(deps, { person, login: person.login, password, code }, client)
  return beginCode(deps.db, deps.secrets.staff, person)
}

/** Confirms the second factor. The session has one from now on, and it is fresh. */
export async function confirmOwnCode(
  deps: StaffDeps,
  session: StaffSession,
  code: string,
  client: StaffClient,
): Promise<string[]> {
  const person = await personOf(deps.db, session)
  const codes = await limitGuesses(deps, person, client, () =>
    inTransaction(deps.db, async (tx) => {
      const recoveryCodes = await confirmCode(tx, deps.secrets.staff, person, code)
      await endSessions(tx, person.id, session.id)
      await addToLog(tx, clerkOf(session), [{ what: 'second factor set up', kind: 'person', id: person.id }])
      await refreshed({ ...deps, db: tx }, session)
      return recoveryCodes
    }),
  )
  await strengthen(deps.db, session.id)
  return codes
}

async function personOf(db: Db, { staffId }: SessionRow): Promise<PersonRow> {
  return orRefuse(await findPerson(db, staffId), messages.noSession, 401)
}

/** Signs a person in. Refused (401) without saying whether login or password is wrong, and with `errors.param` `code` for a code. */
export async function signInStaff(deps: StaffDeps, credentials: Credentials, client: StaffClient) {
  const found = await findPersonByLogin(deps.db, credentials.login)
  const person = found?.isDisabled === false && (client.seesDemo || !found.isDemo) ? found : undefined
  const { hasProvenCode } = await proveIdentity(deps, { person, ...credentials }, client)
  if (person === undefined) throw wrongLogin()
  return inTransaction(deps.db, (tx) =>
    openSession(tx, deps, person, client, { isStrong: hasProvenCode, what: 'signed in' }),
  )
}

/**
 * Sets the password of the person who was invited, and signs in. Refused (404) if the invitation was used or has ended, and (401)
 * with `errors.param` `code` without the code of a person who has a second factor: the link alone opens no account that has one.
 */
export async function acceptInvitation(
  deps: StaffDeps,
  { invitation, password, code }: { readonly invitation: string } & Omit<Credentials, 'login'>,
  client: StaffClient,
) {
  const hash = hashSecret(invitation)
  const invited = orRefuse(await findInvited(deps.db, hash), messages.noInvitation)
  refuseCommonPassword(password, invited)
  const hasProvenCode = invited.totpSealed !== null
  if (hasProvenCode) await limitGuesses(deps, invited, client, () => checkCode(deps, invited, code))
  const passwordHash = await hashPassword(password, client.network)
  return inTransaction(deps.db, async (tx) => {
    const person = orRefuse(await lockInvited(tx, hash), messages.noInvitation)
    // The second factor was set up since.
    if (person.totpSealed !== invited.totpSealed) throw codeRefusal(401, 'codeWanted')
    await updatePerson(tx, person.id, { passwordHash })
    await endSessions(tx, person.id)
    const how = { isStrong: hasProvenCode, what: 'invitation accepted' }
    return openSession(tx, deps, { ...person, passwordHash }, client, how)
  })
}
