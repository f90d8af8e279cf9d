/** The request log. It contains no personal data. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Makes a generator of unique request ids. They are predictable and must not be used as secrets. */
export function makeRequestIds(): () => string {
  const prefix = randomBytes(12).toString('hex')
  let count = 0
  return () => {
    count += 1
    return prefix + count.toString(16).padStart(12, '0')
  }
}

/** Leaves out the other properties of an error: the `detail` of a database error contains personal data. */
export function serializeError(error: Error & { code?: unknown }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }
}

/** Logs each request by its route, without the URL, because URLs may contain personal data. */
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
