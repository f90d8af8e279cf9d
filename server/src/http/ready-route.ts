import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import type { Asked, Endpoint } from '@baqala/contract/endpoint'
import { messages } from './http.messages.en.ts'
import { keepRecent, type Recent } from './keep-recent.ts'
import type { Origins } from './origins.ts'
import { sendReady, type ReadyBody } from './ready-body.ts'
import { Refusal } from '../refusal.ts'
import { makeReader } from './route.ts'

/** Finds the answer to one address, as often as it is asked for. Undefined: there is nothing (any more). */
export type Find = () => Promise<ReadyBody | undefined>

type ForAnyone = Endpoint & { readonly access: 'anyone'; readonly method: 'GET' }

/**
 * Registers an endpoint for anyone, whose answers lie ready. `toFind` takes what an address asks for, once for many requests:
 * reading it took as long as all the rest. `origin` is the one of ours that the visitor came by.
 */
export type ReadyRoute = <const E extends ForAnyone>(
  endpoint: E,
  toFind: (asked: Asked<E>, origin: string) => Find,
) => void

// Of all endpoints: what makes one up takes 0.7 kB, and 2.5 at the very worst.
const MOST_ADDRESSES = 2_000
const LONGEST_ADDRESS = 300

export function makeReadyRoute(app: FastifyInstance, origins: Origins): ReadyRoute {
  // By origin, of which there are few, and then by address: to join the two would take as long as finding it.
  const findsOf = new Map<string, Recent<Find>>()

  function recentFinds(origin: string): Recent<Find> {
    const known = findsOf.get(origin)
    if (known !== undefined) return known
    const finds = keepRecent<Find>(MOST_ADDRESSES)
    findsOf.set(origin, finds)
    return finds
  }

  return (endpoint, toFind) => {
    const readAsked = makeReader(endpoint)

    function read(request: FastifyRequest, origin: string, finds: Recent<Find>): Find {
      const find = toFind(readAsked(request), origin)
      if (request.url.length <= LONGEST_ADDRESS) finds.keep(request.url, find)
      return find
    }

    app.route({
      method: endpoint.method,
      url: API_ROOT + endpoint.path,
      async handler(request, reply) {
        const origin = origins.forHost(request.headers.host)
        const finds = recentFinds(origin)
        const find = finds.kept(request.url) ?? read(request, origin, finds)
        const body = await find()
        if (body === undefined) throw new Refusal(404, messages.nothingHere({ sentence: endpoint.refusals?.[404] }))
        return sendReady({ request, reply }, body)
      },
    })
  }
}
