import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'

const COOKIE = 'known_browser'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser that has signed in to an account
 * is known there afterwards, so that guesses of strangers on the same address do not count against its owner. The cookie
 * admits nobody, and is bound to one account: the last one that the browser signed in to.
 */
export function makeKnownBrowsers(key: Buffer, isHttps: boolean) {
  function sign(email: string, browser: string): string {
    return createHmac('sha256', key).update(`${email}\n${browser}`).digest('base64url')
  }

  return {
    /** The browser's random id, or undefined if it has not signed in to this account. */
    find(request: FastifyRequest, email: string): string | undefined {
      const [browser = '', signature = ''] = (parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '').split('.')
      const expected = Buffer.from(sign(email, browser))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? browser : undefined
    },
    /** Called when the browser has signed in. */
    remember(reply: FastifyReply, email: string): void {
      const browser = randomBytes(16).toString('base64url')
      const attributes = { path: `${API_ROOT}/auth`, httpOnly: true, sameSite: 'strict', secure: isHttps } as const
      const cookie = { name: COOKIE, value: `${browser}.${sign(email, browser)}`, maxAge: COOKIE_SECONDS }
      reply.header('set-cookie', stringifySetCookie({ ...cookie, ...attributes }))
    },
  }
}
