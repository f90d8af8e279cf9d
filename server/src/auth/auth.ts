/** Sign-up, sign-in and sign-out. reset.ts resets passwords. */
import type { Registration } from '@baqala/contract/auth'
import type { Language } from '@baqala/contract/language'
import type { Config } from '../config/config.ts'
import { inTransaction, type Db } from '../db/transaction.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { takeFromNetwork, type RateLimits } from '../http/limits/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { Secrets } from '../config/secrets.ts'
import { messages } from './auth.messages.en.ts'
import {
  findShopperByEmail,
  insertSession,
  insertShopper,
  isKeptForOther,
  replacePassword,
  type NewSession,
  type SessionFacts,
} from './auth.queries.ts'
import { hashPassword, isRightPassword } from './passwords.ts'
import { markResetsUsed } from './reset.queries.ts'
import type { Client } from './known-browsers.ts'
import { limitWrongAttempts } from './sign-in-limits.ts'
import type { Tokens } from './tokens.ts'

export interface AuthDeps {
  readonly db: Db
  readonly tokens: Tokens
  readonly limits: RateLimits
  readonly config: Config
  readonly secrets: Secrets
}

export async function signUp(deps: AuthDeps, registration: Registration, language: Language, client: Client) {
  const { db, tokens, limits, config, secrets } = deps
  const perNetwork = { name: 'sign-ups by address', max: config.limits.signUpsPerAddress, seconds: 3600 }
  await takeFromNetwork(limits, perNetwork, client.network, messages.tooManyAccounts)
  // Only the insert checks whether the address is taken: two sign-ups cannot both pass, and hashing first makes both answers
  // take the same time.
  const passwordHash = await hashPassword(registration.password, client.network)
  const session = await inTransaction(db, async (tx) => {
    const created = await insertShopper(tx, { ...registration, passwordHash, language }, sessionOf(tokens, client))
    // Asked last, as the insert has waited for whoever left the address in this moment.
    const isFree = created !== undefined && !(await isKeptForOther(tx, created.email, created.id))
    if (!isFree) throw new Refusal(409, messages.accountExists)
    await putInOutbox(tx, secrets.outbox, created.email, { kind: 'welcome', facts: { name: created.name } })
    return created
  })
  client.remember({ id: session.id, passwordHash })
  return authReply(tokens, session)
}

export async function signIn(deps: AuthDeps, credentials: { email: string; password: string }, client: Client) {
  const { db, tokens, limits, config } = deps
  const { email, password } = credentials
  const shopper = await findShopperByEmail(db, email)
  const { network } = client
  const knownBrowser = client.browserKnownTo(shopper)
  const attempt = { email, passwordHash: shopper?.passwordHash, network, knownBrowser }
  const session = await limitWrongAttempts(limits, config.limits, attempt, async () => {
    const isPasswordRight = await isRightPassword(password, shopper?.passwordHash, network)
    return isPasswordRight && shopper !== undefined ? insertSession(db, shopper, sessionOf(tokens, client)) : undefined
  })
  // The same answer for an unknown address, so that it does not reveal which addresses have an account.
  if (session === undefined || shopper === undefined) throw new Refusal(401, messages.wrongCredentials)
  client.remember(shopper)
  return authReply(tokens, session)
}

/** Sets a password and opens the only session that is left. A letter warns the owner in case somebody else did it. */
export async function setPassword(
  tx: Db,
  { tokens, secrets }: AuthDeps,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  client: Client,
): Promise<NewSession> {
  await markResetsUsed(tx, id)
  const session = await replacePassword(tx, id, passwordHash, sessionOf(tokens, client))
  await putInOutbox(tx, secrets.outbox, session.email, { kind: 'password changed', facts: { name: session.name } })
  return session
}

function sessionOf({ sessionDays }: Tokens, { device }: Client): SessionFacts {
  return { days: sessionDays, device }
}

export function tokenFor(tokens: Tokens, { id, name, role, sessionId, iat, exp }: NewSession): string {
  return tokens.sign({ id, name, role, jti: sessionId, iat, exp })
}

export function authReply(tokens: Tokens, session: NewSession) {
  const { name, email, role } = session
  return { message: 'success' as const, user: { name, email, role }, token: tokenFor(tokens, session) }
}
