/**
 * How fast the server is, beside a bare Node server that returns the same bytes, in the same run (machines are noisy:
 * compare lines of one run only). Real PostgreSQL, one server process, one machine: the load shares its processors.
 *
 *   npm run bench:server
 */
import autocannon from 'autocannon'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../scripts/find-postgres.mjs'
import { cpuSeconds, databaseCpuSeconds, memoryMb, startNode, stop } from './processes.mjs'

const PORT = 38471
const BARE_PORT = 38472
const ORIGIN = `http://127.0.0.1:${PORT}`
const API = `${ORIGIN}/api/v1`
const RUNS = 5
const SECONDS = 4
const CONNECTIONS = 32
const SHOPPERS = 64

const postgres = await startPostgres()
const { child, startMs } = await startNode(
  path.resolve(import.meta.dirname, '../server/src/main.ts'),
  { DATABASE_URL: postgres.url, PORT: String(PORT), LOG_LEVEL: 'silent' },
  `${ORIGIN}/readyz`,
)
const idleMb = memoryMb(child.pid)
const rows = []

try {
  const { data: products } = await (await fetch(`${API}/products?limit=200`)).json()
  const plenty = products.filter((product) => product.quantity >= 40)
  const shoppers = await signUpShoppers()
  const [first] = shoppers

  rows.push(await compare('GET /products?limit=40', { url: `${API}/products?limit=40` }))
  rows.push(await compare('GET /products/{id}', { url: `${API}/products/${plenty[0]._id}` }))
  await setStock(1_000_000)
  rows.push(
    await compare('POST /cart', {
      url: `${API}/cart`,
      method: 'POST',
      headers: { token: first.token, 'content-type': 'application/json' },
      requests: shoppers.map(({ token }, turn) => ({
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify({ productId: plenty[turn % plenty.length]._id }),
      })),
      // A line holds 999 pieces at most: the carts are emptied between runs.
      before: () =>
        Promise.all(shoppers.map(({ token }) => fetch(`${API}/cart`, { method: 'DELETE', headers: { token } }))),
    }),
  )
  rows.push(await compareOrders(shoppers, plenty))
  report()
} finally {
  await stop(child)
  await postgres.stop()
}

/** Our server and a bare one with the same answer, run about, the median of each. */
async function compare(name, load) {
  const example = await fetch(load.url, {
    method: load.method ?? 'GET',
    headers: { ...(load.requests?.[0].headers ?? load.headers), 'accept-encoding': 'identity' },
    ...(load.requests === undefined ? {} : { body: load.requests[0].body }),
  })
  if (!example.ok) throw new Error(`${name}: ${example.status} ${await example.text()}`)
  const bare = await startBare(example)
  const ours = []
  const theirs = []
  for (let run = 0; run < RUNS; run += 1) {
    await load.before?.()
    ours.push(await measure(load, child.pid))
    theirs.push(await measure({ ...load, url: load.url.replace(String(PORT), String(BARE_PORT)) }, bare.pid))
  }
  await stop(bare)
  return { name, ours: median(ours), bare: median(theirs) }
}

async function startBare(example) {
  const headers = { 'content-type': example.headers.get('content-type') }
  const bytes = Buffer.from(await example.arrayBuffer()).toString('base64')
  const environment = { PORT: String(BARE_PORT), HEADERS: JSON.stringify(headers), BYTES: bytes }
  const { child: bare } = await startNode(
    path.resolve(import.meta.dirname, 'bare-server.mjs'),
    environment,
    `http://127.0.0.1:${BARE_PORT}/`,
  )
  return bare
}

async function measure(load, pid) {
  const cpuBefore = cpuSeconds(pid)
  const databaseBefore = databaseCpuSeconds()
  const { url, method = 'GET', headers = {}, requests } = load
  const result = await autocannon({ url, method, headers, requests, connections: CONNECTIONS, duration: SECONDS })
  const served = result['2xx']
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return {
    perSecond: served / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: ((cpuSeconds(pid) - cpuBefore) * 1000) / served,
    databaseMs: ((databaseCpuSeconds() - databaseBefore) * 1000) / served,
  }
}

