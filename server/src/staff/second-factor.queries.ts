/** The part of the rows of `staff` that is their second factor: the secret, the last step and the recovery codes. */
import { didChange, execute, type Db } from '../db/rows.ts'

/** Marks the step of a code as used. False if this or a later one was accepted before. */
export function useStep(db: Db, staffId: string, step: number): Promise<boolean> {
  return didChange(db)`
    update staff set last_step = ${step} where id = ${staffId} and last_step < ${step}`
}

/** Uses up a recovery code. False if the person has no such code. */
export function useRecoveryCode(db: Db, staffId: string, hash: Buffer): Promise<boolean> {
  return didChange(db)`
    update staff set recovery_hashes = array_remove(recovery_hashes, ${hash}::bytea)
    where id = ${staffId} and ${hash}::bytea = any(recovery_hashes)`
}

export async function updatePendingSecret(db: Db, staffId: string, sealed: string): Promise<void> {
  await execute(db)`update staff set pending_totp_sealed = ${sealed} where id = ${staffId}`
}

/** Turns a pending secret on, whatever is pending by now. The step of the code that confirmed it is used up. */
export async function confirmSecret(
  tx: Db,
  staffId: string,
  { sealed, step, recoveryHashes }: Readonly<{ sealed: string; step: number; recoveryHashes: readonly Buffer[] }>,
): Promise<void> {
  await execute(tx)`
    update staff set totp_sealed = ${sealed}, pending_totp_sealed = null, last_step = ${step},
      recovery_hashes = ${recoveryHashes}
    where id = ${staffId}`
}
