import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './http/error-handler.ts'

const DIST = path.resolve(import.meta.dirname, '../../web/dist')
const NOT_SCREENS = /^\/(api|images|local|assets|healthz|readyz)(\/|$|\?)/

/**
 * The built storefront: hashed files for ever, its own drawn page for every screen of screens.json, index.html for every
 * other address that is a screen. Where it is not built (tests of the API alone), there is nothing to serve.
 */
export async function storefront(app: FastifyInstance): Promise<void> {
  if (!existsSync(path.join(DIST, 'index.html'))) return void app.setNotFoundHandler(notFound)
  await app.register(fastifyStatic, {
    root: DIST,
    preCompressed: true,
    index: false,
    // Dot files are the build's own notes.
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders(reply, file) {
      const forEver = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // Without '/' the bare address would be a folder, which is shown to nobody.
  for (const [address, page] of Object.entries({ '/': 'index.html', ...drawnPages() })) {
    app.get(address, (_request, reply) => reply.sendFile(page))
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen = (request.method === 'GET' || request.method === 'HEAD') && !NOT_SCREENS.test(request.url)
    if (!isScreen || !(request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/)) return notFound(request, reply)
    return reply.sendFile('index.html')
  })
}

/** Which address has a page of its own (web/build/first-paint.ts). */
function drawnPages(): Record<string, string> {
  const list = path.join(DIST, 'screens.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}
}

/** CSP sources for what stands inside the built pages: their scripts, their style, and the style attributes of what is drawn. */
export function inlineHashes(): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const pages = ['index.html', ...Object.values(drawnPages())]
    .map((page) => path.join(DIST, page))
    .filter((page) => existsSync(page))
    .map((page) => readFileSync(page, 'utf8'))
  const hashesOf = (inside: RegExp) => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(inside)].map(([, text]) => hashOf(text ?? '')))),
  ]
  return {
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
    // Without 'unsafe-hashes' a hash counts for style elements alone.
    styles: [...hashesOf(/<style>([\s\S]*?)<\/style>/g), "'unsafe-hashes'", ...hashesOf(/ style="([^"]*)"/g)],
  }
}

export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
