/** Prometheus metrics, served on a separate port (METRICS_PORT). Loaded only if the port is set. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { isIP, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Histogram, Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import { CannotListen } from '../config/cannot-listen.ts'
import { addDatabaseGauges } from './database-gauges.ts'
import { MAIL_FAILURES, type MailFailure } from '../mail/mail-failure.ts'
import { Refusal } from '../refusal.ts'
import type { Connection } from '../db/connection.ts'

export type Metrics = Awaited<ReturnType<typeof makeMetrics>>

const OUT_OF_STOCK = new Set(['cart.soldOut', 'cart.onlyLeft'])
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export async function makeMetrics(connection: Connection) {
  const prometheus = await import('prom-client')
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = prometheus
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const seconds = new Histogram({
    name: 'baqala_request_seconds',
    help: 'Response time by route, method and status.',
    labelNames: ['call', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'baqala_stock_refusals_total',
    help: 'Carts refused because too little is in stock.',
    registers,
  })
  const mailFailures = new Counter({
    name: 'baqala_mail_failures_total',
    help: 'Failed attempts of this process to send a mail, by cause: the class of the SMTP code, no answer, no confirmation, or another.',
    labelNames: ['cause'],
    registers,
  })
  // A counter that begins at 0 shows the first failure as a rise.
  for (const cause of MAIL_FAILURES) mailFailures.inc({ cause }, 0)
  new Gauge({
    name: 'baqala_build_info',
    help: 'Always 1. Its labels tell the versions of the shop and of Node.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: readVersion(), node: process.version }, 1)
  addDatabaseGauges(prometheus, registers, connection)
  return {
    /** Measures the app's responses. Must be called before the app listens. */
    watch(app: FastifyInstance) {
      timeAnswers(app, seconds)
      app.addHook('onError', async (_request, _reply, error) => {
        if (error instanceof Refusal && OUT_OF_STOCK.has(error.said.code)) refusals.inc()
      })
    },
    countMailFailure: (cause: MailFailure) => mailFailures.inc({ cause }),
    ...serve(registry),
  }
}

function timeAnswers(app: FastifyInstance, seconds: Histogram<'call' | 'method' | 'status'>): void {
  app.addHook('onResponse', (request, reply, next) => {
    // The duration of a stream does not measure the server's speed.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      const call = request.routeOptions.url ?? 'unknown'
      seconds.observe({ call, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
    }
    next()
  })
}

const PRIVATE_NAME = /\.(?:local|internal|lan|localhost|test|home\.arpa)$/i

/** `127.0.0.1:9464`, `[::1]:9464`, `localhost`, or a name of a private network such as `shop-1`, which nobody can register. */
function isAddress(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return isIP(name) !== 0 || !name.includes('.') || PRIVATE_NAME.test(name)
}

function serve(registry: Registry) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
    // A page in a browser on this machine reaches us by a name of its own (DNS rebinding). Scrapers use an address.
    if (!isAddress(request.headers.host)) return void response.writeHead(421).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return {
    /** Returns the port, which the system chooses for port 0. */
    async listen({ port, host }: NonNullable<Config['metrics']>): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(new CannotListen('metrics', { host, port }, error)))
        server.listen(port, host, resolve)
      })
      return (server.address() as AddressInfo).port
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const ROOT = new URL('../../../', import.meta.url)

/**
 * The version of the shop in `root`: the one that deploy/ wrote there as it built the release, which differs from one commit to
 * the next, or in a checkout the one of package.json.
 */
export function readVersion(root: URL = ROOT): string {
  const release = new URL('VERSION', root)
  if (existsSync(release)) return readFileSync(release, 'utf8').trim()
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  return version
}
