/**
 * An API that implements the specification alone: it answers with the fields of sections 3 and 7 only, and refuses (400)
 * every path, query parameter, header or body key that section 7 does not list. It records such requests in `breaches`, which
 * show that the storefront needs more than the specification. Browser tests ask it over HTTP, component tests by `fetch`.
 */
import { type Asked, type Call, type CallName, CALLS } from './spec-only-calls.ts'
import { createSpecOnlyShop, type Answer } from './spec-only-shop.ts'
import { createStaging } from './spec-only-staging.ts'

/** A request as it leaves the storefront. */
export interface IncomingRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Asked['headers']
  readonly text: string
}

type OurAnswer = (request: IncomingRequest) => Answer | 'drop' | Promise<Answer>

const API_ROOT = '/api/v1'

export type SpecOnlyApi = ReturnType<typeof createSpecOnlyApi>

export function createSpecOnlyApi() {
  const shop = createSpecOnlyShop()
  const staging = createStaging()
  const asked: Asked[] = []
  const breaches: string[] = []
  const ours = new Map<string, OurAnswer>()

  return {
    ...staging,
    shop,
    // The type hides that tests share the array.
    breaches: breaches as readonly string[],
    /** The requests of one call, or of all, in the order of arrival. */
    asked: (name?: CallName): readonly Asked[] => asked.filter((call) => name === undefined || call.name === name),
    /** Answers a call beyond the specification as our own server does, by its whole address: `GET /orders/1004`. */
    hasOurs: (ask: string) => ours.has(ask),
    answerOurs: (ask: string, answer: OurAnswer) => void ours.set(ask, answer),
    async answer(request: IncomingRequest): Promise<Answer | 'drop'> {
      const { method, url, headers, text } = request
      const answerAsOurs = ours.get(`${method} ${url.pathname.replace(API_ROOT, '')}`)
      if (answerAsOurs) return answerAsOurs(request)
      const found = findCall(method, url.pathname)
      const breach = found ? breachOf(CALLS[found.name], headers, url, text) : 'no call of the specification'
      if (!found || breach) {
        breaches.push(`${method} ${url.pathname}${url.search}: ${breach}`)
        return { status: 400, json: { message: breach } }
      }
      const query = Object.fromEntries(url.searchParams)
      const call: Asked = { ...found, query, headers, body: text === '' ? {} : JSON.parse(text), at: Date.now() }
      asked.push(call)
      const answer = await staging.take(call.name, () => shop.answer(call))
      call.answeredAt = Date.now()
      return answer
    },
    reset() {
      asked.length = 0
      breaches.length = 0
      ours.clear()
      staging.forget()
      shop.reset()
    },
  }
}

function findCall(method: string, path: string): { name: CallName; id: string } | undefined {
  for (const name of Object.keys(CALLS) as CallName[]) {
    const [callMethod = '', callPath = ''] = CALLS[name].ask.split(' ')
    const match = new RegExp(`^${API_ROOT}${callPath.replace(':id', '([^/]+)')}$`).exec(path)
    if (method === callMethod && match) return { name, id: decodeURIComponent(match[1] ?? '') }
  }
  return undefined
}

/** Headers that browsers add themselves. */
const BROWSERS_OWN =
  /^(host|connection|user-agent|accept|accept-language|accept-encoding|referer|origin|content-length|pragma|cache-control|priority|dnt|sec-.*)$/

/** Lists what a request has beyond the specification, or lacks. */
function breachOf(call: Call, headers: IncomingRequest['headers'], url: URL, text: string): string | undefined {
  const own = Object.keys(headers).filter((name) => !BROWSERS_OWN.test(name))
  const allowed = [...(call.hasToken ? ['token'] : []), ...(call.body ? ['content-type'] : [])]
  const surplus = own.filter((name) => !allowed.includes(name))
  if (surplus.length > 0) return `unexpected header ${surplus.join(', ')}`

  const query = [...url.searchParams.keys()]
  if (query.join() !== (call.query ?? []).join()) return `unexpected query ${url.search}`

  if (!call.body) return text === '' ? undefined : `unexpected body ${text}`
  if (headers['content-type'] !== 'application/json') return `content-type ${String(headers['content-type'])}`
  const body: Record<string, unknown> = JSON.parse(text)
  if (!hasExactly(body, call.body)) return `unexpected body ${text}`
  const address = body.shippingAddress
  if (address !== undefined && !hasExactly(address, ['details', 'phone', 'city'])) return `unexpected body ${text}`
  return undefined
}

function hasExactly(value: unknown, keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === [...keys].sort().join()
}
