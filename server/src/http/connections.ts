/** How long a line to a visitor may stay, so that thousands who never finish take no room from those who do. */
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { failureOf } from './error-handler.ts'
import { messages } from './http.messages.en.ts'

// nginx (deploy/nginx.conf) keeps its lines to us for 60 s; ours must not be the first to go.
const IDLE_MS = 72_000
// A line on which nothing moves, either way, though an answer is under way; Node looks twice before it hangs up on one
// that has something unsent. Watched orders have a sign of life every 25 s.
const STALLED_MS = 40_000
const HEADERS_MS = 10_000
const REQUEST_MS = 20_000
const LOOK_EVERY_MS = 2_000
// About 20 kB of memory each, when they come all at once.
const MOST_CONNECTIONS = 10_000

export const CONNECTION_OPTIONS = {
  keepAliveTimeout: IDLE_MS,
  connectionTimeout: STALLED_MS,
  requestTimeout: REQUEST_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
  clientErrorHandler: refuseInBytes,
} as const satisfies FastifyHttpOptions<Server>

export function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = MOST_CONNECTIONS
  takeTurns(app)
}

/**
 * What is sent down a line before the answer to what went before waits for that answer, and lets others go first. No
 * browser does so; a thousand lines with twenty requests each would keep everybody else waiting for seconds.
 */
function takeTurns(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    lineOf(request.raw.socket).answer = reply.raw
    // Node gives an answer the line when its turn comes.
    if (reply.raw.socket !== null) return done()
    reply.raw.once('socket', () => setImmediate(done))
  })
  app.addHook('onResponse', (request, reply, done) => {
    const line = lineOf(request.raw.socket)
    if (line.answer === reply.raw && request.raw.complete) line.answer = undefined
    done()
  })
}

const MESSAGES = {
  400: messages.unreadableRequest,
  408: messages.requestTimeout,
  431: messages.headersTooLong,
}

interface Line {
  /** The one last begun. Let go once it is sent, where all of its request had arrived: thousands of lines are idle. */
  answer?: ServerResponse | undefined
}

// One entry a line, not one a request: each that comes and goes is work for all small collections of garbage.
const lines = new WeakMap<object, Line>()

function lineOf(socket: object): Line {
  const known = lines.get(socket)
  if (known !== undefined) return known
  const line = {}
  lines.set(socket, line)
  return line
}

/** What never became a request has no reply: its failure, shaped as error-handler.ts shapes them, is written to the bare line. */
function refuseInBytes(error: NodeJS.ErrnoException, socket: Parameters<ClientErrorHandler>[1]): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  // A request whose head was answered and whose body then turned out to be none: one refusal is enough.
  const answer = lines.get(socket)?.answer
  if (answer?.headersSent === true && !answer.req.complete) return void socket.destroySoon()
  const status = statusFor(error.code)
  const body = JSON.stringify(failureOf(status, MESSAGES[status].text))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy()
}

type ClientErrorHandler = NonNullable<FastifyHttpOptions<Server>['clientErrorHandler']>

function statusFor(code: string | undefined): keyof typeof MESSAGES {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins to hang up: whoever is answered from now on is asked to come back on another connection. */
    hangUp(): void
  }
}

/** Whoever is answered while the shop closes is asked to come back on another connection, or closing would wait for theirs. */
export function hangUpWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.decorate('hangUp', () => {
    isClosing = true
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing) reply.header('connection', 'close')
    next()
  })
}