/** Each order needs a cart of its own: carts are filled between the rounds, and only the orders are timed. */
async function compareOrders(shoppers, products) {
  const measured = []
  let bare
  const theirs = []
  for (let run = 0; run < RUNS; run += 1) {
    const round = { orders: 0, seconds: 0, cpu: 0, database: 0, times: [] }
    for (let turn = 0; turn < 8; turn += 1) {
      const carts = await Promise.all(shoppers.map(({ token }, index) => fillCart(token, products, index + turn)))
      const [cpu, database, begun] = [cpuSeconds(child.pid), databaseCpuSeconds(), performance.now()]
      const answers = await Promise.all(carts.map(timedOrder))
      round.seconds += (performance.now() - begun) / 1000
      round.cpu += cpuSeconds(child.pid) - cpu
      round.database += databaseCpuSeconds() - database
      round.orders += answers.length
      round.times.push(...answers.map((answer) => answer.ms))
      bare ??= await startBare(answers[0].response)
    }
    round.times.sort((a, b) => a - b)
    measured.push({
      perSecond: round.orders / round.seconds,
      p50: round.times[Math.floor(round.times.length * 0.5)],
      p99: round.times[Math.floor(round.times.length * 0.99)],
      cpuMs: (round.cpu * 1000) / round.orders,
      databaseMs: (round.database * 1000) / round.orders,
    })
    theirs.push(await measure({ url: `http://127.0.0.1:${BARE_PORT}/`, method: 'POST' }, bare.pid))
  }
  await stop(bare)
  return { name: 'POST /orders/{cartId}, 3 lines, cash', ours: median(measured), bare: median(theirs) }
}

async function fillCart(token, products, offset) {
  let cart
  for (const step of [0, 1, 2]) {
    const productId = products[(offset * 3 + step) % products.length]._id
    cart = await post('/cart', { productId }, token)
  }
  return { token, cartId: cart.cartId }
}

async function timedOrder({ token, cartId }) {
  const begun = performance.now()
  const response = await fetch(`${API}/orders/${cartId}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({
      shippingAddress: { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' },
    }),
  })
  if (response.status !== 201) throw new Error(`order: ${response.status} ${await response.text()}`)
  const copy = response.clone()
  await response.arrayBuffer()
  return { ms: performance.now() - begun, response: copy }
}

async function signUpShoppers() {
  const shoppers = []
  for (let number = 0; number < SHOPPERS; number += 1) {
    const email = `bench${number}@example.com`
    const registration = { name: 'Bench', email, password: 'Secret12', rePassword: 'Secret12', phone: '01012345678' }
    shoppers.push({ token: (await post('/auth/signup', registration)).token })
  }
  return shoppers
}

async function post(call, body, token = '') {
  const response = await fetch(API + call, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function setStock(onHand) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    "insert into stock_ledger (product_id, change, reason) select product_id, $1 - on_hand, 'counted' from stock where on_hand <> $1",
    [onHand],
  )
  await client.end()
}

function median(runs) {
  const middle = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, middle(key)]))
}

function report() {
  const cell = (number, digits = 2) => number.toFixed(digits)
  const table = rows.map(({ name, ours, bare }) =>
    [
      name,
      cell(ours.perSecond, 0),
      cell(ours.p50, 1),
      cell(ours.p99, 1),
      cell(ours.cpuMs, 3),
      cell(ours.databaseMs, 3),
      cell(bare.perSecond, 0),
      cell(bare.cpuMs, 3),
      `${cell(ours.cpuMs / bare.cpuMs, 1)}×`,
    ].join(' | '),
  )
  const text = `# The server

${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.version}, PostgreSQL ${postgres.version}.
${CONNECTIONS} connections, ${RUNS} runs of ${SECONDS} s, medians; load, server and database share the machine. CPU in ms a request.
Start to first answer: ${startMs} ms (database migrated and seeded in it). Memory: ${idleMb} MB idle, ${memoryMb(child.pid)} MB after the load.

| call | a second | p50 ms | p99 ms | CPU | CPU of the database | bare Node: a second | bare CPU | CPU against bare |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
${table.map((line) => `| ${line} |`).join('\n')}
`
  const folder = path.resolve(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'server.md'), text)
  console.log(text)
}
