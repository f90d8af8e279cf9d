import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { newId } from '../db/ids.ts'
import { Refusal } from '../refusal.ts'
import { refuse } from './error-handler.ts'
import { isFromAnotherPage, readForm } from './form-body.ts'
import { messages } from './http.messages.en.ts'
import { LOG_SERIALIZERS } from './request-log.ts'
import type { SecurityHeaders } from './security.ts'
import { serverOptions } from './limits/server-limits.ts'

const MAX_BODY_BYTES = 100 * 1024

/** Fastify with our limits, log, bodies and addresses, and without routes. */
export function createFastify(config: Config, headers: SecurityHeaders): FastifyInstance {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: LOG_SERIALIZERS },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: MAX_BODY_BYTES,
    // A call whose address cannot be decoded, such as /api/%zz. Fastify runs no hooks for these.
    frameworkErrors: (_error, request, reply) =>
      void refuse(request, reply.headers(headers.api), new Refusal(400, messages.notAnAddress)),
    ...serverOptions(headers.api),
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => readLiterally(collapseSlashes(url)),
    // route.ts validates with the contract's schemas. Without this option Fastify loads its own compilers, 240 modules.
    schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
  })
  parseBodies(app, config)
  return app
}

/** Parses JSON bodies, and forms, as Dart's `http.post` sends a map. An empty body is allowed: some clients send a JSON Content-Type with GET and DELETE. */
function parseBodies(app: FastifyInstance, { allowedOrigins }: Config): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return parse(request, body as string, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (isFromAnotherPage(request, allowedOrigins)) return done(new Refusal(415, messages.notJson))
    done(null, readForm(body as string))
  })
}

function rejectSchema(): never {
  throw new Error('Describe the endpoint in contract/, not with a Fastify schema.')
}

/**
 * Reads `//` in the path of a call as one slash: clients join a base address that ends in a slash to a path that begins with
 * one. Runs before routing, so that everything behind sees one spelling of an address.
 *
 * Calls only. A screen at `//evil.example` would let a relative link on it lead to another host, and the files refuse every
 * other spelling of their paths. Slashes at the end stay: `DELETE /cart//` has an empty id and must not clear the cart.
 */
export function collapseSlashes(url: string): string {
  if (!url.includes('//')) return url
  const [path = ''] = url.split('?', 1)
  const collapsed = path.replace(/\/{2,}(?=[^/])/g, '/')
  return collapsed.startsWith('/api/') ? collapsed + url.slice(path.length) : url
}

/** The address of a page that cannot be decoded, such as a link that a chat has cut within %20, means the letters that it has. */
export function readLiterally(url: string): string {
  try {
    decodeURI(url.split('?', 1).join())
    return url
  } catch {
    return url.startsWith('/api/') ? url : url.replace(/^[^?]*/, (path) => path.replaceAll('%', '%25'))
  }
}
