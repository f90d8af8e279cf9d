import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_DAYS } from './devices.queries.ts'

// Its calls, and the page that describes them.
const PATH = '/api/admin'
const SECRET = /^[A-Za-z0-9_-]{22}$/

export interface StaffCookie {
  /** The secret of the session; undefined without a cookie of ours. */
  read(request: FastifyRequest): string | undefined
  /** Without a secret it takes the cookie away. */
  write(reply: FastifyReply, secret?: string): void
}

interface CookieKind {
  readonly isHttps: boolean
  /** For an enrolled phone, which stays for half a year. Otherwise for a session, which ends with the browser. */
  readonly isOfDevice?: boolean
}

/** A cookie of the staff. It is sent to their calls alone, from our own pages alone. */
export function makeStaffCookie({ isHttps, isOfDevice = false }: CookieKind): StaffCookie {
  const name = isOfDevice ? 'admin-device' : 'admin'
  // The prefix __Host- prevents a sibling subdomain from setting the cookie (RFC 6265bis, 4.1.3), and wants the path /.
  const cookie = isHttps ? { name: `__Host-${name}`, path: '/', secure: true } : { name, path: PATH, secure: false }

  return {
    read(request) {
      const secret = parseCookie(request.headers.cookie ?? '')[cookie.name]
      return secret !== undefined && SECRET.test(secret) ? secret : undefined
    },
    write(reply, secret) {
      const value =
        secret === undefined
          ? { value: '', maxAge: 0 }
          : { value: secret, ...(isOfDevice && { maxAge: DEVICE_DAYS * 86_400 }) }
      reply.header('set-cookie', stringifySetCookie({ ...cookie, ...value, httpOnly: true, sameSite: 'strict' }))
    },
  }
}
