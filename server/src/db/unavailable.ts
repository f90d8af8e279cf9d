import { sqlStateOf } from './rows.ts'

// Errors of a socket: nothing answers, or (for a Unix domain socket) it does not exist, is closed to us or has too long a path.
const SOCKET_ERRORS =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT|EACCES|EINVAL)$/
const SOCKET_CALLS = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo'])

/**
 * Whether the error says that the database cannot be reached: SQLSTATE classes 08 (connection), 53 (insufficient resources,
 * such as too many clients) and 57P (shutdown); an error of the socket; or one of the driver, which has no code.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = sqlStateOf(error)
  // A pooler that refuses our startup options answers, and will answer the same.
  if (!isRefusedByPooler(error) && /^(08...|53...|57P..)$/.test(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (SOCKET_ERRORS.test(code) && 'syscall' in error) return SOCKET_CALLS.has(error.syscall)
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  )
}

/** Whether a pooler refuses what only PostgreSQL itself takes. It sends the same SQLSTATE where the database behind it is gone. */
export function isRefusedByPooler(error: unknown): boolean {
  return error instanceof Error && sqlStateOf(error) === '08P01' && /unsupported startup parameter/i.test(error.message)
}

/**
 * Whether the error says that the database takes no writes: the disk is full (53100), it failed (58030), or the database is
 * read-only (25006), as one is that stands by for another.
 */
export function isReadOnly(error: unknown): boolean {
  return /^(53100|58030|25006)$/.test(sqlStateOf(error))
}
