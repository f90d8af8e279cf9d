/**
 * A server that knows the specification and nothing else: it answers with the fields of sections 3 and 7 alone, and says
 * 400 to any path, query parameter, header or body key that section 7 does not list. Each such request is kept in
 * `breaches`, so that a storefront that needs more than the specification gives it is found out.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS, type Call, type CallName, type Asked } from './spec-only-calls.ts'
import { serveStorefront } from './spec-only-storefront.ts'
import { createPlainShop, type Answer, type PlainShop } from './spec-only-shop.ts'

/** What is done with a request instead of answering it, or before. */
interface Staging {
  timesLeft: number
  readonly act: (answer: () => Answer) => Answer | 'drop' | Promise<Answer | 'drop'>
}

interface HowOften {
  /** For so many requests; for all of them unless said. */
  readonly times?: number
}

const API_ROOT = '/api/v1'

export interface PlainServer extends ReturnType<typeof createStaging> {
  readonly address: string
  readonly shop: PlainShop
  readonly breaches: readonly string[]
  /** The requests of one call, or all of them, in the order in which they came. */
  readonly asked: (name?: CallName) => readonly Asked[]
  readonly reset: () => void
  readonly close: () => Promise<void>
}

export async function openPlainServer(dist: string): Promise<PlainServer> {
  const shop = createPlainShop()
  const staging = createStaging()
  let asked: Asked[] = []
  let breaches: string[] = []

  const server = createServer((request, response) => {
    // A browser sends a request again by itself where a connection it had used before breaks; a fresh one it does not.
    response.setHeader('connection', 'close')
    const url = new URL(request.url ?? '/', 'http://plain')
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
  // Listening on a port, the address is no pipe's name.
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
    /** Answers no, as a server does: with a code and a sentence. */
    refuse: (name: CallName, message: string, status = 400, howOften?: HowOften) =>
      stage(name, () => ({ status, json: { status: 'fail', message } }), howOften),
    /** Answers 200, and yet no. */
    sayNo: (name: CallName, message: string) => stage(name, () => ({ json: { status: 'fail', message } })),
    /** Is busy once, and says when to come back. */
    askToRetry: (name: CallName, seconds: number) =>
      stage(name, () => ({ status: 429, json: { message: 'Too many' }, retryAfter: seconds }), { times: 1 }),
    answerWith: (name: CallName, json: unknown, status = 200) => stage(name, () => ({ status, json })),
    answerHtml: (name: CallName, status = 200) => stage(name, () => ({ status, html: '<h1>Bad gateway</h1>' })),
    /** Breaks the connection; nothing is done. */
    drop: (name: CallName, howOften?: HowOften) => stage(name, () => 'drop', howOften),
    /** Does as asked, and breaks the connection before it has said so. */
    loseAnswer: (name: CallName, howOften?: HowOften) =>
      stage(
        name,
        (answer) => {
          answer()
          return 'drop'
        },
        howOften,
      ),
    /** Does as asked at once, and says so only after `release` was called. */
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
    /** Does as asked at once, and takes its time to say so. */
    delay: (name: CallName, ms: number) =>
      stage(name, async (answer) => {
        const done = answer()
        await new Promise((resolve) => setTimeout(resolve, ms))
        return done
      }),
    /** From here on it answers as a good server does. */
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

/** What browsers add to every request by themselves. */
const BROWSERS_OWN =
  /^(host|connection|user-agent|accept|accept-language|accept-encoding|referer|origin|content-length|pragma|cache-control|priority|dnt|sec-.*)$/

/** What a request holds beyond the specification, or lacks of it. */
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
