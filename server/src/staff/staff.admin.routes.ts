import * as contract from '@baqala/contract/admin/staff'
import * as log from '@baqala/contract/admin/log'
import type { Db } from '../db/rows.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { SecretCookie } from '../http/secret-cookie.ts'
import type { AdminRoute } from './admin-route.ts'
import { listKinds, listLogged, listNames } from './log-list.queries.ts'
import { listPeople, lockPerson, updateLanguage } from './people.queries.ts'
import {
  changeOwnPassword,
  confirmOwnCode,
  startOwnCode,
  strengthenSession,
  acceptInvitation,
  signInStaff,
} from './own-account.ts'
import { refreshed, toSession, type StaffClient, type StaffDeps } from './sessions.ts'
import { deleteStaffSession } from './sessions.queries.ts'
import { addPerson, changePerson, findPersonOrRefuse, inviteAgain, toMember } from './staff.ts'

/** Signing in, the people and the log of what they did. */
export function staffRoutes(route: AdminRoute, deps: StaffDeps, cookie: SecretCookie): void {
  const { db } = deps

  route(contract.openSession, async ({ body, client, reply }) => {
    const { session, secret } = await signInStaff(deps, body, client)
    cookie.write(reply, secret)
    return toSession(session)
  })

  route(contract.acceptInvitation, async ({ body, client, reply }) => {
    const { session, secret } = await acceptInvitation(deps, body, client)
    cookie.write(reply, secret)
    return toSession(session)
  })

  route(contract.getSession, async ({ session }) => toSession(session))

  route(contract.strengthenSession, async ({ body, session, client }) =>
    toSession(await strengthenSession(deps, session, body, client)),
  )

  route(contract.closeSession, async ({ session, reply }) => {
    await deleteStaffSession(db, session.id)
    cookie.write(reply)
    return null
  })

  route(contract.changeMyPassword, async ({ body, session, client, change }) =>
    toSession(await changeOwnPassword(deps, session, body, client, change)),
  )

  route(contract.setMyLanguage, async ({ body, session, change }) =>
    change(async (tx) => {
      await updateLanguage(tx, session.staffId, body.language)
      return toSession(await refreshed({ ...deps, db: tx }, session))
    }),
  )

  route(contract.startMyCode, ({ body, session, client }) => startOwnCode(deps, session, body, client))

  route(contract.confirmMyCode, async ({ body, session, client }) => ({
    recoveryCodes: await confirmOwnCode(deps, session, body.code, client),
  }))

  peopleRoutes(route, deps)
  logRoute(route, db)
}

function peopleRoutes(route: AdminRoute, deps: StaffDeps): void {
  const { db } = deps

  route(contract.listStaff, async () => (await listPeople(db)).map(toMember))

  route(contract.addPerson, async ({ body, key, client, session, clerk, isCheck, change }) => {
    const member = { ...body, password: await hashed(body.password, client), key }
    const { person, ...invitation } = await change(async (tx) => {
      const added = await addPerson(tx, member, clerk)
      await refreshed({ ...deps, db: tx }, session)
      return added
    })
    // An invitation that was only tried opens nothing.
    return { ...toMember(person), ...(!isCheck && invitation) }
  })

  route(contract.changePerson, async ({ params, body, client, session, clerk, change }) => {
    const password = await hashed(body.password, client)
    const changed = await change(async (tx) => {
      await lockPerson(tx, params.id)
      await refreshed({ ...deps, db: tx }, session)
      return changePerson(tx, params.id, { ...body, password }, clerk)
    })
    return toMember(changed)
  })

  route(contract.inviteAgain, async ({ params, session, clerk, isCheck, change }) => {
    const { person, ...invitation } = await change(async (tx) => {
      await lockPerson(tx, params.id)
      await refreshed({ ...deps, db: tx }, session)
      const secret = await inviteAgain(tx, await findPersonOrRefuse(tx, params.id), clerk)
      return { person: await findPersonOrRefuse(tx, params.id), invitation: secret }
    })
    return { ...toMember(person), ...(!isCheck && invitation) }
  })
}

function logRoute(route: AdminRoute, db: Db): void {
  route(log.listLog, async ({ query: { page = 1, ...sought }, language }) => {
    const offset = (page - 1) * log.LOG_PAGE
    const rows = await listLogged(db, { ...sought, language, limit: log.LOG_PAGE + 1, offset })
    const entries = rows.slice(0, log.LOG_PAGE).map(({ at, kind, id, name, ...rest }) => {
      return { at: at.toISOString(), ...rest, about: { kind, id, name } }
    })
    const [people, kinds] = [await listNames(db), await listKinds(db)]
    return { page, hasMore: rows.length > log.LOG_PAGE, entries, people, kinds }
  })
}

async function hashed(text: string | undefined, { network }: StaffClient) {
  return text === undefined ? undefined : { text, hash: await hashPassword(text, network) }
}
