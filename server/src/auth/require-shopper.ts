import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import type { Guard } from '../http/route.ts'
import { findSession } from './auth.queries.ts'
import type { Tokens } from './tokens.ts'

// Clients without a token send the header all the same, empty or as the text of what they hold instead.
const NO_TOKEN = new Set(['', 'null', 'undefined'])

/** Spec 6: the header `token` says who is asking. The session row has the last word, so that signing out is at once. */
export function makeGuard(db: Db, tokens: Tokens): Guard {
  return async (header) => {
    const token = String(header ?? '').trim()
    if (NO_TOKEN.has(token)) throw new Refusal(401, 'You are not logged in. Please login to get access')
    const claims = tokens.read(token)
    if (claims === 'expired') throw expired()
    if (claims === 'invalid') throw invalid()
    const session = await findSession(db, claims.jti)
    if (session?.shopperId !== claims.id) throw invalid()
    if (session.hasExpired) throw expired()
    const { jti: sessionId, ...shopper } = claims
    return { ...shopper, sessionId }
  }
}

function invalid(): Refusal {
  return new Refusal(401, 'Invalid Token. please login again')
}

function expired(): Refusal {
  return new Refusal(401, 'Expired Token. please login again')
}
