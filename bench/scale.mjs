/**
 * Measures the cost of the shop as it grows: from a thousand products to a million, a million shoppers and five million
 * orders, on one PostgreSQL. Cost is CPU time of the server and the database together.
 *
 *   npm run bench:scale
 *   npm run bench:scale -- --sizes 1000,10000 --only add,checkout   prints, and keeps the page of results
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/start-postgres.mjs'
import { drive, median } from './load.mjs'
import { addToCart, checkout, chooseOperations, listOf40, oneProduct } from './operations.mjs'
import { addOrders, addProducts, addShoppers } from './population.mjs'
import { describeMachine, memoryMb, stop } from './processes.mjs'
import { table } from './server-report.mjs'
import { query, signUpFirst, startShop } from './shop.mjs'

const { values: asked } = parseArgs({ options: { sizes: { type: 'string' }, only: { type: 'string' } } })
const SIZES = (asked.sizes ?? '1000,10000,100000,1000000').split(',').map(Number)
const ORDERS_PER_SHOPPER = 5
// All sizes take turns, because the speed of the machine varies by a factor of two.
const TURNS = 15
const SECONDS = 1.5
const CONNECTIONS = 32
const MAX_GROWTH = 1.4
// Rows a transaction.
const CHUNK = 250_000
const OPERATIONS = chooseOperations(asked.only?.split(','), [oneProduct, addToCart, checkout, listOf40])
const FIRST_PORT = 18475
const WORDS = ['baladi eggs', 'fresh milk', 'green tea', 'white cheese', 'sunflower oil', 'brown rice', 'dates']

const postgres = await startPostgres({ survives: 'a power cut' })
const shops = []
try {
  for (const size of SIZES) shops.push(await openShopOf(size))
  for (const operation of OPERATIONS) await measureInTurn(operation)
  for (const shop of shops) await measureAlone(shop)
  report()
} finally {
  await Promise.all(shops.map(({ child }) => stop(child)))
  // TEST_DATABASE_URL may name a server that outlives this run.
  for (const size of SIZES) await query(postgres.url, `drop database if exists ${nameOf(size)} with (force)`)
  await postgres.stop()
}

/** Opens a shop of `size` products and shoppers on a database of its own. `turns`: the costs by operation. */
async function openShopOf(size) {
  const database = await makeDatabase(nameOf(size))
  const port = FIRST_PORT + shops.length
  const first = await startShop(port, database)
  const email = await signUpFirst(first)
  await stop(first.child)
  await grow(database, size, email)
  const shop = await startShop(port, database)
  const bare = await fetch(`${shop.url}/api/v1/products`).then((answer) => answer.json())
  return { ...shop, size, bare, turns: {} }
}

function nameOf(size) {
  return `shop_of_${size}`
}

async function makeDatabase(name) {
  await query(postgres.url, `drop database if exists ${name} with (force)`)
  await query(postgres.url, `create database ${name}`)
  const within = (url) => url.replace(/\/[^/?]*(?=\?|$)/, `/${name}`)
  return { ...postgres, url: within(postgres.url) }
}

/** Products and shoppers up to `size`, and five orders for each shopper. */
async function grow({ url }, size, email) {
  // Filling the index row by row takes longer than all the rest; building it over all rows takes a minute.
  const words = await query(url, "select pg_get_indexdef(to_regclass('products_by_words')) as made")
  await query(url, 'drop index if exists products_by_words')
  for (let from = 1; from <= size; from += CHUNK) {
    const to = Math.min(size, from + CHUNK - 1)
    process.stderr.write(`${size}: growing to ${to} products and shoppers …\n`)
    await query(url, addProducts(from, to, 100_000_000))
    await query(url, addShoppers(from, to, email))
    const orders = [(from - 1) * ORDERS_PER_SHOPPER + 1, to * ORDERS_PER_SHOPPER]
    await query(url, addOrders(...orders, to, to))
  }
  if (words.rows[0].made !== null) await query(url, words.rows[0].made)
  await query(url, 'vacuum analyze')
}

