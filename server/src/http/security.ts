import type { IncomingMessage, ServerResponse } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config/config.ts'
import type { Origins } from './origins.ts'
import { inlineHashes } from '../storefront.ts'

type Headers = Readonly<Record<string, string>>

/**
 * Sends with every answer what tells a browser what this shop never does. They are the same every time, so helmet writes
 * them once, for pages and for the API: made anew for each request they cost a tenth of a ready answer.
 */
export function sendSecurityHeaders(app: FastifyInstance, config: Config, origins: Origins): void {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const common = {
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Other front ends may show our pictures and read our answers (CORS decides which).
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  } as const
  const pages = headersOf({
    ...common,
    contentSecurityPolicy: { useDefaults: false, directives: forPages() },
    // The payment page opens in a window of its own.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const api = headersOf({
    ...common,
    ...ONLY_FOR_PAGES,
    contentSecurityPolicy: { useDefaults: false, directives: FOR_DATA },
  })

  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.url.startsWith('/api/') ? api : pages)
    next()
  })

  function forPages() {
    const { scripts, styles } = inlineHashes()
    const ownPictures = config.publicUrl === undefined ? ['http://localhost:*', 'http://127.0.0.1:*'] : [origins.main]
    return {
      defaultSrc: ["'self'"],
      // The pages' one inline script starts loading before the application has arrived; it is known by its hash.
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", ...styles],
      imgSrc: ["'self'", 'data:', ...ownPictures],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    }
  }
}

/** Nothing that the API answers is a page. */
const FOR_DATA = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }

/** What says nothing about data; every header is bytes that a phone waits for. */
const ONLY_FOR_PAGES = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** What helmet sets; it looks at neither request nor answer. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined)
  return headers
}

/**
 * CORS, for the storefronts of others. A shop that allows none says nothing of it, and browsers let no other page read its
 * answers; nor does any answer wait for it, or carry it.
 */
export async function letOthersRead(app: FastifyInstance, allowed: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: allowed.includes('*') ? '*' : [...allowed],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['token', 'content-type'],
    // As text: a list would be joined anew for every answer.
    exposedHeaders: 'etag, retry-after, x-request-id',
    maxAge: 86_400,
  })
}
