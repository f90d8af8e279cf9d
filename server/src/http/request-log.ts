/** The request log. It contains no personal data. */
import type { FastifyInstance } from 'fastify'

/** Writes the objects that the log is given. Fastify's own serializer of requests names the address and the query. */
export const LOG_SERIALIZERS = { err: serializeError, req: ({ method }: { method: string }) => ({ method }) }

/** Leaves out the other properties of an error: the `detail` of a database error contains personal data. */
export function serializeError(error: Error & { code?: unknown }) {
  const message = withoutPersonalData(error)
  const stack = (error.stack ?? '').replace(error.message, () => message)
  return { type: error.name, code: error.code, message, stack }
}

// RFC 5322: all characters of an `atom`, an apostrophe among them, and dots.
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g

/** Providers quote e-mail addresses. A database error of SQLSTATE class 22 (data exception) quotes the value it refused. */
function withoutPersonalData({ message, code }: Error & { code?: unknown }): string {
  const isDataException = typeof code === 'string' && /^22...$/.test(code)
  const withoutValue = isDataException ? message.replace(/"[\s\S]*"/, '"…"') : message
  return withoutValue.replace(EMAIL, '…')
}

/** Logs each request by its route, without the URL, because URLs may contain personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    const call = request.routeOptions.url ?? 'unknown'
    const facts = { method: request.method, call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info(facts, 'answered')
    next()
  })
}
