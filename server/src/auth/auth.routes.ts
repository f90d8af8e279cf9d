import * as contract from '@baqala/contract/auth'
import { formPassword } from '@baqala/contract/fields'
import type { Route } from '../http/route.ts'
import { askedLanguage } from '../http/language-of.ts'
import { Refusal } from '../refusal.ts'
import { messages, replies } from './auth.messages.en.ts'
import { deleteSession } from './auth.queries.ts'
import { signIn, signUp, type AuthDeps } from './auth.ts'
import { makeClients } from './known-browsers.ts'
import { makeResetVisitors } from './reset-visitor.ts'
import { mailResetCode, refuseTooManyCodes, resetPassword, verifyResetCode } from './reset.ts'

export function authRoutes(route: Route, deps: AuthDeps): void {
  const { db, config, secrets } = deps
  const { visitorOf, setCookie } = makeResetVisitors(secrets.resetCodes, config)
  const clientOf = makeClients(deps)

  route(contract.signIn, ({ body, request, reply }) => signIn(deps, body, clientOf(request, reply)))

  route(contract.signUp, ({ body, request, reply, language }) => signUp(deps, body, language, clientOf(request, reply)))

  route(contract.forgotPassword, async ({ body, request, reply, say }) => {
    const visitor = visitorOf(request)
    await refuseTooManyCodes(deps, body.email, visitor.network)
    const browserHash = setCookie(request, reply)
    await mailResetCode(deps, body.email, visitor, { browserHash, language: askedLanguage(request) })
    return { statusMsg: 'success', message: say(replies.codeSent) } as const
  })

  route(contract.verifyResetCode, async ({ body, request, say }) => {
    await verifyResetCode(deps, body.resetCode, visitorOf(request))
    return { status: 'Success', message: say(replies.codeIsRight) } as const
  })

  route(contract.resetPassword, async ({ body, request, reply }) => {
    // Our /ResetPass takes any password (spec 5), but our /Login only such ones: the shopper would be locked out of it.
    const isForOurLogin = URL.parse(request.headers.origin ?? '')?.host === request.host
    if (isForOurLogin && !formPassword.safeParse(body.newPassword).success) throw new Refusal(400, messages.notForLogin)
    const token = await resetPassword(deps, body, visitorOf(request), clientOf(request, reply))
    return { message: 'success', token } as const
  })

  route(contract.signOut, async ({ shopper, success }) => {
    await deleteSession(db, shopper.sessionId)
    return success(replies.signedOut, {})
  })

  route(contract.verifyToken, async ({ shopper: { id, name, role, iat, exp } }) => {
    return { message: 'verified', decoded: { id, name, role, iat, exp } } as const
  })
}