/** Measures the operation at every size in turn, TURNS times. */
async function measureInTurn(operation) {
  for (const shop of shops) shop.turns[operation.name] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    // In alternating order, because the writes that one leaves behind slow down the next.
    for (const shop of turn % 2 === 0 ? shops : shops.toReversed()) {
      await query(shop.postgres.url, 'truncate cart_lines')
      const load = { connections: CONNECTIONS, products: shop.size, shoppers: shop.size }
      const cost = await drive(operation, { ...load, shops: [shop], seconds: SECONDS })
      shop.turns[operation.name].push({ ...cost, costMs: cost.cpuMs + cost.databaseMs })
    }
  }
  process.stderr.write(`${operation.name}: ${shops.map((shop) => cellOf(shop, operation)).join(', ')}\n`)
}

/** Times answers that are not cached, and reads the memory at the end. */
async function measureAlone(shop) {
  const list = `${shop.url}/api/v1/products?limit=40`
  shop.pageMs = await firstAsked((n) => `${list}&page=${n + 2}`, 20)
  shop.searchMs = await firstAsked((n) => `${list}&keyword=${encodeURIComponent(WORDS[n])}`, WORDS.length)
  shop.memory = memoryMb(shop.pid)
}

/** Milliseconds of an answer that is not cached: the median of several. */
async function firstAsked(urlOf, times) {
  const taken = []
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now()
    const answer = await fetch(urlOf(n))
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    taken.push(performance.now() - begun)
  }
  return middle(taken)
}

function middle(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
}

/**
 * The largest ratio of the operation's cost between any size and a larger one: the median over turns, because the two were
 * measured within seconds of each other.
 */
function growthOf({ name }) {
  const pairs = shops.flatMap((smaller, at) => shops.slice(at + 1).map((larger) => [smaller, larger]))
  const growths = pairs.map(([smaller, larger]) =>
    middle(larger.turns[name].map(({ costMs }, turn) => costMs / smaller.turns[name][turn].costMs)),
  )
  return Math.max(1, ...growths)
}

function cellOf(shop, { name }) {
  const { costMs, p99 } = median(shop.turns[name])
  return `${costMs.toFixed(3)} (p99 ${p99})`
}

function report() {
  const rows = OPERATIONS.map((operation) => {
    const growth = growthOf(operation)
    const cells = shops.map((shop) => cellOf(shop, operation))
    return [operation.name, ...cells, `${growth.toFixed(2)}×`, growth <= MAX_GROWTH ? 'yes' : '**no**']
  })
  const plain = (name, cell) => [name, ...shops.map(cell), '', '']
  const nextPage = ({ metadata }) => (metadata?.nextPage === undefined ? '' : `, nextPage ${metadata.nextPage}`)
  const text = `# As the shop grows

${describeMachine()}, PostgreSQL ${postgres.version} with its defaults (fsync,
synchronous_commit and full_page_writes on), over TCP. At each size as many shoppers as
products, and ${ORDERS_PER_SHOPPER} orders of two lines for each shopper. CPU of server and database together in ms an operation, ${CONNECTIONS} connections;
products and shoppers asked for are spread over all there are. The machine is not as fast in one moment as in the next: each
size has a shop and a database of its own, and all are measured one after the other, up and down, ${TURNS} times ${SECONDS} s. Costs are medians;
growth is the largest, between any size and a larger one, of the medians of what a turn cost beside the other's.

${table(
  ['what', ...SIZES.map((size) => `${size.toLocaleString('en')} products`), 'growth at most', `≤ ${MAX_GROWTH}×`],
  [
    ...rows,
    plain('a page of 40 nobody asked for before, ms', ({ pageMs }) => pageMs.toFixed(1)),
    plain('a search nobody made before, ms', ({ searchMs }) => searchMs.toFixed(1)),
    plain('products in a bare `GET /products`', ({ bare }) => `${bare.data.length}${nextPage(bare)}`),
    plain('start to first answer, ms', ({ startMs }) => startMs),
    plain('memory after it all, MB', ({ memory }) => memory),
  ],
)}
`
  process.stdout.write(text)
  if (Object.keys(asked).length > 0) return
  const folder = path.resolve(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'scale.md'), text)
}
