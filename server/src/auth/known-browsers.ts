import { createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import type { ShopperCredentials } from './auth.queries.ts'
import { deviceName } from './device-name.ts'
import { networkOf } from '../http/limits/network-of.ts'
import { isSameSecret } from '../config/same-secret.ts'

// Not the name that older versions gave it (known_browser): theirs has a longer path, so browsers would send it first.
const COOKIE = 'known_device'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

type Account = Pick<ShopperCredentials, 'id' | 'passwordHash'>

export interface Client {
  readonly network: string
  /** For the shopper's list of sessions. */
  readonly device: string | undefined
  /** The random id of the browser, or undefined if it has not signed in to this account since its password was set. */
  browserKnownTo(account: Account | undefined): string | undefined
  /** Called when the browser has signed in to the account. */
  remember(account: Account): void
}

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser that has signed in to an account
 * is known there afterwards, so that guesses of strangers on the same address do not count against its owner. The cookie
 * admits nobody, and is bound to one account, the last one that the browser signed in to, and to the hash of its password: it
 * does not pass to the next owner of an e-mail address, and a new password makes strangers of all browsers.
 */
export function makeClients({ config, secrets }: { config: Config; secrets: Secrets }) {
  function sign({ id, passwordHash }: Account, browser: string): string {
    return createHmac('sha256', secrets.knownBrowsers).update(`${id}\n${passwordHash}\n${browser}`).digest('base64url')
  }

  return function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
    return {
      network: networkOf(request.ip),
      device: deviceName(request.headers['user-agent']),
      browserKnownTo(account) {
        const [browser = '', signature = ''] = (parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '').split('.')
        // Signed for nobody too, which takes as long.
        const isKnownBrowser = isSameSecret(signature, sign(account ?? { id: '', passwordHash: '' }, browser))
        return isKnownBrowser && account !== undefined ? browser : undefined
      },
      remember(account) {
        const browser = randomBytes(16).toString('base64url')
        // Calls of the account, beside those of auth, ask for the password too.
        const attributes = { path: API_ROOT, httpOnly: true, sameSite: 'strict', secure: config.isHttps } as const
        const cookie = { name: COOKIE, value: `${browser}.${sign(account, browser)}`, maxAge: COOKIE_SECONDS }
        reply.header('set-cookie', stringifySetCookie({ ...cookie, ...attributes }))
      },
    }
  }
}
