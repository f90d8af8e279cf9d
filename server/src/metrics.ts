/**
 * What an operator watches, in Prometheus' words, on a port of its own (METRICS_PORT) that the world never reaches.
 * Nothing of it is loaded where the port is not set.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Histogram, Registry } from 'prom-client'
import { OutOfStock } from './cart/cart.ts'
import type { Connection } from './db/connection.ts'
import { findOutboxDepth } from './mail/outbox.ts'
import { countOpenOrders } from './orders/orders.queries.ts'

export interface MetricsAddress {
  readonly port: number
  readonly host: string
}

export interface Metrics {
  /** Counts what the shop answers. Called before the shop listens. */
  watch(app: FastifyInstance): void
  /** The port it answers at. */
  listen(address: MetricsAddress): Promise<number>
  close(): Promise<void>
}

/** From a cached answer to a shopper who has given up, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export async function makeMetrics({ db, poolUse }: Connection): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const seconds = new Histogram({
    name: 'baqala_request_seconds',
    help: 'How long answers took, by call (the route, never the address asked for), method and status.',
    labelNames: ['call', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const refusals = new Counter({
    name: 'baqala_stock_refusals_total',
    help: 'How often a shopper was told that fewer are left than they asked for.',
    registers,
  })
  const outboxDepth = askedOnce(() => findOutboxDepth(db))
  new Gauge({
    name: 'baqala_database_connections',
    help: 'Connections of this process to the database: in use, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'baqala_outbox_mails',
    help: 'Mails by state: waiting to be sent, and given up after all tries.',
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
    help: 'Orders that somebody still has to do something about, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      for (const { state, count } of await countOpenOrders(db)) this.set({ state }, count)
    },
  })
  return {
    watch(app) {
      timeAnswers(app, seconds)
      app.addHook('onError', async (_request, _reply, error) => {
        if (error instanceof OutOfStock) refusals.inc()
      })
    },
    ...serve(registry),
  }
}

/** One question for all who ask while it is under way: a look at the metrics asks for all of them at the same moment. */
function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }
}

/** How long somebody watched their orders says nothing of how fast the shop is. */
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

/** GET /metrics and nothing else. A database that does not answer makes it 503, which is news of its own. */
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
