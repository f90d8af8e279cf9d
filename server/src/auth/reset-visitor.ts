import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import type { Config } from '../config/config.ts'
import { networkOf } from '../http/limits/network-of.ts'
import { makeSecretCookie } from '../http/secret-cookie.ts'

// A cookie that a sibling subdomain has set would finish the shopper's reset.
const COOKIE = { name: 'reset_browser', path: `${API_ROOT}/auth`, letters: 43, maxAge: 60 * 60 }

/** Identifies the client that requests a reset. The database stores the hashes only. */
export interface ResetVisitor {
  /** Undefined if the client sent no valid cookie. */
  readonly browserHash: Buffer | undefined
  /** The hash of the IP network and the user agent. */
  readonly originHash: Buffer
  readonly network: string
}

export function makeResetVisitors(key: Buffer, config: Config) {
  const cookie = makeSecretCookie(COOKIE, config)

  return {
    visitorOf(request: FastifyRequest): ResetVisitor {
      const network = networkOf(request.ip)
      const browser = cookie.read(request)
      return {
        browserHash: browser === undefined ? undefined : hashBrowser(key, browser),
        originHash: hash(key, `origin\n${network}\n${request.headers['user-agent'] ?? ''}`),
        network,
      }
    },
    /** Sets the cookie that binds the reset to this browser, keeping an existing value, and returns its hash. */
    setCookie(request: FastifyRequest, reply: FastifyReply): Buffer {
      const browser = cookie.read(request) ?? randomBytes(32).toString('base64url')
      cookie.write(reply, browser)
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
