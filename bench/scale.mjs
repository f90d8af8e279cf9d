/**
 * What the shop costs as it grows: from a thousand products to a million, a million shoppers and five million orders, on
 * one PostgreSQL. Cost is CPU, of the server and the database together. SIZES=1000,10000 for less.
 *
 *   npm run bench:scale
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../scripts/find-postgres.mjs'
import { drive, median } from './load.mjs'
import { addToCart, checkout, listOf40, oneProduct } from './operations.mjs'
import { addOrders, addProducts, addShoppers } from './population.mjs'
import { describeMachine, memoryMb, startNode, stop } from './processes.mjs'
import { table } from './server-report.mjs'
import { query, signUpFirst, startShop } from './shop.mjs'

const SIZES = (process.env.SIZES ?? '1000,10000,100000,1000000').split(',').map(Number)
const ORDERS_PER_SHOPPER = 5
// The shop and a bare server in turn, so many times: the machine is up to twice as slow in one moment as in the next.
const RUNS = 9
const SECONDS = 1.5
const BARE_SECONDS = 0.75
const CONNECTIONS = 32
const MOST_GROWTH = 1.3
// Written in pieces: a shop's history does not come in one transaction either.
const PIECE = 250_000
const OPERATIONS = [oneProduct, addToCart, checkout, listOf40]
const BARE_PORT = 38476

const postgres = await startPostgres()
const bareServer = await startBareServer()
const sizes = []
try {
  const first = await startShop(38475, postgres)
  const email = await signUpFirst(first)
  await stop(first.child)
  let before = 0
  for (const size of SIZES) {
    await grow(before, size, email)
    sizes.push(await measureAt(size))
    report()
    before = size
  }
} finally {
  await stop(bareServer.child)
  await postgres.stop()
}

/** What the machine is measured by: it answers every call with the same two bytes. */
async function startBareServer() {
  const url = `http://127.0.0.1:${BARE_PORT}`
  const answer = { HEADERS: '{"content-type":"application/json"}', BYTES: Buffer.from('{}').toString('base64') }
  const file = path.resolve(import.meta.dirname, 'bare-server.mjs')
  const { child } = await startNode(file, { PORT: String(BARE_PORT), ...answer }, url)
  return { child, url, pid: child.pid }
}

/** Products and shoppers up to `size`, and five orders for each shopper. */
async function grow(before, size, email) {
  // Filled row by row it takes longer than all the rest; made anew over all rows, a minute.
  const words = await query(postgres.url, "select pg_get_indexdef(to_regclass('products_by_words')) as made")
  await query(postgres.url, 'drop index if exists products_by_words')
  for (let from = before + 1; from <= size; from += PIECE) {
    const to = Math.min(size, from + PIECE - 1)
    process.stderr.write(`growing to ${to} products and shoppers …\n`)
    await query(postgres.url, addProducts(from, to, 100_000_000))
    await query(postgres.url, addShoppers(from, to, email))
    const orders = [(from - 1) * ORDERS_PER_SHOPPER + 1, to * ORDERS_PER_SHOPPER]
    await query(postgres.url, addOrders(...orders, to, to))
  }
  if (words.rows[0].made !== null) await query(postgres.url, words.rows[0].made)
  await query(postgres.url, 'vacuum analyze')
}

async function measureAt(size) {
  const shop = await startShop(38475, postgres)
  const { url } = shop
  const bare = await fetch(`${url}/api/v1/products`).then((answer) => answer.json())
  const costs = {}
  for (const operation of OPERATIONS) {
    const load = { connections: CONNECTIONS, products: size, shoppers: size }
    const runs = []
    for (let run = 0; run < RUNS; run += 1) {
      await query(postgres.url, 'truncate cart_lines')
      const cost = await drive(operation, { ...load, shops: [shop], seconds: SECONDS })
      const bare = await drive(listOf40, { ...load, shops: [bareServer], seconds: BARE_SECONDS })
      const costMs = cost.cpuMs + cost.databaseMs
      runs.push({ ...cost, costMs, bareMs: bare.cpuMs, beside: costMs / bare.cpuMs })
    }
    costs[operation.name] = median(runs)
    const { costMs, beside } = costs[operation.name]
    process.stderr.write(`${size} ${operation.name}: ${costMs.toFixed(3)} ms, ${beside.toFixed(2)} bare requests\n`)
  }
  const pageMs = await firstAsked((n) => `${url}/api/v1/products?limit=40&page=${n + 1}`)
  const words = ['baladi eggs', 'fresh milk', 'green tea', 'white cheese', 'sunflower oil', 'brown rice', 'dates']
  const searchMs = await firstAsked(
    (n) => `${url}/api/v1/products?limit=40&keyword=${encodeURIComponent(words[n])}`,
    words.length,
  )
  const memory = memoryMb(shop.pid)
  await stop(shop.child)
  return {
    size,
    costs,
    pageMs,
    searchMs,
    memory,
    startMs: shop.startMs,
    bare: bare.data.length,
    next: bare.metadata?.nextPage,
  }
}

/** Milliseconds of an answer that does not lie ready: the middle one of several. */
async function firstAsked(urlOf, times = 20) {
  const taken = []
  for (let n = 1; n <= times; n += 1) {
    const begun = performance.now()
    const answer = await fetch(urlOf(n - 1))
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    taken.push(performance.now() - begun)
  }
  return taken.sort((one, other) => one - other)[Math.floor(times / 2)]
}

function cellOf({ costMs, beside, p99 }) {
  return `${costMs.toFixed(3)}, ${beside.toFixed(2)} bare (p99 ${p99})`
}

function report() {
  const [least] = sizes
  const rows = OPERATIONS.map(({ name }) => {
    const growth = Math.max(...sizes.map(({ costs }) => costs[name].beside / least.costs[name].beside))
    return [
      name,
      ...sizes.map(({ costs }) => cellOf(costs[name])),
      `${growth.toFixed(2)}×`,
      growth <= MOST_GROWTH ? 'yes' : '**no**',
    ]
  })
  const plain = (name, cell) => [name, ...sizes.map(cell), '', '']
  const text = `# As the shop grows

${describeMachine()}, PostgreSQL ${postgres.version}. At each size as many shoppers as
products, and ${ORDERS_PER_SHOPPER} orders of two lines for each shopper. CPU of server and database together in ms an operation, ${CONNECTIONS} connections,
medians of ${RUNS} runs of ${SECONDS} s; products and shoppers asked for are spread over all there are. The machine is not as
fast in one minute as in the next: in turn with every run the same load on a bare Node server is measured, and what may not
grow is the cost in such bare requests.

${table(
  ['what', ...sizes.map(({ size }) => `${size.toLocaleString('en')} products`), 'growth at most', `≤ ${MOST_GROWTH}×`],
  [
    ...rows,
    plain('a page of 40 nobody asked for before, ms', ({ pageMs }) => pageMs.toFixed(1)),
    plain('a search nobody made before, ms', ({ searchMs }) => searchMs.toFixed(1)),
    plain(
      'products in a bare `GET /products`',
      ({ bare, next }) => `${bare}${next === undefined ? '' : `, nextPage ${next}`}`,
    ),
    plain('start to first answer, ms', ({ startMs }) => startMs),
    plain('memory after it all, MB', ({ memory }) => memory),
  ],
)}
`
  const folder = path.resolve(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'scale.md'), text)
  process.stdout.write(text)
}
