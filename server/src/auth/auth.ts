/** The verbs of an account. Resetting a password has a file of its own: reset.ts. */
import type { Registration } from '@baqala/contract/auth'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { putInOutbox } from '../mail/outbox.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Secrets } from '../config/secrets.ts'
import { messages } from './auth.messages.en.ts'
import { deleteSession, findShopperByEmail, insertSession, insertShopper, type OpenedSession } from './auth.queries.ts'
import { hashPassword, isRightPassword } from './passwords.ts'
import { countingWrongTries } from './sign-in-limits.ts'
import type { Tokens } from './tokens.ts'

export interface AuthDeps {
  readonly db: Db
  readonly tokens: Tokens
  readonly limits: RateLimits
  readonly config: Config
  readonly secrets: Secrets
}

export async function signUp(deps: AuthDeps, registration: Registration, network: string) {
  const { db, tokens, limits, config, secrets } = deps
  const perNetwork = { what: 'sign-ups by address', most: config.limits.signUpsPerAddress, seconds: 3600 }
  await limits.take(perNetwork, network, messages.tooManyAccounts)
  // A taken address is found out by the insert alone, after the hash: no gap between looking and making in which two
  // sign-ups could pass, and the same time for both answers.
  const passwordHash = await hashPassword(registration.password)
  const session = await inTransaction(db, async (tx) => {
    const opened = await insertShopper(tx, { ...registration, passwordHash }, tokens.sessionDays)
    if (opened === undefined) return undefined
    await putInOutbox(tx, secrets.outbox, opened.email, { kind: 'welcome', facts: { name: opened.name } })
    return opened
  })
  if (session === undefined) throw new Refusal(409, messages.accountExists)
  return authReply(tokens, session)
}

export async function signIn(deps: AuthDeps, credentials: { email: string; password: string }, network: string) {
  const { db, tokens, limits, config } = deps
  const { email, password } = credentials
  const shopper = await findShopperByEmail(db, email)
  const attempt = { email, passwordHash: shopper?.passwordHash, network }
  const session = await countingWrongTries(limits, config.limits, attempt, async () => {
    const isRight = await isRightPassword(password, shopper?.passwordHash)
    return isRight && shopper !== undefined ? insertSession(db, shopper, tokens.sessionDays) : undefined
  })
  // Same answer for an unknown address, or the form becomes a way to test addresses.
  if (session === undefined) throw new Refusal(401, messages.wrongCredentials)
  return authReply(tokens, session)
}

export async function signOut(db: Db, sessionId: string): Promise<void> {
  await deleteSession(db, sessionId)
}

export function tokenFor(tokens: Tokens, { id, name, role, sessionId, iat, exp }: OpenedSession): string {
  return tokens.sign({ id, name, role, jti: sessionId, iat, exp })
}

function authReply(tokens: Tokens, session: OpenedSession) {
  const { name, email, role } = session
  return { message: 'success' as const, user: { name, email, role }, token: tokenFor(tokens, session) }
}
