import { FolderInUse } from '../db/lock-folder.ts'
import { WrongSettings } from './environment.ts'

// Errors of a Unix domain socket: it does not exist, is not accessible, or its path is too long.
const SOCKET_ERRORS = new Set(['ENOENT', 'EACCES', 'EINVAL'])

/** Describes to an operator why the shop cannot start. An unexpected error is described by its stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof WrongSettings || error instanceof FolderInUse) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 3000} is taken. Stop what uses it, or choose another: PORT=3001 npm start`
  const syscall = 'syscall' in error ? error.syscall : undefined
  if (syscall === 'listen' || (process.env.HOST !== undefined && error.message.includes(process.env.HOST))) {
    return `The shop cannot listen on HOST ${process.env.HOST ?? ''}, PORT ${process.env.PORT ?? 3000}: ${error.message}`
  }
  // SQLSTATE classes 28 (invalid authorization) and 3D (no such database).
  if (typeof code === 'string' && /^(28|3D)...$/.test(code))
    return `The database at DATABASE_URL refuses: ${error.message}`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || (syscall === 'connect' && SOCKET_ERRORS.has(String(code))))
    return `The database at DATABASE_URL does not answer: ${error.message}`
  return error.stack ?? error.message
}
