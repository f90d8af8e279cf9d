import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readToken, storeToken } from '../api/stored-session.ts'
import { followOrders } from './order-stream.ts'

const STREAM = '/api/v1/orders/stream'
const token = 'header.claims.0123456789abcdef'

/** The page, the requests to the stubbed server and its answers, and the controllers that stop each tab. */
let page: EventTarget & { visibilityState: string; documentElement: { dataset: object } }
let requests: { url: string; headers: Headers; signal: AbortSignal | null | undefined }[]
let answers: Record<string, (signal: AbortSignal) => Response | Promise<Response>>
let following: AbortController[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { dataset: {} } })
  requests = []
  following = []
  answers = { [STREAM]: () => refusal(404) }
  storeToken(token)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/Orders', search: '' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers), signal: init.signal })
    return answers[url]?.(init.signal as AbortSignal)
  })
})

afterEach(() => {
  for (const each of following) each.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function aTab() {
  let looks = 0
  const stopping = new AbortController()
  following.push(stopping)
  void followOrders(token, { onMove: () => (looks += 1), onDelivery() {} }, stopping.signal)
  return { stop: () => stopping.abort(), looks: () => looks }
}

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

/** Answers the stream's call with a stream that the test writes. */
function aStream() {
  const speakers: ReadableStreamDefaultController<Uint8Array>[] = []
  answers[STREAM] = (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        speakers.push(controller)
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const latest = () => speakers.at(-1) as ReadableStreamDefaultController<Uint8Array>
  return {
    opened: () => speakers.length,
    say: (event: string, data: unknown = {}) =>
      latest().enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    beat: () => latest().enqueue(new TextEncoder().encode(': still here\n\n')),
    breakOff: () => latest().close(),
  }
}

function refusal(status: number, headers: Record<string, string> = {}) {
  return new Response('{"message":"no"}', { status, headers })
}

const requestsTo = (url: string) => requests.filter((call) => call.url === url)
/** Locks and channels need real turns of the event loop, which fake timers leave alone. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settle()
}

describe('the stream of orders', () => {
  test('is requested with the token in its header, and has the page look when it opens and at every move', async () => {
    const server = aStream()
    const tab = aTab()
    await settle()
    server.say('ready')
    server.say('moved', { number: 10001 })
    server.say('moved', { number: 10002 })
    await settle()
    expect(tab.looks()).toBe(3)
    expect(requests.map(({ url }) => url)).toEqual([STREAM])
    expect(requests[0]?.headers.get('token')).toBe(token)
  })

  test('is closed by a hidden page, and opened again when the page is shown', async () => {
    const server = aStream()
    const tab = aTab()
    await settle()
    server.say('ready')
    await settle()
    show('hidden')
    await pass(10 * 60_000)
    expect(requests[0]?.signal?.aborted).toBe(true)
    expect(requests).toHaveLength(1)

    show('visible')
    await settle()
    expect(server.opened()).toBe(2)
    server.say('ready')
    await settle()
    expect(tab.looks()).toBe(2)
  })

  test('keeps the page from polling while it is open', async () => {
    const server = aStream()
    const tab = aTab()
    await settle()
    server.say('ready')
    await settle()
    for (let beat = 0; beat < 8; beat += 1) {
      await pass(25_000)
      server.beat()
      await settle()
    }
    expect(tab.looks()).toBe(1)
  })

  test('is opened again when it breaks off, and no order is missed', async () => {
    const server = aStream()
    const tab = aTab()
    await settle()
    server.say('ready')
    server.breakOff()
    await pass(2_000)
    expect(server.opened()).toBe(2)
    server.say('ready')
    await settle()
    expect(tab.looks()).toBe(2)
  })

  test('is opened again when it has been silent for a minute', async () => {
    const server = aStream()
    aTab()
    await settle()
    server.say('ready')
    await settle()
    await pass(60_000)
    await pass(2_000)
    expect(server.opened()).toBe(2)
  })

  test('is not requested before the time in Retry-After', async () => {
    answers[STREAM] = () => refusal(503, { 'retry-after': '30' })
    aTab()
    await pass(29_000)
    expect(requestsTo(STREAM)).toHaveLength(1)
    await pass(3_000)
    expect(requestsTo(STREAM)).toHaveLength(2)
  })

  test('stops for good when the session is over', async () => {
    const server = aStream()
    aTab()
    await settle()
    server.say('ready')
    server.say('signed-out')
    server.breakOff()
    await settle()
    await pass(10 * 60_000)
    expect(requests.map(({ url }) => url)).toEqual([STREAM])
    expect(readToken()).toBeNull()
  })

  test.each([[401], [404]])('stops for good, without polling, when the server answers %i', async (status) => {
    answers[STREAM] = () => refusal(status)
    aTab()
    await pass(10 * 60_000)
    expect(requests.map(({ url }) => url)).toEqual([STREAM])
  })

  test('waits five minutes when the shopper has too many open, and polls until then', async () => {
    const server = aStream()
    const tab = aTab()
    await settle()
    server.say('ready')
    server.say('too-many')
    server.breakOff()
    await pass(4 * 60_000)
    expect(server.opened()).toBe(1)
    expect(tab.looks()).toBeGreaterThan(10)
    await pass(2 * 60_000)
    expect(server.opened()).toBeGreaterThan(1)
  })

  test('signing out stops it', async () => {
    const server = aStream()
    const tab = aTab()
    await settle()
    tab.stop()
    await pass(10 * 60_000)
    expect(server.opened()).toBe(1)
    expect(requests[0]?.signal?.aborted).toBe(true)
  })
})

describe('without a stream', () => {
  beforeEach(() => {
    answers[STREAM] = () => refusal(400)
  })

  test('a visible page looks again every 15 seconds', async () => {
    const tab = aTab()
    await pass(46_000)
    expect(tab.looks()).toBe(3)
  })

  test('a hidden page does not look, and looks immediately when it is shown again', async () => {
    show('hidden')
    const tab = aTab()
    await pass(5 * 60_000)
    expect([tab.looks(), requests.length]).toEqual([0, 0])
    show('visible')
    await settle()
    expect(tab.looks()).toBe(1)
  })
})

test('the page looks again by itself while the stream fails, and only when told once it opens', async () => {
  answers[STREAM] = () => refusal(500)
  const tab = aTab()
  await pass(61_000)
  expect(tab.looks()).toBeGreaterThanOrEqual(3)
  const server = aStream()
  while (server.opened() === 0) await pass(5_000)
  server.say('ready')
  await settle()
  const before = tab.looks()
  await pass(30_000)
  expect(tab.looks()).toBe(before)
})

test.each([
  ['another kind of answer', () => Response.json({ data: {} })],
  ['a refusal', () => refusal(400)],
])('a stream that is %s is not requested again; the page looks by itself', async (_, answer) => {
  answers[STREAM] = answer
  const tab = aTab()
  await pass(5 * 60_000)
  expect(requestsTo(STREAM)).toHaveLength(1)
  expect(tab.looks()).toBeGreaterThan(10)
})
