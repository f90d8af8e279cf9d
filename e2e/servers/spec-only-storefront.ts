/** Serves the built storefront from the port of the spec-only server; every address that is not a file gets index.html. */
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { PAYMENT_PATH } from '../../web/test/spec-only-shop.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#6a4"/></svg>'
const PAYMENT_PAGE = '<!doctype html><html lang="en"><title>Pay here</title><h1>The card company</h1>'

// Without a cache Chromium fetches every picture and compiles every script anew for each page.
const KEPT = /^\/(assets|images|pictures)\//

export function serveStorefront(dist: string, pathname: string, response: ServerResponse): void {
  if (KEPT.test(pathname)) response.setHeader('cache-control', 'max-age=31536000, immutable')
  if (pathname.startsWith('/pictures/')) return send(response, '.svg', PICTURE)
  if (pathname === PAYMENT_PATH) return send(response, '.html', PAYMENT_PAGE)
  const file = path.join(dist, path.normalize(pathname))
  const type = path.extname(file)
  if (type in TYPES) {
    if (existsSync(file)) return send(response, type, readFileSync(file))
    response.writeHead(404).end()
    return
  }
  send(response, '.html', readFileSync(path.join(dist, 'index.html')))
}

function send(response: ServerResponse, type: string, content: string | Buffer): void {
  response.writeHead(200, { 'content-type': TYPES[type] }).end(content)
}
