import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import type { Guard } from '../http/route.ts'
import { messages } from './auth.messages.en.ts'
import { findSession, updateLanguage } from './auth.queries.ts'
import type { Tokens } from './tokens.ts'

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
