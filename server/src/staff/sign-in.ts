/** The ways in behind the counter: login and password, and an invitation. */
import { hashPassword } from '../auth/passwords.ts'
import { inTransaction } from '../db/transaction.ts'
import { orRefuse } from '../refusal.ts'
import { refuseCommonPassword } from './new-password.ts'
import { findPersonByLogin, lockInvited, updatePerson } from './people.queries.ts'
import { proveIdentity, type Credentials } from './prove-identity.ts'
import { endSessions } from './sessions.queries.ts'
import {
  hashSecret,
  openSession,
  wrongLogin,
  type OpenedSession,
  type StaffClient,
  type StaffDeps,
} from './sessions.ts'
import { messages } from './staff.messages.en.ts'

/** Signs a person in. Refused (401) without saying whether login or password is wrong, and with `errors.param` `code` for a code. */
export async function signInStaff(
  deps: StaffDeps,
  credentials: Credentials,
  client: StaffClient,
): Promise<OpenedSession> {
  const found = await findPersonByLogin(deps.db, credentials.login)
  const person = found?.isDisabled === false && (client.seesDemo || !found.isDemo) ? found : undefined
  const { hasProvenCode } = await proveIdentity(deps, { person, ...credentials }, client)
  if (person === undefined) throw wrongLogin()
  return inTransaction(deps.db, (tx) =>
    openSession(tx, deps, person, client, { isStrong: hasProvenCode, what: 'signed in' }),
  )
}

/** Sets the password of whoever opened an invitation, and signs in. Refused (404) if it was used or has ended. */
export async function acceptInvitation(
  deps: StaffDeps,
  { invitation, password }: { readonly invitation: string; readonly password: string },
  client: StaffClient,
): Promise<OpenedSession> {
  const passwordHash = await hashPassword(password, client.network)
  return inTransaction(deps.db, async (tx) => {
    const person = orRefuse(await lockInvited(tx, hashSecret(invitation)), messages.noInvitation)
    refuseCommonPassword(password, person)
    await updatePerson(tx, person.id, { passwordHash })
    await endSessions(tx, person.id)
    return openSession(tx, deps, { ...person, passwordHash }, client, { isStrong: false, what: 'invitation accepted' })
  })
}
