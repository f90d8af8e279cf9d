import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BUILT_FILES } from './built-files.ts'
import { nothingAt } from '../error-handler.ts'

const DIST = path.resolve(import.meta.dirname, '../../../../admin/dist')

/**
 * Serves the admin's files, and its one page for each of its addresses. The page is public and holds nothing, so that a link from a chat
 * opens. Does nothing if the admin is not built, as in tests of the API alone. `app` is a context of its own, or the storefront could
 * not be served beside it.
 */
export async function adminPage(app: FastifyInstance): Promise<void> {
  if (!existsSync(path.join(DIST, 'index.html'))) return
  await app.register(fastifyStatic, { ...BUILT_FILES, root: DIST, prefix: '/admin/', wildcard: false })
  // A file of an older build is no page: a browser that asks for it learns so, and loads the page anew.
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) =>
    url.startsWith('/admin/assets/')
      ? reply.callNotFound()
      : reply.header('x-robots-tag', 'noindex').sendFile('index.html', DIST)
  app.get('/admin', sendPage)
  app.get('/admin/*', sendPage)
}

// By the route and not by the address, which has other spellings.
const OF_ADMIN = /^\/(admin|api\/admin)(\/|$)/
// The admin shows the products' pictures and the shop's icon, and a load balancer asks whichever host it knows.
const OF_BOTH = /^\/(images\/|favicon\.svg$|healthz$|readyz$)/

/**
 * Answers the admin on its own host alone, and nothing else there (404): a script in a page of the shop is then of another origin
 * than the pages and the cookie of the staff (ASVS 3.5.4).
 */
export function separateAdminHost(app: FastifyInstance, adminHost: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOnAdminHost = request.headers.host?.toLowerCase() === adminHost
    const isOfAdmin = OF_ADMIN.test(request.routeOptions.url ?? '')
    done(isOnAdminHost === isOfAdmin || OF_BOTH.test(request.url.split('?')[0] ?? '') ? undefined : nothingAt(request))
  })
}
