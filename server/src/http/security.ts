import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ADMIN_ROOT } from '@baqala/contract/admin/calls'
import type { Config } from '../config/config.ts'
import type { Origins } from './origins.ts'

export type Headers = Readonly<Record<string, string>>

/** One set of headers for pages, one for what loads nothing and for whatever is refused before its address is known. */
export type SecurityHeaders = ReturnType<typeof makeSecurityHeaders>

/** CSP sources of the inline code in a page of the storefront. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

// A browser never takes them for a page. Each picture of a list would otherwise travel with a kilobyte of policy.
const LOADS_NOTHING = /^\/((admin\/)?assets|api|images)\//
const ADMIN = /^\/admin([/?]|$)/

/** Adds the security headers to the answer of every route. Answers without a route get them from server-limits.ts. */
export function sendSecurityHeaders(app: FastifyInstance, { pages, admin, api }: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(LOADS_NOTHING.test(request.url) ? api : ADMIN.test(request.url) ? admin : pages)
    next()
  })
}

/** Made once. A page and its headers have to fit the first packets of a connection: what browsers do by themselves is left out. */
export function makeSecurityHeaders({ isHttps, publicUrl }: Config, origins: Origins) {
  const pictures = publicUrl === undefined ? 'http://localhost:* http://127.0.0.1:*' : origins.main
  const common = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const policyOf = ({ scripts, styles }: InlineHashes) =>
    [
      // Fonts, calls and the service worker included.
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles].join(' '),
      `img-src 'self' data: ${pictures}`,
      ...["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
      ...(isHttps ? ['upgrade-insecure-requests'] : []),
    ].join(';')
  const pagesWith = (scripts: readonly string[]) => ({
    ...common,
    'content-security-policy': policyOf({ scripts, styles: [] }),
    // The payment page opens in a separate window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  return {
    pages: pagesWith([]),
    // The scanner of barcodes is WebAssembly, and reads the camera.
    admin: { ...pagesWith(["'wasm-unsafe-eval'"]), 'permissions-policy': 'camera=(self)' },
    api: {
      ...common,
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      // Storefronts on other origins may show the pictures; CORS decides which of them may read the API.
      'cross-origin-resource-policy': 'cross-origin',
    },
    /** The content security policy of a page with inline code. */
    policyOf,
  }
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
