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
    const inLanguage = (message: Message) => say(message, languageOf(request))
    const isOutage = noteOutage(error)
    if (isOutage || isTooSlow(error)) {
      if (!isOutage) request.log.error({ err: error }, 'the database took too long')
      const why = isLocked(error) ? messages.busy : messages.databaseGone
      return send(reply.header('retry-after', '2'), 503, inLanguage(why))
    }
    const statusCode = error.statusCode ?? 500
    if (statusCode < 500) {
      const known = messageFor(error, statusCode, request)
      // Fastify's own sentences are English.
      if (known === undefined && languageOf(request) === 'en') return send(reply, statusCode, error.message)
      return send(reply, statusCode, inLanguage(known ?? messages.unreadableRequest))
    }
    request.log.error({ err: error }, 'unexpected failure')
    return send(reply, statusCode === 503 ? 503 : 500, inLanguage(messages.somethingWrong))
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
  return send(reply, refusal.statusCode, message, { errors: errors && { ...errors, msg: message }, data })
}

type FailureFacts = { readonly [Fact in 'errors' | 'data']?: Failure[Fact] | undefined }

function send(reply: FastifyReply, statusCode: number, message: string, facts?: FailureFacts): FastifyReply {
  const failure = failureOf(statusCode, message, facts)
  return reply.status(statusCode).header('cache-control', 'no-store').type('application/json').send(failure)
}

export function failureOf(statusCode: number, message: string, { errors, data }: FailureFacts = {}): Failure {
  const status = statusCode < 500 ? 'fail' : 'error'
  return { status, statusMsg: status, message, data, errors }
}

function messageFor(error: FastifyError, statusCode: number, { routeOptions }: FastifyRequest): Message | undefined {
  if (statusCode === 413) return messages.tooLarge({ bytes: routeOptions.bodyLimit })
  if (statusCode === 415) return messages.notJson
  if (error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP')) return messages.invalidJson
  return undefined
}
