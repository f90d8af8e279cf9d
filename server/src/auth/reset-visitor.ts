import { createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import { networkOf } from '../http/network-of.ts'

const COOKIE_SECONDS = 60 * 60
const WELL_FORMED = /^[A-Za-z0-9_-]{43}$/

/** Who asks for a reset, as far as the database may know: hashes only. */
export interface ResetVisitor {
  /** Undefined where the client sent no cookie, or one that is none of ours. */
  readonly browserHash: Buffer | undefined
  /** The address and the user agent together. */
  readonly originHash: Buffer
  readonly network: string
}

export function makeResetVisitors(key: Buffer, isHttps: boolean) {
  // A browser takes a cookie of that first name from this very host alone: a neighbouring one could otherwise plant a
  // cookie that it knows, and finish what the shopper began (RFC 6265bis, 4.1.3).
  const cookie = isHttps
    ? { name: '__Host-reset_browser', path: '/', secure: true }
    : { name: 'reset_browser', path: `${API_ROOT}/auth`, secure: false }

  function browserOf(request: FastifyRequest): string | undefined {
    const browser = parseCookie(request.headers.cookie ?? '')[cookie.name]
    return browser !== undefined && WELL_FORMED.test(browser) ? browser : undefined
  }

  return {
    visitorOf(request: FastifyRequest): ResetVisitor {
      const network = networkOf(request.ip)
      const browser = browserOf(request)
      return {
        browserHash: browser === undefined ? undefined : hashBrowser(key, browser),
        originHash: hash(key, `origin\n${network}\n${request.headers['user-agent'] ?? ''}`),
        network,
      }
    },
    /** Leaves the cookie that alone will finish the reset, the one the browser holds or a new one, and returns its hash. */
    leaveCookie(request: FastifyRequest, reply: FastifyReply): Buffer {
      const browser = browserOf(request) ?? randomBytes(32).toString('base64url')
      const attributes = { value: browser, httpOnly: true, sameSite: 'strict', maxAge: COOKIE_SECONDS } as const
      reply.header('set-cookie', stringifySetCookie({ ...cookie, ...attributes }))
      return hashBrowser(key, browser)
    },
  }
}

function hashBrowser(key: Buffer, browser: string): Buffer {
  return hash(key, `browser\n${browser}`)
}

function hash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
