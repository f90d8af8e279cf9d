import type { IncomingMessage, ServerResponse } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config/config.ts'
import type { Origins } from './origins.ts'

export type Headers = Readonly<Record<string, string>>

/** One set of headers for pages, one for the API and for whatever is refused before its address is known. */
export interface SecurityHeaders {
  readonly pages: Headers
  readonly api: Headers
}

/** CSP sources of the inline code in the storefront's pages. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Adds the security headers to the answer of every route. What has no route is answered with them by server-limits.ts. */
export function sendSecurityHeaders(app: FastifyInstance, { pages, api }: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.url.startsWith('/api/') ? api : pages)
    next()
  })
}

/** Helmet's headers, computed once: for each request helmet takes a tenth of the time of a cached answer. */
export function makeSecurityHeaders(config: Config, origins: Origins, inline: InlineHashes): SecurityHeaders {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const common = {
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Storefronts on other origins may show the pictures; CORS decides which of them may read the API.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  } as const
  const pages = headersOf({
    ...common,
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives() },
    // The payment page opens in a separate window.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const api = headersOf({
    ...common,
    ...PAGES_ONLY,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  })

  return { pages, api }

  function pageDirectives() {
    const ownPictures = config.publicUrl === undefined ? ['http://localhost:*', 'http://127.0.0.1:*'] : [origins.main]
    return {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline.scripts],
      styleSrc: ["'self'", ...inline.styles],
      imgSrc: ["'self'", 'data:', ...ownPictures],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    }
  }
}

/** Headers that have no effect on API responses, left out to save bytes. */
const PAGES_ONLY = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** The headers that helmet sets. It reads neither the request nor the response, so a stub is enough. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined)
  return headers
}

/** Allows storefronts on other origins to call the API (CORS). */
export async function allowCors(app: FastifyInstance, allowed: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: allowed.includes('*') ? '*' : [...allowed],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['token', 'content-type', 'idempotency-key', 'x-language'],
    // A string, because a list is joined again for every response.
    exposedHeaders: 'etag, retry-after, x-request-id, idempotency-key',
    maxAge: 86_400,
  })
}
