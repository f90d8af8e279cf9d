import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import { networkOf } from '../network-of.ts'

const COOKIE = 'reset_browser'
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

export function resetVisitor(request: FastifyRequest, key: Buffer): ResetVisitor {
  const network = networkOf(request.ip)
  const browser = browserOf(request)
  return {
    browserHash: browser === undefined ? undefined : hashBrowser(key, browser),
    originHash: hash(key, `origin\n${network}\n${request.headers['user-agent'] ?? ''}`),
    network,
  }
}

/** Leaves the cookie that alone will finish the reset, the one the browser holds or a new one, and returns its hash. */
export function leaveCookie(request: FastifyRequest, reply: FastifyReply, key: Buffer, isHttps: boolean): Buffer {
  const browser = browserOf(request) ?? randomBytes(32).toString('base64url')
  reply.setCookie(COOKIE, browser, {
    path: `${API_ROOT}/auth`,
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    maxAge: COOKIE_SECONDS,
  })
  return hashBrowser(key, browser)
}

function browserOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[COOKIE]
  return cookie !== undefined && WELL_FORMED.test(cookie) ? cookie : undefined
}

function hashBrowser(key: Buffer, browser: string): Buffer {
  return hash(key, `browser\n${browser}`)
}

function hash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
