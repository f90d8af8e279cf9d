/** The second factor of the staff: one-time passwords, and recovery codes for the day on which the phone is lost. */
import { createHmac, randomBytes } from 'node:crypto'
import { shop } from '../../../shop.config.ts'
import type { Db } from '../db/rows.ts'
import { decrypt, encrypt } from '../mail/seal.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import { type PersonRow, confirmSecret, updatePendingSecret, useRecoveryCode, useStep } from './people.queries.ts'
import { messages } from './staff.messages.en.ts'
import { base32, linkOf, newSecret, stepOf } from './totp.ts'

const RECOVERY_CODES = 10
// 50 bits, so ten letters.
const RECOVERY_BYTES = (10 * 5) / 8

/** Whether the code is the person's, and uses it up: no code of the authenticator or the list of recovery codes counts twice. */
export async function acceptCode(db: Db, key: Buffer, person: PersonRow, code: string): Promise<boolean> {
  if (person.totpSealed === null) return false
  const step = stepOf(decrypt(key, person.totpSealed), code, new Date())
  if (step !== undefined) return useStep(db, person.id, step)
  return useRecoveryCode(db, person.id, hashRecovery(key, person.id, code))
}

/** Begins a second factor, which counts once its first code is confirmed. */
export async function beginCode(db: Db, key: Buffer, person: PersonRow): Promise<{ secret: string; link: string }> {
  const secret = newSecret()
  await updatePendingSecret(db, person.id, encrypt(key, secret))
  return { secret, link: linkOf(secret, { shop: shop.name, login: person.login }) }
}

/** Confirms the second factor with its first code. Returns the recovery codes, which nobody can read again. */
export async function confirmCode(tx: Db, key: Buffer, person: PersonRow, code: string): Promise<string[]> {
  if (person.pendingTotpSealed === null) throw new Refusal(409, messages.noPendingCode)
  const step = stepOf(decrypt(key, person.pendingTotpSealed), code, new Date())
  if (step === undefined) throw wrongCode()
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(Math.ceil(RECOVERY_BYTES))).slice(0, 10),
  )
  const recoveryCodes = codes.map((each) => each.toLowerCase())
  const recoveryHashes = recoveryCodes.map((each) => hashRecovery(key, person.id, each))
  await confirmSecret(tx, person.id, { step, recoveryHashes })
  return recoveryCodes
}

export function wrongCode(): Refusal {
  return codeRefusal(401, 'wrongCode')
}

/** A refusal that sends the reader to the field of the code. */
export function codeRefusal(status: number, name: 'wrongCode' | 'codeWanted' | 'notFresh'): Refusal {
  return fieldRefusal(status, messages[name], 'code')
}

function hashRecovery(key: Buffer, staffId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`recovery\n${staffId}\n${code}`).digest()
}
