import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import * as z from 'zod/mini'

/** What a token says: whose it is, and (`jti`) which session row it stands and falls with. Times are seconds since 1970. */
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

export interface Tokens {
  readonly sessionDays: number
  sign(claims: Claims): string
  read(token: string): Claims | 'expired' | 'invalid'
}

export function makeTokens(secret: string, sessionDays: number): Tokens {
  // Pinned on both sides: a token never chooses the algorithm it is checked with (RFC 8725, 3.1).
  const sign = createSigner({ key: secret, algorithm: 'HS256' })
  // Without the library's cache: once more shoppers are about than it holds, it takes twice as long as the signature, and what
  // it forgets again has become old (docs/decisions/0017-garbage-dies-young.md).
  const verify = createVerifier({ key: secret, algorithms: ['HS256'] })

  return {
    sessionDays,
    sign: (claims) => sign({ ...claims }),
    read(token) {
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
