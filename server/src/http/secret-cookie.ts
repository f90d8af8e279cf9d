import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

export type SecretCookie = ReturnType<typeof makeSecretCookie>

interface Kind {
  readonly name: string
  /** The calls that it is sent to, where the shop has no https. */
  readonly path: string
  /** Letters of the secret, in base64url. */
  readonly letters: number
  /** Seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number
}

/** A cookie with a random secret, which no script reads and only our own pages send. */
export function makeSecretCookie({ name, path, letters, maxAge }: Kind, { isHttps }: Pick<Config, 'isHttps'>) {
  // The prefix __Host- prevents a sibling subdomain from setting the cookie to a value it knows (RFC 6265bis, 4.1.3), and wants the
  // path /.
  const cookie = { name: isHttps ? `__Host-${name}` : name, path: isHttps ? '/' : path, secure: isHttps }
  const isSecret = new RegExp(`^[\\w-]{${letters}}$`)
  return {
    /** Undefined without a cookie of ours. */
    read({ headers }: FastifyRequest): string | undefined {
      const secret = parseCookie(headers.cookie ?? '')[cookie.name]
      return secret !== undefined && isSecret.test(secret) ? secret : undefined
    },
    /** Without a secret it takes the cookie away. */
    write(reply: FastifyReply, secret?: string): void {
      const value = secret === undefined ? { value: '', maxAge: 0 } : { value: secret, ...(maxAge && { maxAge }) }
      reply.header('set-cookie', stringifySetCookie({ ...cookie, ...value, httpOnly: true, sameSite: 'strict' }))
    },
  }
}
