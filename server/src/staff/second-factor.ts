/** The second factor of the staff: one-time passwords, and recovery codes for the day on which the phone is lost. */
import { createHmac } from 'node:crypto'
import { shop } from '../../../shop.config.ts'
import type { Db } from '../db/rows.ts'
import { decrypt, encrypt } from '../config/seal.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import type { PersonRow } from './people.queries.ts'
import { confirmSecret, updatePendingSecret, useRecoveryCode, useStep } from './second-factor.queries.ts'
import { messages } from './staff.messages.en.ts'
import { base32, linkOf, newSecret, stepOf } from './totp.ts'

const RECOVERY_CODES = 10
// 50 bits.
const RECOVERY_LETTERS = 10

/** Whether the code is the person's, and uses it up: no code of the authenticator or the list of recovery codes counts twice. */
export async function acceptCode(db: Db, key: Buffer, person: PersonRow, code: string): Promise<boolean> {
  if (person.totpSealed === null) return false
  const step = stepOf(decrypt(key, person.totpSealed), code, new Date())
  if (step !== undefined) return useStep(db, person.id, step)
  return useRecoveryCode(db, person.id, hashRecovery(key, person.id, code))
}

/** Begins a second factor, which counts once its first code is confirmed, and its recovery codes with it: until then the old ones do. */
export async function beginCode(
  db: Db,
  key: Buffer,
  person: PersonRow,
): Promise<{ secret: string; link: string; recoveryCodes: string[] }> {
  const secret = newSecret()
  await updatePendingSecret(db, person.id, encrypt(key, secret))
  const link = linkOf(secret, { shop: shop.name, login: person.login })
  return { secret, link, recoveryCodes: recoveryCodesOf(key, secret) }
}

/** Confirms the second factor with its first code. Returns the recovery codes, which nobody can read again. */
export async function confirmCode(tx: Db, key: Buffer, person: PersonRow, code: string): Promise<string[]> {
  const { pendingTotpSealed: sealed } = person
  if (sealed === null) throw new Refusal(409, messages.noPendingCode)
  const secret = decrypt(key, sealed)
  const step = stepOf(secret, code, new Date())
  if (step === undefined) throw wrongCode()
  const recoveryCodes = recoveryCodesOf(key, secret)
  const recoveryHashes = recoveryCodes.map((each) => hashRecovery(key, person.id, each))
  await confirmSecret(tx, person.id, { sealed, step, recoveryHashes })
  return recoveryCodes
}

export function wrongCode(): Refusal {
  return codeRefusal(401, 'wrongCode')
}

/** A refusal that sends the reader to the field of the code. */
export function codeRefusal(status: number, name: 'wrongCode' | 'codeWanted' | 'notFresh'): Refusal {
  return fieldRefusal(status, messages[name], 'code')
}

/** They follow from the secret and the shop's key, so those that were shown before it was confirmed are those that count. */
function recoveryCodesOf(key: Buffer, secret: string): string[] {
  return Array.from({ length: RECOVERY_CODES }, (_, at) => {
    const bytes = createHmac('sha256', key).update(`recovery code ${at}\n${secret}`).digest()
    return base32(bytes).slice(0, RECOVERY_LETTERS).toLowerCase()
  })
}

function hashRecovery(key: Buffer, staffId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`recovery\n${staffId}\n${code}`).digest()
}
