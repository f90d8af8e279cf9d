/**
 * A checksum shows damage; only a key shows forgery. BACKUP_KEY is a setting and in no backup, unlike the secret that the shop
 * keeps in its database: who can read a backup could sign another with that one.
 */
import { createHmac } from 'node:crypto'
import { Refusal } from '../refusal.ts'
import { isSameSecret } from '../config/same-secret.ts'
import type { End } from './backup-shapes.ts'
import { messages } from './backup.messages.en.ts'

/** How far a backup is trusted. */
export interface Trust {
  /** BACKUP_KEY. A shop without one signs nothing and takes what nobody signed. */
  readonly key: string | undefined
  /** Takes a file whose signature is missing, wrong, or cannot be checked. */
  readonly unverified: boolean
}

export function sign(checksum: string, key: string): string {
  return createHmac('sha256', key).update(checksum).digest('hex')
}

/** Refuses a backup that the key did not sign. `end` is its last line. */
export function checkSignature(file: string, { checksum, signature }: End, { key, unverified }: Trust): void {
  if (unverified || (key === undefined && signature === undefined)) return
  if (key === undefined) throw new Refusal(409, messages.keyMissing({ file }))
  if (signature === undefined) throw new Refusal(409, messages.notSigned({ file }))
  if (!isSameSecret(signature, sign(checksum, key))) throw new Refusal(409, messages.signedByOther({ file }))
}
