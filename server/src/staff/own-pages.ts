import type { FastifyRequest } from 'fastify'
import type { Origins } from '../http/origins.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './staff.messages.en.ts'

// Types that a form of any page can send without asking our server first (fetch.spec.whatwg.org, CORS-safelisted).
const SIMPLE_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/**
 * Refuses (403) a call that another site's page makes with the cookie of somebody signed in (cross-site request forgery). Browsers
 * tell where a call comes from; on plain http to another machine they leave that out, and name the origin of writes.
 */
export function refuseForeignPages(request: FastifyRequest, origins: Origins): void {
  const { 'sec-fetch-site': site, origin, host, 'content-type': type = '' } = request.headers
  if (site !== undefined) {
    if (site !== 'same-origin') throw new Refusal(403, messages.fromElsewhere)
  } else if (origin !== undefined && origin !== origins.forHost(host)) throw new Refusal(403, messages.fromElsewhere)
  if (request.method !== 'GET' && SIMPLE_TYPES.test(type)) throw new Refusal(415, messages.wrongType)
}
