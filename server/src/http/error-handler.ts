import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '@baqala/contract/reply'
import type { Outages } from '../db/outages.ts'
import { isLocked, isTooSlow } from '../db/transaction.ts'
import { languageOf } from './language-of.ts'
import { ExternalServiceError, type Message, Refusal, say } from '../refusal.ts'
import { messages } from './http.messages.en.ts'

/** Turns errors into responses (specification 3, general response shape; docs/decisions/0005). */
export function handleErrors(app: FastifyInstance, noteOutage: Outages['note']): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error)
    if (error instanceof ExternalServiceError) {
      request.log[error.logLevel]({ err: error }, error.logMessage)
      return refuse(request, reply, error.refusal)
    }
    const isOutage = noteOutage(error)
    if (isOutage || isTooSlow(error)) {
      if (!isOutage) request.log.error({ err: error }, 'the database took too long')
      const why = isLocked(error) ? messages.busy : messages.databaseGone
      return refuse(request, reply, new Refusal(503, why, { retryAfter: 2 }))
    }
    const { statusCode = 500 } = error
    if (statusCode < 500) return refuse(request, reply, new Refusal(statusCode, saidOf(error, statusCode, request)))
    request.log.error({ err: error }, 'unexpected failure')
    return refuse(request, reply, new Refusal(statusCode === 503 ? 503 : 500, messages.somethingWrong))
  })
}

export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(request, reply, nothingAt(request))
}

export function nothingAt({ method, originalUrl: url }: FastifyRequest): Refusal {
  return new Refusal(404, messages.nothingAt({ method, path: url.split('?')[0]?.slice(0, 200) ?? '' }))
}

export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfter, errors, data } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  const message = say(refusal.said, languageOf(request))
  // The first invalid field repeats the sentence.
  const failure = { ...failureOf(refusal.statusCode, message), data, errors: errors && { ...errors, msg: message } }
  return reply.status(refusal.statusCode).header('cache-control', 'no-store').type('application/json').send(failure)
}

export function failureOf(statusCode: number, message: string): Failure {
  const status = statusCode < 500 ? 'fail' : 'error'
  return { status, statusMsg: status, message }
}

function saidOf(error: FastifyError, statusCode: number, { routeOptions }: FastifyRequest): Message {
  if (statusCode === 413) return messages.tooLarge({ bytes: routeOptions.bodyLimit })
  if (statusCode === 415) return messages.notJson
  if (error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP')) return messages.invalidJson
  // Fastify's own sentences are English.
  return { ...messages.unreadableRequest, text: error.message }
}
