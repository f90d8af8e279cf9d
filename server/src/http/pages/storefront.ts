import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '@baqala/contract/language'
import { paths } from '@baqala/contract/paths'
import { BUILT_FILES, PRIVATE } from './built-files.ts'
import { CachedAnswer, sendAnswer } from '../cached-answers.ts'
import type { InlineHashes, SecurityHeaders } from '../security.ts'
import type { Config } from '../../config/config.ts'
import { notFound } from '../error-handler.ts'
import { cspHash } from '../html.ts'
import { hasLanguageCookie, languageOfPage } from '../language-of.ts'

const DIST = path.resolve(import.meta.dirname, '../../../../web/dist')
const SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60
const NOT_SCREENS = /^\/(api|admin|images|local|assets|healthz|readyz)(\/|$|\?)/i
const A_FILE = /^[^?]*\.\w{2,5}(\?|$)/

/** The title and the tags of a product's page (catalog/link-preview.ts). */
type PreviewOf = (request: FastifyRequest, productId: string, language: Language) => Promise<string>

/**
 * Serves the built storefront: its files, the prerendered page of each screen in screens.json, and index.html for every
 * other path. Does nothing if the storefront is not built, as in tests of the API alone.
 */
export async function storefront(
  app: FastifyInstance,
  { hasServiceWorker }: Config,
  { policyOf }: SecurityHeaders,
  previewOf: PreviewOf,
  dist = DIST,
): Promise<void> {
  if (!existsSync(path.join(dist, 'index.html'))) return void app.setNotFoundHandler(notFound)
  await app.register(fastifyStatic, { ...BUILT_FILES, root: dist })
  // Without a route for '/', @fastify/static refuses the root as a folder. The service worker keeps '/index.html'.
  const pages = { '/': 'index.html', ...prerenderedPages(dist), '/index.html': 'index.html' }
  const policies = policiesOf(dist, Object.values(pages), policyOf)
  for (const [address, page] of Object.entries(pages)) {
    const nameIt = address === paths.anyProductDetails ? makeNamedPage(dist, page, policies, previewOf) : undefined
    app.get(address, async (request, reply) => {
      const named = await nameIt?.(request, reply)
      return named ? sendAnswer(request, reply, named, PRIVATE) : sendPage(page, policies, request, reply)
    })
  }
  app.get('/sw.js', (_, reply) => reply.sendFile(hasServiceWorker ? 'sw.js' : 'sw-off.js'))
  app.setNotFoundHandler((request, reply) => {
    const isScreen = (request.method === 'GET' || request.method === 'HEAD') && !NOT_SCREENS.test(request.url)
    // Who asks for a file that is not there, such as /favicon.ico, takes any type and would get a page.
    const pageTypes = A_FILE.test(request.url) ? /text\/html/ : /text\/html|\*\/\*/
    if (!isScreen || !pageTypes.test(request.headers.accept ?? '*/*')) return notFound(request, reply)
    return sendPage('index.html', policies, request, reply)
  })
}

/** Sends a page in the shopper's language. `?lang=ar`, as in the links of letters, sets the cookie and leaves the address. */
function sendPage(page: string, policies: ReadonlyMap<string, string>, request: FastifyRequest, reply: FastifyReply) {
  // `//` and `//?lang=ar` would name another host.
  const address = new URL(`http://shop/${request.url.replace(/^\/+/, '')}`)
  const asked = address.searchParams.get('lang')
  if (isLanguage(asked)) {
    address.searchParams.delete('lang')
    // A shared link is in the language of its sender.
    if (!isOfProduct(request) || !hasLanguageCookie(request)) reply.header('set-cookie', languageCookie(asked))
    return reply.redirect(address.pathname + address.search, 302)
  }
  const language = languageOfPage(request)
  // Safari forgets after a week what scripts have written, and keeps what a server has. A product's page and that of the payment fill the
  // first packets of a connection to the last byte (e2e/first-paint.spec.ts).
  const isFull = isOfProduct(request) || address.pathname === paths.payment
  if (hasLanguageCookie(request) && !isFull) reply.header('set-cookie', languageCookie(language))
  const file = fileIn(language, page)
  describePage(reply, language, policies.get(file))
  return reply.sendFile(file)
}

/**
 * Makes the page of a product that names it, for programs that show links. Browsers get the file as it is, undefined here: the
 * application names their tab, and the tags would not fit the first packets of a connection.
 */
function makeNamedPage(
  dist: string,
  page: string,
  policies: ReadonlyMap<string, string>,
  previewOf: PreviewOf,
): (request: FastifyRequest, reply: FastifyReply) => Promise<CachedAnswer | undefined> {
  return async (request, reply) => {
    if (isForScripts(request)) return undefined
    const { id } = request.params as { id: string }
    const { lang } = request.query as { lang?: unknown }
    const language = isLanguage(lang) ? lang : languageOfPage(request)
    const file = fileIn(language, page)
    // No such product, or no database: the application says so.
    const preview = await previewOf(request, id, language).catch(() => undefined)
    if (preview === undefined) return undefined
    const html = readFileSync(path.join(dist, file), 'utf8').replace(UNNAMED, () => preview)
    describePage(reply, language, policies.get(file))
    // Not sent here: a reply that is awaited becomes undefined, as if nothing had been sent.
    return new CachedAnswer(html, 'text/html; charset=utf-8')
  }
}

/** The title and description of every page (web/shell/page.ts). */
const UNNAMED = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/

/** Whether a browser opens the page. Apple's link previews are a browser too, and name two crawlers that they want to pass for. */
function isForScripts({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'document' && !/facebookexternalhit|bot\b/i.test(headers['user-agent'] ?? '')
}

function describePage(reply: FastifyReply, language: Language, policy: string | undefined): void {
  if (policy !== undefined) reply.header('content-security-policy', policy)
  reply.headers({ vary: 'Cookie', 'content-language': language })
}

function isOfProduct({ url }: FastifyRequest): boolean {
  // As the storefront's router: in any spelling.
  return /^\/productdetails\//i.test(url)
}

function fileIn(language: Language, page: string): string {
  return language === 'ar' ? `ar/${page}` : page
}

function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${SECONDS_OF_A_YEAR}; SameSite=Lax`
}

/** Prerendered pages by path (web/shell/pages.ts). */
function prerenderedPages(dist: string): Record<string, string> {
  const list = path.join(dist, 'screens.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}
}

/** The content security policy of each page, by file. It names the inline code of that page alone, and so stays short. */
function policiesOf(
  dist: string,
  pages: readonly string[],
  policyOf: SecurityHeaders['policyOf'],
): ReadonlyMap<string, string> {
  const files = pages.flatMap((page) => [page, `ar/${page}`]).filter((file) => existsSync(path.join(dist, file)))
  return new Map(files.map((file) => [file, policyOf(inlineHashes(readFileSync(path.join(dist, file), 'utf8')))]))
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
