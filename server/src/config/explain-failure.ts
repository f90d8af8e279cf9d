import { explainFileCode } from '../db/file-errors.ts'
import { FolderInUse, UnusableFolder } from '../db/embedded/lock-folder.ts'
import { isReadOnly, isRefusedByPooler, isUnavailable } from '../db/unavailable.ts'
import { CannotListen } from './cannot-listen.ts'
import { WrongSettings } from './environment.ts'

const IN_WORDS = [WrongSettings, FolderInUse, UnusableFolder, CannotListen]

/** Whether the error is one of Node's about a certificate (https://nodejs.org/api/tls.html, "X509 certificate error codes"). */
function isUntrusted(code: string, why: string): boolean {
  return (
    /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT_)/.test(code) ||
    /self-signed certificate|requires specifying a CA/.test(why)
  )
}

/** Describes to an operator why the shop cannot start. An unexpected error is described by its stack. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (IN_WORDS.some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error ? String(error.code) : ''
  // An AggregateError of Node, for a name with several addresses, has no message of its own.
  const why = error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message
  // SQLSTATE classes 28 (invalid authorization) and 3D (no such database); or a parameter of the address that is none.
  const isParameter = 'severity' in error && error.severity === 'FATAL' && /^(22|42)/.test(code)
  if (isParameter || /^(28|3D)...$/.test(code)) return `The database at DATABASE_URL refuses: ${why}`
  // 42501 (insufficient privilege): since PostgreSQL 15 only the owner of a database may make tables in it.
  if (code === '42501')
    return `The user of DATABASE_URL lacks a right: ${why}. Make it the owner: ALTER DATABASE … OWNER TO …`
  if (isUntrusted(code, why))
    return (
      `The certificate of the database at DATABASE_URL is not trusted: ${why}. ` +
      'Name its authority: ?sslrootcert=/path/to/ca.crt in DATABASE_URL, or NODE_EXTRA_CA_CERTS.'
    )
  if (why === 'The server does not support SSL connections')
    return `The database at DATABASE_URL speaks no TLS: ${why}. Leave sslmode out of it.`
  if (isRefusedByPooler(error))
    return (
      `A pooler seems to stand at DATABASE_URL: ${why}. Set DATABASE_POOLED=yes, ` +
      "or use the database's own address (PgBouncer: port 5432; Neon: without -pooler)."
    )
  if (isReadOnly(error)) return `The database takes no writes: ${why}`
  if (isUnavailable(error)) return `The database at DATABASE_URL does not answer: ${why}`
  return explainFileError(error) ?? error.stack ?? error.message
}

function explainFileError(error: Error): string | undefined {
  const why = explainFileCode(error)
  const step = 'syscall' in error ? error.syscall : undefined
  // A failed connection to a database's socket has a path too, but not one that a person named.
  if (why === undefined || step === 'connect') return undefined
  const unnamed = step === 'read' ? 'A certificate in DATABASE_URL' : 'The output'
  const place = 'path' in error ? String(error.path).replace(/\.unfinished$/, '') : unnamed
  return `${place}: ${why}.`
}
