import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '@baqala/contract/reply'
import { ExternalServiceError, Refusal } from '../refusal.ts'
import { messages } from './http.messages.en.ts'

/** Turns errors into responses (specification 3, general response shape; docs/decisions/0005). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return refuse(reply, error)
    if (error instanceof ExternalServiceError) {
      request.log[error.logLevel]({ err: error }, error.logMessage)
      return refuse(reply, error.refusal)
    }
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'the database does not answer')
      return send(reply.header('retry-after', '2'), 503, messages.databaseGone.text)
    }
    const statusCode = error.statusCode ?? 500
    if (statusCode < 500) return send(reply, statusCode, messageFor(error, statusCode))
    request.log.error({ err: error }, 'unexpected failure')
    return send(reply, statusCode === 503 ? 503 : 500, messages.somethingWrong.text)
  })
}

export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0]?.slice(0, 200) ?? ''
  return send(reply, 404, messages.nothingAt({ method: request.method, path }).text)
}

/** Refuses a URL that cannot be decoded, such as /%zz. */
export function refuseUndecodableUrl(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 400, messages.notAnAddress.text)
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfter, errors } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  return send(reply, refusal.statusCode, refusal.message, errors)
}

function send(reply: FastifyReply, statusCode: number, message: string, errors?: Failure['errors']): FastifyReply {
  const failure = failureOf(statusCode, message, errors)
  return reply.status(statusCode).header('cache-control', 'no-store').type('application/json').send(failure)
}

export function failureOf(statusCode: number, message: string, errors?: Failure['errors']): Failure {
  const status = statusCode < 500 ? 'fail' : 'error'
  return { status, statusMsg: status, message, ...(errors === undefined ? {} : { errors }) }
}

function messageFor(error: FastifyError, statusCode: number): string {
  if (statusCode === 413) return messages.tooLarge.text
  if (statusCode === 415) return messages.notJson.text
  if (error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP')) return messages.invalidJson.text
  return error.message
}

const SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOENT',
  'EACCES',
])

/**
 * SQLSTATE classes 08 (connection), 53 (insufficient resources) and 57P (shutdown), codes 57014 (statement timeout) and
 * 55P03 (lock timeout); a system error of the connection; or an error of the driver, which has no code.
 */
function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08...|53...|57P..|57014|55P03)$/.test(code)) return true
  if (SYSTEM_ERRORS.has(code) && 'syscall' in error) return error.syscall === 'connect' || error.syscall === 'read'
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  )
}
