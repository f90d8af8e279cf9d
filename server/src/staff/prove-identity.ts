/**
 * Verifies passwords and second factors of the staff: every guess, by whatever path, counts on one limiter. Refuses new passwords
 * that are guessed first.
 */
import { isRightPassword } from '../auth/passwords.ts'
import { limitWrongAttempts } from '../auth/sign-in-limits.ts'
import type { Limit } from '../http/limits/rate-limits.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import type { PersonRow } from './people.queries.ts'
import { acceptCode, codeRefusal, wrongCode } from './second-factor.ts'
import { wrongLogin, type StaffClient, type StaffDeps } from './sessions.ts'
import { messages } from './staff.messages.en.ts'

export interface Credentials {
  readonly login: string
  readonly password: string
  readonly code?: string | undefined
}

/** Verifies the password, and the code of whoever has a second factor. */
export async function proveIdentity(
  deps: StaffDeps,
  { person, login, password, code }: Credentials & { readonly person: PersonRow | undefined },
  client: StaffClient,
): Promise<{ hasProvenCode: boolean }> {
  const asked = { login, passwordHash: person?.passwordHash ?? null }
  const proof = await limitGuesses(deps, asked, client, async () => {
    if (!(await isRightPassword(password, hashOf(person), client.network))) return undefined
    if (person?.totpSealed === null) return { hasProvenCode: false }
    // The password is right: a missing code is no guess.
    if (code === undefined) return { hasProvenCode: undefined }
    return person !== undefined && (await checkCode(deps, person, code)) ? { hasProvenCode: true } : undefined
  })
  if (proof.hasProvenCode === undefined) throw codeRefusal(401, 'codeWanted')
  return { hasProvenCode: proof.hasProvenCode }
}

// Only somebody with the right password or link gets this far, so strangers cannot lock out the owner of the account; whoever stole the
// password has ten guesses an hour at six digits, from whatever networks.
const WRONG_CODES: Limit = { name: 'wrong codes of the staff by person', max: 10, seconds: 3600 }

export async function checkCode(deps: StaffDeps, person: PersonRow, code: string | undefined): Promise<true> {
  if (code === undefined) throw codeRefusal(401, 'codeWanted')
  await deps.limits.take(WRONG_CODES, person.id, messages.tooManyCodes)
  if (!(await acceptCode(deps.db, deps.secrets.staff, person, code))) throw wrongCode()
  await deps.limits.giveBack(WRONG_CODES, person.id)
  return true
}

/** Runs `check` within the limits of wrong passwords, which hold over all processes. Refused (401) where it finds nothing. */
export async function limitGuesses<Found>(
  { limits, config }: StaffDeps,
  { login, passwordHash }: Pick<PersonRow, 'login' | 'passwordHash'>,
  { network }: StaffClient,
  check: () => Promise<Found>,
): Promise<NonNullable<Exclude<Found, false>>> {
  const attempt = { network, knownBrowser: undefined, email: `staff ${login}`, passwordHash: passwordHash ?? undefined }
  let guess: Refusal | undefined
  const found = await limitWrongAttempts(limits, config.limits, attempt, async () => {
    try {
      return (await check()) || undefined
    } catch (error) {
      // A wrong code is counted as a wrong password is; a missing one is not.
      if (!(error instanceof Refusal) || error.said.code !== messages.wrongCode.code) throw error
      guess = error
      return undefined
    }
  })
  if (found === undefined) throw guess ?? wrongLogin()
  // A cast, because TypeScript does not see that `false` became undefined above.
  return found as NonNullable<Exclude<Found, false>>
}

export function hashOf(person: PersonRow | undefined): string | undefined {
  return person?.passwordHash ?? undefined
}

// Words that long passwords are made of when people are asked for long ones (NIST SP 800-63B, 3.1.1.2).
const COMMON =
  /pass(word)?|qwerty|asdf|zxcv|welcome|admin|baqala|letmein|iloveyou|egypt|cairo|ahly|zamalek|abc|123+|0{3,}|1{3,}/g
const MIN_OWN_LETTERS = 6

/** Refuses a password (400) that is mostly made of common words, of the person's own name, or of few letters. */
export function refuseCommonPassword(password: string, { name, login }: { name: string; login: string }): void {
  const own = [login, ...name.toLowerCase().split(/\s+/)].filter((word) => word.length > 2)
  const plain = own.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  const letters = new Set(plain.replace(COMMON, ''))
  if (letters.size >= MIN_OWN_LETTERS) return
  throw fieldRefusal(400, messages.commonPassword, 'password')
}

/** Refuses a PIN (400) that counts up or down, repeats its first half, or has one or two digits: the first five that a thief tries. */
export function refuseEasyPin(pin: string): void {
  const digits = Array.from(pin, Number)
  const steps = new Set(digits.slice(1).map((digit, at) => (digit - digits[at]! + 10) % 10))
  const isRepeated = pin.slice(0, 3) === pin.slice(3)
  if (steps.size > 1 && new Set(digits).size > 2 && !isRepeated) return
  throw fieldRefusal(400, messages.easyPin, 'pin')
}
