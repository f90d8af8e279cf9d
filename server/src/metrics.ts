/** Prometheus metrics, served on a separate port (METRICS_PORT). Loaded only if the port is set. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Histogram, Registry } from 'prom-client'
import { Refusal } from './refusal.ts'
import type { Connection } from './db/connection.ts'
import { findOutboxDepth } from './mail/outbox.ts'
import { countOpenOrders } from './orders/orders.queries.ts'

export interface MetricsAddress {
  readonly port: number
  readonly host: string
}

export interface Metrics {
  /** Measures the app's responses. Must be called before the app listens. */
  watch(app: FastifyInstance): void
  /** Returns the port, which the system chooses for port 0. */
  listen(address: MetricsAddress): Promise<number>
  close(): Promise<void>
}

const OUT_OF_STOCK = new Set(['cart.soldOut', 'cart.onlyLeft'])
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export async function makeMetrics(connection: Connection): Promise<Metrics> {
  const prometheus = await import('prom-client')
  const { Counter, Histogram, Registry, collectDefaultMetrics } = prometheus
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
  addDatabaseGauges(prometheus, registers, connection)
  return {
    watch(app) {
      timeAnswers(app, seconds)
      app.addHook('onError', async (_request, _reply, error) => {
        if (error instanceof Refusal && OUT_OF_STOCK.has(error.code)) refusals.inc()
      })
    },
    ...serve(registry),
  }
}

function addDatabaseGauges(
  { Gauge }: typeof import('prom-client'),
  registers: Registry[],
  { db, poolUse }: Connection,
): void {
  const outboxDepth = shareConcurrent(() => findOutboxDepth(db))
  new Gauge({
    name: 'baqala_database_connections',
    help: 'Database connections of this process: in use, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'baqala_outbox_mails',
    help: 'Mails by state: waiting to be sent, and given up after the last attempt.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { waiting, givenUp } = await outboxDepth()
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'given up' }, givenUp)
    },
  })
  new Gauge({
    name: 'baqala_outbox_oldest_seconds',
    help: 'Age of the mail that has waited longest.',
    registers,
    async collect() {
      this.set((await outboxDepth()).oldestSeconds)
    },
  })
  new Gauge({
    name: 'baqala_orders',
    help: 'Orders that still need an action, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      for (const { state, count } of await countOpenOrders(db)) this.set({ state }, count)
    },
  })
}

/** Concurrent calls share one result: two gauges are collected from the same query. */
function shareConcurrent<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined
  return () => {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }
}

/** The duration of a stream does not measure the server's speed. */
function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}

function timeAnswers(app: FastifyInstance, seconds: Histogram<'call' | 'method' | 'status'>): void {
  app.addHook('onResponse', (request, reply, next) => {
    if (!isStream(reply)) {
      const call = request.routeOptions.url ?? 'unknown'
      seconds.observe({ call, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
    }
    next()
  })
}

/** Serves GET /metrics, with 503 if the database does not answer. */
function serve(registry: Registry) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  return {
    async listen({ port, host }: MetricsAddress): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
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
