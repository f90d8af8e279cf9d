import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '@baqala/contract/language'
import type { InlineHashes, SecurityHeaders } from './http/security.ts'
import type { Config } from './config/config.ts'
import { notFound } from './http/error-handler.ts'
import { cspHash } from './http/html.ts'
import { hasLanguageCookie, languageOfPage } from './http/language-of.ts'

const DIST = path.resolve(import.meta.dirname, '../../web/dist')
const SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60
const NOT_SCREENS = /^\/(api|images|local|assets|healthz|readyz)(\/|$|\?)/

/**
 * Serves the built storefront: its files, the prerendered page of each screen in screens.json, and index.html for every
 * other path. Does nothing if the storefront is not built, as in tests of the API alone.
 */
export async function storefront(
  app: FastifyInstance,
  { hasServiceWorker }: Config,
  { policyOf }: SecurityHeaders,
): Promise<void> {
  if (!existsSync(path.join(DIST, 'index.html'))) return void app.setNotFoundHandler(notFound)
  await app.register(fastifyStatic, {
    root: DIST,
    preCompressed: true,
    index: false,
    // Dot files are internal to the build.
    dotfiles: 'deny',
    cacheControl: false,
    // The ETag is enough, and nothing is long enough to be asked for in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, file) {
      reply.header('cache-control', cachingOf(file))
    },
  })
  // Without a route for '/', @fastify/static refuses the root as a folder. The service worker keeps '/index.html'.
  const pages = { '/': 'index.html', ...prerenderedPages(), '/index.html': 'index.html' }
  const policies = policiesOf(Object.values(pages), policyOf)
  for (const [address, page] of Object.entries(pages)) {
    app.get(address, (request, reply) => sendPage(page, policies, request, reply))
  }
  app.get('/sw.js', (_, reply) => reply.sendFile(hasServiceWorker ? 'sw.js' : 'sw-off.js'))
  app.setNotFoundHandler((request, reply) => {
    const isScreen = (request.method === 'GET' || request.method === 'HEAD') && !NOT_SCREENS.test(request.url)
    if (!isScreen || !(request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/)) return notFound(request, reply)
    return sendPage('index.html', policies, request, reply)
  })
}

/** Sends a page in the shopper's language. `?lang=ar`, as in the links of letters, sets the cookie and leaves the address. */
function sendPage(
  page: string,
  policies: ReadonlyMap<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // `//` and `//?lang=ar` would name another host.
  const address = new URL(`http://shop/${request.url.replace(/^\/+/, '')}`)
  const asked = address.searchParams.get('lang')
  if (isLanguage(asked)) {
    address.searchParams.delete('lang')
    reply.header('set-cookie', languageCookie(asked))
    return reply.redirect(address.pathname + address.search, 302)
  }
  const language = languageOfPage(request)
  // Safari forgets after a week what scripts have written, and keeps what a server has. A product's page fills the first packets of a
  // connection to the last byte (e2e/first-paint.spec.ts).
  if (hasLanguageCookie(request) && !request.url.startsWith('/ProductDetails'))
    reply.header('set-cookie', languageCookie(language))
  const file = language === 'ar' ? `ar/${page}` : page
  const policy = policies.get(file)
  if (policy !== undefined) reply.header('content-security-policy', policy)
  return reply.headers({ vary: 'Cookie', 'content-language': language }).sendFile(file)
}

function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${SECONDS_OF_A_YEAR}; SameSite=Lax`
}

/** The names of files in assets/ hold a hash of their content. Pages are the reader's: no cache between may keep them. */
function cachingOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable'
  return /\.html(\.\w+)?$/.test(file) ? 'private, no-cache' : 'no-cache'
}

/** Prerendered pages by path (web/shell/pages.ts). */
function prerenderedPages(): Record<string, string> {
  const list = path.join(DIST, 'screens.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}
}

/** The content security policy of each page, by file. It names the inline code of that page alone, and so stays short. */
function policiesOf(pages: readonly string[], policyOf: SecurityHeaders['policyOf']): ReadonlyMap<string, string> {
  const files = pages.flatMap((page) => [page, `ar/${page}`]).filter((file) => existsSync(path.join(DIST, file)))
  return new Map(files.map((file) => [file, policyOf(inlineHashes(readFileSync(path.join(DIST, file), 'utf8')))]))
}

/** CSP sources of the inline scripts, style elements and style attributes in a page. */
function inlineHashes(page: string): InlineHashes {
  const hashesOf = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, text]) => cspHash(text ?? '')))]
  const styleAttributes = hashesOf(/ style="([^"]*)"/g)
  return {
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
    styles: [
      ...hashesOf(/<style>([\s\S]*?)<\/style>/g),
      // Hashes apply to style attributes only with this source.
      ...(styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : []),
    ],
  }
}
