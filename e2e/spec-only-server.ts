/**
 * A server that implements the specification alone: it answers with the fields of sections 3 and 7 only, and refuses (400)
 * every path, query parameter, header or body key that section 7 does not list. It records such requests in `breaches`, which
 * show that the storefront needs more than the specification.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS, type Call, type CallName, type Asked } from './spec-only-calls.ts'
import { serveStorefront } from './spec-only-storefront.ts'
import { createSpecOnlyShop, type Answer, type SpecOnlyShop } from './spec-only-shop.ts'

/** A behaviour that replaces or precedes the answer to a request. */
interface Staging {
  timesLeft: number
  readonly act: (answer: () => Answer) => Answer | 'drop' | Promise<Answer | 'drop'>
}

interface HowOften {
  /** The number of requests; all by default. */
  readonly times?: number
}

const API_ROOT = '/api/v1'

export interface SpecOnlyServer extends ReturnType<typeof createStaging> {
  readonly address: string
  readonly shop: SpecOnlyShop
  readonly breaches: readonly string[]
  /** The requests of one call, or of all, in the order of arrival. */
  readonly asked: (name?: CallName) => readonly Asked[]
  readonly reset: () => void
  readonly close: () => Promise<void>
}

export async function openSpecOnlyServer(dist: string): Promise<SpecOnlyServer> {
  const shop = createSpecOnlyShop()
  const staging = createStaging()
  let asked: Asked[] = []
  let breaches: string[] = []

  const server = createServer((request, response) => {
    // No keep-alive: a browser resends a request by itself if a reused connection breaks, but not if a new one does.
    response.setHeader('connection', 'close')
    const url = new URL(request.url ?? '/', 'http://spec-only')
    if (url.pathname.startsWith('/api/')) void answerCall(request, response, url)
    else serveStorefront(dist, url.pathname, response)
  })

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const text = await textOf(request)
    const found = findCall(request.method ?? '', url.pathname)
    const breach = found ? breachOf(CALLS[found.name], request, url, text) : 'no call of the specification'
    if (!found || breach) {
      breaches.push(`${request.method} ${request.url}: ${breach}`)
      return send(response, { status: 400, json: { message: breach } })
    }
    const call: Asked = {
      ...found,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: text === '' ? {} : JSON.parse(text),
      at: Date.now(),
    }
    asked.push(call)
    const answer = await staging.take(call.name, () => shop.answer(call))
    call.answeredAt = Date.now()
    if (answer === 'drop') request.socket.destroy()
    else send(response, answer)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo
  return {
    ...staging,
    address: `http://127.0.0.1:${port}`,
    shop,
    get breaches() {
      return breaches
    },
    asked: (name) => asked.filter((call) => name === undefined || call.name === name),
    reset() {
      asked = []
      breaches = []
      staging.forget()
      shop.reset()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function createStaging() {
  const staged = new Map<CallName, Staging>()
  const stage = (name: CallName, act: Staging['act'], { times = Infinity }: HowOften = {}) =>
    void staged.set(name, { act, timesLeft: times })

  return {
    /** Refuses with a status and a message. */
    refuse: (name: CallName, message: string, status = 400, howOften?: HowOften) =>
      stage(name, () => ({ status, json: { status: 'fail', message } }), howOften),
    /** Refuses with status 200. */
    sayNo: (name: CallName, message: string) => stage(name, () => ({ json: { status: 'fail', message } })),
    /** Refuses once with Retry-After. */
    askToRetry: (name: CallName, seconds: number) =>
      stage(name, () => ({ status: 429, json: { message: 'Too many' }, retryAfter: seconds }), { times: 1 }),
    answerWith: (name: CallName, json: unknown, status = 200) => stage(name, () => ({ status, json })),
    answerHtml: (name: CallName, status = 200) => stage(name, () => ({ status, html: '<h1>Bad gateway</h1>' })),
    /** Breaks the connection before the work is done. */
    drop: (name: CallName, howOften?: HowOften) => stage(name, () => 'drop', howOften),
    /** Does the work and breaks the connection before answering. */
    loseAnswer: (name: CallName, howOften?: HowOften) =>
      stage(
        name,
        (answer) => {
          answer()
          return 'drop'
        },
        howOften,
      ),
    /** Does the work immediately and answers after `release` was called. */
    hold(name: CallName): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      stage(name, async (answer) => {
        const done = answer()
        await promise
        return done
      })
      return () => {
        staged.delete(name)
        resolve()
      }
    },
    /** Does the work immediately and answers after `ms`. */
    delay: (name: CallName, ms: number) =>
      stage(name, async (answer) => {
        const done = answer()
        await new Promise((resolve) => setTimeout(resolve, ms))
        return done
      }),
    /** Ends all faults. */
    recover: (name: CallName) => void staged.delete(name),
    forget: () => staged.clear(),
    take(name: CallName, answer: () => Answer) {
      const staging = staged.get(name)
      if (!staging || staging.timesLeft === 0) return answer()
      staging.timesLeft -= 1
      return staging.act(answer)
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
function breachOf(call: Call, { headers }: IncomingMessage, url: URL, text: string): string | undefined {
  const own = Object.keys(headers).filter((name) => !BROWSERS_OWN.test(name))
  const allowed = [...(call.hasToken ? ['token'] : []), ...(call.body ? ['content-type'] : [])]
  const surplus = own.filter((name) => !allowed.includes(name))
  if (surplus.length > 0) return `unexpected header ${surplus.join(', ')}`

  const query = [...url.searchParams.keys()]
  if (query.join() !== (call.query ?? []).join()) return `unexpected query ${url.search}`

  if (!call.body) return text === '' ? undefined : `unexpected body ${text}`
  if (headers['content-type'] !== 'application/json') return `content-type ${headers['content-type']}`
  const body: Record<string, unknown> = JSON.parse(text)
  if (!hasExactly(body, call.body)) return `unexpected body ${text}`
  const address = body.shippingAddress
  if (address !== undefined && !hasExactly(address, ['details', 'phone', 'city'])) return `unexpected body ${text}`
  return undefined
}

function hasExactly(value: unknown, keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === [...keys].sort().join()
}

function send(response: ServerResponse, { status = 200, json, html, retryAfter }: Answer): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  response.writeHead(status, { 'content-type': html === undefined ? 'application/json' : 'text/html' })
  response.end(html ?? (json === undefined ? '' : JSON.stringify(json)))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
