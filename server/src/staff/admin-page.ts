import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const DIST = path.resolve(import.meta.dirname, '../../../admin/dist')

/**
 * Serves the admin's files, and its one page for each of its addresses. The page is public and holds nothing, so that a link from a chat
 * opens. Does nothing if the admin is not built, as in tests of the API alone. `app` is a context of its own, or the storefront could
 * not be served beside it.
 */
export async function adminPage(app: FastifyInstance): Promise<void> {
  if (!existsSync(path.join(DIST, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: DIST,
    prefix: '/admin/',
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'private, no-cache')
    },
  })
  // A file of an older build is no page: a browser that asks for it learns so, and loads the page anew.
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) =>
    url.startsWith('/admin/assets/')
      ? reply.callNotFound()
      : reply.header('x-robots-tag', 'noindex').sendFile('index.html', DIST)
  app.get('/admin', sendPage)
  app.get('/admin/*', sendPage)
}
