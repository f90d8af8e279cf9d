import type { IncomingMessage, ServerResponse } from 'node:http'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { ADMIN_ROOT } from '@baqala/contract/admin/calls'
import type { Config } from '../config/config.ts'
import type { Origins } from './origins.ts'

export type Headers = Readonly<Record<string, string>>

/** One set of headers for pages, one for what loads nothing and for whatever is refused before its address is known. */
export interface SecurityHeaders {
  readonly pages: Headers
  /** Headers of the admin's pages, which scan with the camera. */
  readonly admin: Headers
  readonly api: Headers
  /** The content security policy of a page with inline code. */
  readonly policyOf: (inline: InlineHashes) => string
}

/** CSP sources of the inline code in a page of the storefront. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

// A browser never takes them for a page. Each picture of a list would otherwise travel with a kilobyte of policy.
const LOADS_NOTHING = /^\/((admin\/)?assets|api|images)\//
const ADMIN = /^\/admin([/?]|$)/

/** Adds the security headers to the answer of every route. What has no route is answered with them by server-limits.ts. */
export function sendSecurityHeaders(app: FastifyInstance, { pages, admin, api }: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(LOADS_NOTHING.test(request.url) ? api : ADMIN.test(request.url) ? admin : pages)
    next()
  })
}

/** Helmet's headers, computed once: for each request helmet takes a tenth of the time of a cached answer. */
export function makeSecurityHeaders(config: Config, origins: Origins): SecurityHeaders {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const common = {
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // The browsers' default, and four for browsers that are gone. A page and its headers have to fit the first packets of a
    // connection.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  } as const
  const pictures = config.publicUrl === undefined ? ['http://localhost:*', 'http://127.0.0.1:*'] : [origins.main]
  const pagesWith = (inline: InlineHashes, more: object = {}) =>
    headersOf({
      ...common,
      crossOriginResourcePolicy: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          ...pageDirectives(inline, pictures),
          ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
          ...more,
        },
      },
      // The payment page opens in a separate window.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })
  const api = headersOf({
    ...common,
    // They have no effect on what loads nothing, and are left out to save bytes.
    ...{ crossOriginOpenerPolicy: false, referrerPolicy: false },
    // Storefronts on other origins may show the pictures; CORS decides which of them may read the API.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  })

  const nothingInline = { scripts: [], styles: [] }
  const ofAdmin = pagesWith(nothingInline, {
    // The scanner of barcodes is WebAssembly.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  })

  return {
    pages: pagesWith(nothingInline),
    admin: { ...ofAdmin, 'permissions-policy': 'camera=(self)' },
    api,
    policyOf: (inline) => pagesWith(inline)['content-security-policy'] ?? '',
  }
}

function pageDirectives({ scripts, styles }: InlineHashes, pictures: readonly string[]) {
  return {
    // Fonts, calls and the service worker included.
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", ...styles],
    imgSrc: ["'self'", 'data:', ...pictures],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}

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
  const options: FastifyCorsOptions = {
    origin: allowed.includes('*') ? '*' : [...allowed],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    // The second line is what libraries of other storefronts send by habit, and nothing reads.
    allowedHeaders: [
      ...['token', 'content-type', 'idempotency-key', 'x-language'],
      ...['authorization', 'x-requested-with', 'cache-control', 'pragma', 'accept-language', 'if-none-match'],
    ],
    // A string, because a list is joined again for every response.
    exposedHeaders: 'etag, retry-after, x-request-id, idempotency-key',
    maxAge: 86_400,
  }
  // The staff's calls are for our own pages alone, whatever the setting says.
  await app.register(
    cors,
    () => (request: FastifyRequest, done: (error: null, options: FastifyCorsOptions) => void) => {
      done(null, request.url.startsWith(`${ADMIN_ROOT}/`) ? { origin: false } : options)
    },
  )
}
