import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '../http/http.messages.en.ts'
import { Refusal } from '../refusal.ts'

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
    const isThere = request.headers.host?.toLowerCase() === adminHost
    const isOfAdmin = OF_ADMIN.test(request.routeOptions.url ?? '')
    done(isThere === isOfAdmin || OF_BOTH.test(pathOf(request)) ? undefined : nothingAt(request))
  })
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? ''
}

function nothingAt(request: FastifyRequest): Refusal {
  return new Refusal(404, messages.nothingAt({ method: request.method, path: pathOf(request).slice(0, 200) }))
}
