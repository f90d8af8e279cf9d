import * as contract from '@baqala/contract/auth'
import { success } from '@baqala/contract/reply'
import type { Route } from '../http/route.ts'
import { signIn, signOut, signUp, type AuthDeps } from './auth.ts'
import { networkOf } from '../http/network-of.ts'
import { makeKnownBrowsers } from './known-browsers.ts'
import { makeResetVisitors } from './reset-visitor.ts'
import { mailResetCode, refuseTooManyCodes, resetPassword, verifyResetCode } from './reset.ts'

export function authRoutes(route: Route, deps: AuthDeps): void {
  const { db, config, secrets } = deps
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const { visitorOf, setCookie } = makeResetVisitors(secrets.resetCodes, isHttps)

  const knownBrowsers = makeKnownBrowsers(secrets.knownBrowsers, isHttps)

  route(contract.signIn, async ({ body, request, reply }) => {
    const knownBrowser = knownBrowsers.find(request, body.email)
    const answer = await signIn(deps, body, { network: networkOf(request.ip), knownBrowser })
    knownBrowsers.remember(reply, body.email)
    return answer
  })

  route(contract.signUp, async ({ body, request, reply }) => {
    const answer = await signUp(deps, body, networkOf(request.ip))
    knownBrowsers.remember(reply, body.email)
    return answer
  })

  route(contract.forgotPassword, async ({ body, request, reply }) => {
    const visitor = visitorOf(request)
    await refuseTooManyCodes(deps, body.email, visitor.network)
    const browserHash = setCookie(request, reply)
    await mailResetCode(deps, body.email, visitor, browserHash)
    return { statusMsg: 'success', message: 'Reset code sent to your email' } as const
  })

  route(contract.verifyResetCode, async ({ body, request }) => {
    await verifyResetCode(deps, body.resetCode, visitorOf(request))
    return { status: 'Success', message: 'The code is right. Now choose a new password.' } as const
  })

  route(contract.resetPassword, async ({ body, request, reply }) => {
    const token = await resetPassword(deps, body, visitorOf(request))
    knownBrowsers.remember(reply, body.email)
    return { message: 'success', token } as const
  })

  route(contract.signOut, async ({ shopper }) => {
    await signOut(db, shopper.sessionId)
    return success('You are signed out', {})
  })

  route(contract.verifyToken, async ({ shopper: { id, name, role, iat, exp } }) => {
    return { message: 'verified', decoded: { id, name, role, iat, exp } } as const
  })
}
