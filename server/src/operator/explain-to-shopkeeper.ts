import { FolderInUse } from '../db/lock-folder.ts'
import { explainFailure } from '../config/explain-failure.ts'
import { ProviderTrouble } from '../payments/payments.ts'
import { Refusal } from '../refusal.ts'
import { Refused } from './refused.ts'

/** What went wrong in words a person can act on; only what nobody thought of keeps its stack. */
export function explainToShopkeeper(error: unknown): string {
  if (error instanceof Refused || error instanceof Refusal) return error.message
  if (error instanceof ProviderTrouble) return `The payment provider does not do it: ${error.message}`
  if (error instanceof FolderInUse) {
    return `${error.message.split('. ')[0]}, and only one may have it. Stop the shop while you work here, or let both use a PostgreSQL server (DATABASE_URL).`
  }
  return aboutFile(error) ?? (isLockTimeout(error) ? BUSY : explainFailure(error))
}

const BUSY = 'The shop is busy with what this has to change. Stop it for the moment, or try again. Nothing was changed.'

/** PostgreSQL's lock_not_available. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

const FILE_TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'that is a folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'it cannot be written to',
  ENOSPC: 'the disk is full',
}

/** A file that a person named and that cannot be read or written. */
function aboutFile(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  const trouble = FILE_TROUBLES[String(error.code)]
  // The socket of a database is no file that anybody named.
  if (trouble === undefined || error.syscall === 'connect') return undefined
  const place = 'path' in error ? String(error.path).replace(/\.unfinished$/, '') : 'The file'
  return `${place}: ${trouble}.`
}
