import { FolderInUse } from '../db/lock-folder.ts'
import { WrongSettings } from './wrong-settings.ts'

// There is no such socket, it is not for this user, or its name is too long.
const SOCKET_TROUBLES = new Set(['ENOENT', 'EACCES', 'EINVAL'])

/** Explains why the shop cannot start, in words that a person can act on. An unexpected error keeps its stack. */
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
  // SQLSTATE class 28: not let in; 3D000: no such database.
  if (typeof code === 'string' && /^(28|3D)...$/.test(code))
    return `The database at DATABASE_URL refuses: ${error.message}`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || (syscall === 'connect' && SOCKET_TROUBLES.has(String(code))))
    return `The database at DATABASE_URL does not answer: ${error.message}`
  return error.stack ?? error.message
}
