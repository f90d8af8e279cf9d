import * as contract from '@baqala/contract/account'
import type { AuthDeps } from '../auth/auth.ts'
import { makeClients } from '../auth/known-browsers.ts'
import type { Route, StreamRoute } from '../http/route.ts'
import { orRefuse } from '../refusal.ts'
import { listSessions, readAccountData } from './account-data.ts'
import { messages, replies } from './account.messages.en.ts'
import { deleteOtherSessions, findAccount } from './account.queries.ts'
import { changePassword, updateAccount, deleteAccount } from './account.ts'

export function accountRoutes(route: Route, streamRoute: StreamRoute, deps: AuthDeps): void {
  const clientOf = makeClients(deps)

  route(contract.getUser, async ({ params, shopper }) => {
    const found = params.userId === shopper.id ? await findAccount(deps.db, shopper.id) : undefined
    const { name, email, role, phone } = orRefuse(found, messages.noSuchUser)
    return { data: { _id: shopper.id, name, email, role, phone } }
  })

  route(contract.updateAccount, async ({ body, shopper, request, reply }) => {
    const { name, email, role } = await updateAccount(deps, shopper, body, clientOf(request, reply))
    return { message: 'success', user: { name, email, role } } as const
  })

  route(contract.changePassword, ({ body, shopper, request, reply }) =>
    changePassword(deps, shopper, body, clientOf(request, reply)),
  )

  streamRoute(contract.getAccountData, async (context) => {
    const data = await readAccountData(deps, context.shopper, context)
    return context.reply.type('application/json; charset=utf-8').send(data)
  })

  route(contract.listSessions, async ({ shopper }) => {
    const sessions = await listSessions(deps.db, shopper)
    // Expired ones are deleted once a while.
    const data = sessions.filter(({ expiresAt }) => new Date(expiresAt) > new Date())
    return { status: 'success', results: data.length, data } as const
  })

  route(contract.endOtherSessions, async ({ shopper, success }) => {
    const ended = await deleteOtherSessions(deps.db, shopper.id, shopper.sessionId)
    return success(replies.othersSignedOut, { ended })
  })

  route(contract.deleteAccount, async ({ body, shopper, request, reply, success }) => {
    await deleteAccount(deps, shopper, body.password, clientOf(request, reply))
    return success(replies.deleted, {})
  })
}
