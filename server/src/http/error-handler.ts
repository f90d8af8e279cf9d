import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '@baqala/contract/reply'
import { OutsideTrouble, Refusal } from '../refusal.ts'

const NEUTRAL = 'Something went wrong on our side. Please try again in a moment.'
const DATABASE_GONE = 'The shop is catching its breath. Please try again in a moment.'

/** The only place that says what a failure looks like (spec 3, general response shape; decision 0005). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return refuse(reply, error)
    if (error instanceof OutsideTrouble) {
      request.log[error.logLevel]({ err: error }, error.logMessage)
      return refuse(reply, error.refusal)
    }
    if (isDatabaseGone(error)) {
      request.log.error({ err: error }, 'the database does not answer')
      return send(reply.header('retry-after', '2'), 503, DATABASE_GONE)
    }
    const statusCode = error.statusCode ?? 500
    if (statusCode < 500) return send(reply, statusCode, sentenceFor(error, statusCode))
    request.log.error({ err: error }, 'unexpected failure')
    return send(reply, statusCode === 503 ? 503 : 500, NEUTRAL)
  })
}

export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 404, `There is nothing at ${request.method} ${request.url.split('?')[0]?.slice(0, 200)}.`)
}

/** An address that cannot be decoded, such as /%zz: it never reaches a route, nor the hooks that write the headers of the others. */
export function notAnAddress(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  reply.header('x-content-type-options', 'nosniff')
  return send(reply, 400, 'That address is not valid.')
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

function sentenceFor(error: FastifyError, statusCode: number): string {
  if (statusCode === 413) return 'That is more than we can take at once (at most 100 kB).'
  if (statusCode === 415) return 'Please send JSON (Content-Type: application/json).'
  if (error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP')) return 'The body is not valid JSON.'
  return error.message
}

const CONNECTION_CODES = new Set([
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
 * SQLSTATE classes 08 (connection), 53 (out of resources), 57P (shutting down); codes 57014 (statement timeout) and
 * 55P03 (lock timeout); the driver's own words where there is no code.
 */
function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08...|53...|57P..|57014|55P03)$/.test(code)) return true
  if (CONNECTION_CODES.has(code) && 'syscall' in error) return error.syscall === 'connect' || error.syscall === 'read'
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  )
}
