import type { AuthDeps } from '../auth/auth.ts'
import { messages as authMessages } from '../auth/auth.messages.en.ts'
import type { Client } from '../auth/known-browsers.ts'
import { isRightPassword } from '../auth/passwords.ts'
import { limitWrongAttempts } from '../auth/sign-in-limits.ts'
import type { Shopper } from '../http/route.ts'
import { fieldRefusal, orRefuse, Refusal } from '../refusal.ts'
import { messages } from './account.messages.en.ts'
import { findAccount, type Account } from './account.queries.ts'

interface Password {
  /** The name of its field in the body. */
  readonly field: 'password' | 'currentPassword'
  readonly password: string
  readonly client: Client
}

/** The account of a token. Refused with 401 if it was deleted meanwhile. */
export async function accountOf({ db }: AuthDeps, shopper: Shopper): Promise<Account> {
  return orRefuse(await findAccount(db, shopper.id), authMessages.invalidToken, 401)
}

export function accountGone(): Refusal {
  return new Refusal(401, authMessages.invalidToken)
}

/**
 * Confirms that the owner asks, and not somebody who came by a token. Refused with 400 for a wrong password, which counts like
 * a wrong sign-in, and with 429 after too many.
 */
export async function confirmPassword(
  { limits, config }: AuthDeps,
  account: Account,
  { field, password, client }: Password,
): Promise<void> {
  const { email, passwordHash } = account
  const { network } = client
  const attempt = { email, passwordHash, network, knownBrowser: client.browserKnownTo(account) }
  const isConfirmed = await limitWrongAttempts(limits, config.limits, attempt, async () =>
    (await isRightPassword(password, passwordHash, network)) ? true : undefined,
  )
  if (isConfirmed === undefined) throw wrongPassword(field)
}

export function wrongPassword(field: Password['field']): Refusal {
  return fieldRefusal(400, messages.wrongPassword, field)
}
