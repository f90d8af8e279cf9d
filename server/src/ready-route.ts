import type { FastifyInstance } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import type { Asked, Endpoint } from '@baqala/contract/endpoint'
import type { Origins } from './origins.ts'
import { sendReady, type ReadyBody } from './ready-body.ts'
import { Refusal } from './refusal.ts'
import { readAsked } from './route.ts'

/** Finds the answer to one address, as often as it is asked for. Undefined: there is nothing (any more). */
export type Find = () => Promise<ReadyBody | undefined>

/**
 * Registers an endpoint for anyone, whose answers lie ready. `toFind` takes what an address asks for, once for many requests:
 * reading it took as long as all the rest. `origin` is the one of ours that the visitor came by.
 */
export type ReadyRoute = <const E extends Endpoint>(
  endpoint: E,
  toFind: (asked: Asked<E>, origin: string) => Find,
) => void

// Of each endpoint; what makes one up takes about half a kilobyte.
const MOST_ADDRESSES = 2_000
const LONGEST_ADDRESS = 300

export function makeReadyRoute(app: FastifyInstance, origins: Origins): ReadyRoute {
  return (endpoint, toFind) => {
    const kept = new Map<string, Find>()

    function keep(address: string, find: Find): Find {
      if (address.length > LONGEST_ADDRESS) return find
      if (kept.size === MOST_ADDRESSES) kept.clear()
      kept.set(address, find)
      return find
    }

    app.route({
      method: endpoint.method,
      url: API_ROOT + endpoint.path,
      async handler(request, reply) {
        const origin = origins.forHost(request.headers.host)
        const address = origin + request.url
        const find = kept.get(address) ?? keep(address, toFind(readAsked(endpoint, request), origin))
        const body = await find()
        if (body === undefined) throw new Refusal(404, endpoint.refusals?.[404] ?? 'There is nothing here.')
        return sendReady({ request, reply }, body)
      },
    })
  }
}
