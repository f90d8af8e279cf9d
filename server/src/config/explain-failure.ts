import { FolderInUse, UnusableFolder } from '../db/lock-folder.ts'
import { isReadOnly, isUnavailable } from '../db/unavailable.ts'
import { CannotListen } from './cannot-listen.ts'
import { WrongSettings } from './environment.ts'

const IN_WORDS = [WrongSettings, FolderInUse, UnusableFolder, CannotListen]

/** Describes to an operator why the shop cannot start. An unexpected error is described by its stack. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (IN_WORDS.some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error ? String(error.code) : ''
  // An AggregateError of Node, for a name with several addresses, has no message of its own.
  const why = error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message
  // SQLSTATE classes 28 (invalid authorization) and 3D (no such database).
  if (/^(28|3D)...$/.test(code)) return `The database at DATABASE_URL refuses: ${why}`
  if (isReadOnly(error)) return `The database takes no writes: ${why}`
  if (isUnavailable(error)) return `The database at DATABASE_URL does not answer: ${why}`
  return error.stack ?? error.message
}
