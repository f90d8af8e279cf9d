import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import * as z from 'zod/mini'
import type { Db } from '../db/rows.ts'
import type { Guard } from '../http/route.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './auth.messages.en.ts'
import { findSession, updateLanguage } from './auth.queries.ts'

/** `jti` is the id of the session row. Times are seconds since 1970. */
const Claims = z.compile(
  z.object({
    id: z.string(),
    name: z.string(),
    role: z.string(),
    jti: z.string(),
    iat: z.number(),
    exp: z.number(),
  }),
)
export type Claims = z.infer<typeof Claims>

export type Tokens = ReturnType<typeof makeTokens>

export function makeTokens(secret: string, sessionDays: number) {
  // Both sides fix the algorithm, so that a token cannot choose the one it is verified with (RFC 8725, 3.1).
  const sign = createSigner({ key: secret, algorithm: 'HS256' })
  // The library's cache stays off: with more active shoppers than entries, it takes twice as long as verifying.
  const verify = createVerifier({ key: secret, algorithms: ['HS256'] })

  return {
    sessionDays,
    sign: (claims: Claims) => sign({ ...claims }),
    read(token: string): Claims | 'expired' | 'invalid' {
      try {
        const claims = z.safeParse(Claims, verify(token))
        return claims.success ? claims.data : 'invalid'
      } catch (error) {
        if (!(error instanceof TokenError)) throw error
        return error.code === TokenError.codes.expired ? 'expired' : 'invalid'
      }
    },
  }
}

// Some clients without a token send the header with one of these values.
const NO_TOKEN = new Set(['', 'null', 'undefined'])

/** Authenticates the `token` header (specification 6). The session row is checked too, so that signing out takes effect immediately. */
export function makeGuard(db: Db, tokens: Tokens): Guard {
  return async (header, language) => {
    const token = String(header ?? '').trim()
    if (NO_TOKEN.has(token)) throw new Refusal(401, messages.noToken)
    const claims = tokens.read(token)
    if (claims === 'expired') throw new Refusal(401, messages.expiredToken)
    if (claims === 'invalid') throw new Refusal(401, messages.invalidToken)
    const session = await findSession(db, claims.jti)
    if (session?.shopperId !== claims.id) throw new Refusal(401, messages.invalidToken)
    if (session.hasExpired) throw new Refusal(401, messages.expiredToken)
    if (language !== undefined && language !== session.language) await updateLanguage(db, session.shopperId, language)
    const { jti: sessionId, ...shopper } = claims
    return { ...shopper, sessionId }
  }
}
