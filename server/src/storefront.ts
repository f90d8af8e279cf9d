import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '@baqala/contract/language'
import type { InlineHashes } from './http/security.ts'
import type { Config } from './config/config.ts'
import { notFound } from './http/error-handler.ts'
import { cspHash } from './http/html.ts'
import { languageOfPage } from './http/language-of.ts'

const DIST = path.resolve(import.meta.dirname, '../../web/dist')
const SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60
const NOT_SCREENS = /^\/(api|images|local|assets|healthz|readyz)(\/|$|\?)/

/**
 * Serves the built storefront: its files, the prerendered page of each screen in screens.json, and index.html for every
 * other path. Does nothing if the storefront is not built, as in tests of the API alone.
 */
export async function storefront(app: FastifyInstance, { hasServiceWorker }: Config): Promise<void> {
  if (!existsSync(path.join(DIST, 'index.html'))) return void app.setNotFoundHandler(notFound)
  await app.register(fastifyStatic, {
    root: DIST,
    preCompressed: true,
    index: false,
    // Dot files are internal to the build.
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header('cache-control', cachingOf(file))
    },
  })
  // Without a route for '/', @fastify/static refuses the root as a folder. The service worker keeps '/index.html'.
  const pages = { '/': 'index.html', ...prerenderedPages(), '/index.html': 'index.html' }
  for (const [address, page] of Object.entries(pages)) {
    app.get(address, (request, reply) => sendPage(page, request, reply))
  }
  app.get('/sw.js', (request, reply) =>
    hasServiceWorker ? sendPage('sw.js', request, reply) : reply.sendFile('sw-off.js'),
  )
  app.setNotFoundHandler((request, reply) => {
    const isScreen = (request.method === 'GET' || request.method === 'HEAD') && !NOT_SCREENS.test(request.url)
    if (!isScreen || !(request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/)) return notFound(request, reply)
    return sendPage('index.html', request, reply)
  })
}

/** Sends a page in the shopper's language. `?lang=ar`, as in the links of letters, sets the cookie and leaves the address. */
function sendPage(page: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const address = new URL(request.url, 'http://shop')
  const asked = address.searchParams.get('lang')
  if (isLanguage(asked)) {
    address.searchParams.delete('lang')
    reply.header('set-cookie', `lang=${asked}; Path=/; Max-Age=${SECONDS_OF_A_YEAR}; SameSite=Lax`)
    return reply.redirect(address.pathname.replace(/^\/+/, '/') + address.search, 302)
  }
  const language = languageOfPage(request)
  return reply
    .headers({ vary: 'Cookie', 'content-language': language })
    .sendFile(language === 'ar' ? `ar/${page}` : page)
}

/** The names of files in assets/ hold a hash of their content. Pages are the reader's: no cache between may keep them. */
function cachingOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable'
  return /\.html(\.\w+)?$/.test(file) ? 'private, no-cache' : 'no-cache'
}

/** Prerendered pages by path (web/build/prerender.ts). */
function prerenderedPages(): Record<string, string> {
  const list = path.join(DIST, 'screens.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}
}

/** CSP sources of the inline scripts, style elements and style attributes in the built pages. */
export function inlineHashes(): InlineHashes {
  const pages = ['index.html', ...Object.values(prerenderedPages())]
    .flatMap((page) => [page, `ar/${page}`])
    .map((page) => path.join(DIST, page))
    .filter((page) => existsSync(page))
    .map((page) => readFileSync(page, 'utf8'))
  const hashesOf = (pattern: RegExp) => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text]) => cspHash(text ?? '')))),
  ]
  return {
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
    // Hashes apply to style attributes only with 'unsafe-hashes'.
    styles: [...hashesOf(/<style>([\s\S]*?)<\/style>/g), "'unsafe-hashes'", ...hashesOf(/ style="([^"]*)"/g)],
  }
}
