/** What the log tells of a request, and the name it is found by. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** No two alike, in this process or another. They are for finding lines in a log, so the next one may be guessed. */
export function makeRequestIds(): () => string {
  const ofThisProcess = randomBytes(12).toString('hex')
  let count = 0
  return () => {
    count += 1
    return ofThisProcess + count.toString(16).padStart(12, '0')
  }
}

/** Of an error, what happened and where; a database's `detail` would hold the shopper's data. */
export function withoutData(error: Error & { code?: unknown }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }
}

/** One line a request: what, how it went, how long. No address, no query, no name. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    const call = request.routeOptions.url ?? 'unknown'
    request.log.info(
      { method: request.method, call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    next()
  })
}
