/** Timeouts and limits of connections, so that slow or malicious clients cannot exhaust the server, and what is no request. */
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { failureOf } from '../error-handler.ts'
import { messages } from '../http.messages.en.ts'
import { Refusal } from '../../refusal.ts'
import type { Headers } from '../security.ts'

// nginx closes idle upstream connections after 60 s (deploy/nginx.conf) and must be the first to close.
const KEEP_ALIVE_MS = 72_000
// For a connection with a request in progress. Order streams send a heartbeat every 25 s.
const INACTIVE_MS = 40_000
const HEADERS_MS = 10_000
const REQUEST_MS = 20_000
const CHECK_EVERY_MS = 2_000
// Each takes about 20 kB of memory.
const MAX_CONNECTIONS = 10_000

/** `headers` go with what is refused before it becomes a request. */
export function serverOptions(headers: Headers) {
  return {
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: INACTIVE_MS,
    requestTimeout: REQUEST_MS,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // Node would refuse it with no headers; demandOneHost does it in our words.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers),
  } as const satisfies FastifyHttpOptions<Server>
}

// By connection, the request that was answered before its body had arrived.
const answeredEarly = new WeakMap<object, IncomingMessage>()

export function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = MAX_CONNECTIONS
  app.addHook('onRequest', (_request, reply, done) => {
    // Pipelined requests run one at a time: Node assigns the socket to a response once the previous one is sent.
    if (reply.raw.socket !== null) return done()
    reply.raw.once('socket', () => setImmediate(done))
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!request.raw.complete) answeredEarly.set(request.raw.socket, request.raw)
    done()
  })
}

const MESSAGES = {
  400: messages.unreadableRequest,
  408: messages.requestTimeout,
  431: messages.headersTooLong,
}

/** Answers bytes that are not a valid request. Fastify has no reply for them, so the response is written to the socket. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Parameters<ClientErrorHandler>[1], headers: Headers) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  // The body of a request that already has its answer is invalid: a second answer would belong to no request.
  if (answeredEarly.get(socket)?.complete === false) return void socket.destroySoon()
  const status = statusFor(error.code)
  const body = JSON.stringify(failureOf(status, MESSAGES[status].text))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy()
}

/**
 * Refuses a request with two Host headers, or with none where HTTP/1.1 demands one (400; RFC 9112, 3.2): Node takes the first
 * of two, and a proxy that takes the last would see another request than the shop.
 */
export function demandOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    // Names and values in turn.
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    const isClear = hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')
    done(isClear ? undefined : new Refusal(400, messages.oneHostNeeded))
  })
}

/** Refuses an Expect header other than 100-continue, for which Node has an answer of its own, without headers. */
export function refuseExpectations(app: FastifyInstance, headers: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(failureOf(417, messages.expectationFailed.text))
    const kind = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
    response.writeHead(417, { ...headers, ...kind, connection: 'close' }).end(body)
  })
}

type ClientErrorHandler = NonNullable<FastifyHttpOptions<Server>['clientErrorHandler']>

function statusFor(code: string | undefined): keyof typeof MESSAGES {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on, answers carry "Connection: close". */
    closeConnections(): void
  }
}

/** Closes each keep-alive connection with its next answer once the server shuts down; close() waits for all connections. */
export function closeConnectionsOnShutdown(app: FastifyInstance, headers: Headers): void {
  let isClosing = false
  function closeConnections() {
    isClosing = true
  }
  app.decorate('closeConnections', closeConnections)
  app.addHook('preClose', async () => closeConnections())
  // Fastify refuses requests that arrive after that (503) without its hooks.
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isClosing) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing) reply.header('connection', 'close')
    next()
  })
}
