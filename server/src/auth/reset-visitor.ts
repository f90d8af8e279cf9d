import { createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import { networkOf } from '../http/network-of.ts'

const COOKIE_SECONDS = 60 * 60
const COOKIE_VALUE = /^[A-Za-z0-9_-]{43}$/

/** Identifies the client that requests a reset. The database stores the hashes only. */
export interface ResetVisitor {
  /** Undefined if the client sent no valid cookie. */
  readonly browserHash: Buffer | undefined
  /** The hash of the IP network and the user agent. */
  readonly originHash: Buffer
  readonly network: string
}

export function makeResetVisitors(key: Buffer, isHttps: boolean) {
  // The prefix __Host- prevents a sibling subdomain from setting the cookie to a value it knows, and with it finishing the
  // shopper's reset (RFC 6265bis, 4.1.3).
  const cookie = isHttps
    ? { name: '__Host-reset_browser', path: '/', secure: true }
    : { name: 'reset_browser', path: `${API_ROOT}/auth`, secure: false }

  function browserOf(request: FastifyRequest): string | undefined {
    const browser = parseCookie(request.headers.cookie ?? '')[cookie.name]
    return browser !== undefined && COOKIE_VALUE.test(browser) ? browser : undefined
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
    /** Sets the cookie that binds the reset to this browser, keeping an existing value, and returns its hash. */
    setCookie(request: FastifyRequest, reply: FastifyReply): Buffer {
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
