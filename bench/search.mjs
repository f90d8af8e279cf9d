/**
 * Measures search in one process: the demo catalogue, then 50,000 products made of it. On a machine that does nothing
 * else.
 *
 *   npm run bench:search
 *   npm run bench:search -- --sizes 1000,10000      prints, and keeps the page of results
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import v8 from 'node:v8'
import vm from 'node:vm'
import { startPostgres } from '../scripts/start-postgres.mjs'
import { connect } from '../server/src/db/connect.ts'
import { refreshIndex } from '../server/src/search/followed-index.ts'
import { LABELLED } from '../server/src/search/labelled-queries.testing.ts'
import { search } from '../server/src/search/search.ts'
import { describeDurability } from '../server/test/describe-durability.ts'
import { addProducts } from './population.mjs'
import { describeMachine, stop } from './processes.mjs'
import { table } from './server-report.mjs'
import { query, startShop } from './shop.mjs'

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc')
const { values: asked } = parseArgs({ options: { sizes: { type: 'string' } } })
const SIZES = (asked.sizes ?? '50000').split(',').map(Number)
const PORT = 18476
const ROUNDS = 5
const QUERIES = LABELLED.map(([typed]) => typed)
const HOSTILE = ['ا', 'a', 'x', 'ب', '中', '🍅', '٧', '7a'].flatMap((letter) => [
  letter.repeat(100),
  letter.repeat(3_000),
  Array(12).fill(letter.repeat(7)).join(' '),
])
HOSTILE.push(
  'لبن جبنة عيش زيت سكر رز شاي قهوة بيض فراخ لحمة سمك',
  'laban gebna 3eish zeit sokkar roz shay 2ahwa beid fera5 la7ma samak',
  'milk cheese bread oil sugar rice tea coffee eggs chicken meat fish',
  'mlik chesee braed olives suger riec taee cofee egss chiken maet fihs',
  'م ل ك ج خ ح ع غ ف ق ث ص',
  'm l k g s a b c d e f h',
)

const postgres = await startPostgres({ survives: 'a crash' })
try {
  const shop = await startShop(PORT, postgres)
  await stop(shop.child)
  const columns = [await measure('the demo catalogue')]
  let grown = 0
  for (const size of SIZES) {
    await grow(grown + 1, size)
    grown = size
    columns.push(await measure(`${size.toLocaleString('en')} products`))
  }
  report(columns, await describeDurability(async (text) => (await query(postgres.url, text)).rows))
} finally {
  await postgres.stop()
}

/** Copies of the demo's products, each with a word of 9,000 and a maker's name of 300, as a large shop has. */
async function grow(from, to) {
  await query(postgres.url, addProducts(from, to, 10))
  const number = `('x' || substr(id, 9))::bit(64)::bigint`
  const made = (
    salt,
  ) => `(select string_agg(substr('bcdfghklmnprstwz', 1 + (h >> s) % 16, 1) || substr('aeiou', 1 + (h >> (s + 4)) % 5, 1), '')
    from (select ('x' || substr(md5(${salt}), 1, 7))::bit(28)::int as h) hashed, unnest(array[0, 7, 14]) s)`
  await query(
    postgres.url,
    `update products set title = ${made(`(${number} % 300)::text`)} || ' ' || title || ' ' || ${made(`'w' || (${number} * 7919 % 9000)`)}
     where id like 'a0000%' and slug ~ '-\\d+$' and position between ${1000 + from} and ${1000 + to}`,
  )
  await query(postgres.url, 'vacuum analyze')
}

async function measure(name) {
  const connection = await connect({ url: postgres.url, poolSize: 2 })
  const { db } = connection
  try {
    collectGarbage()
    const heapBefore = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
    const built = await watch(() => refreshIndex(db, undefined))
    const { index } = built.result
    collectGarbage()
    const memory = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers - heapBefore
    await query(postgres.url, 'update products set price = price + 100')
    const priced = await watch(() => refreshIndex(db, built.result))
    await query(postgres.url, `update products set title = title || ' new' where position % 50 = 0`)
    const renamed = await watch(() => refreshIndex(db, built.result))
    // Twice, because the first calls compile.
    timesOf(QUERIES, index)
    const times = timesOf(QUERIES, index)
    const hostile = timesOf(HOSTILE, index).map((ms, at) => ({ text: HOSTILE[at], ms }))
    const worst = hostile.reduce((one, other) => (one.ms > other.ms ? one : other))
    return { name, products: index.size, built, memory, priced, renamed, times, worst }
  } finally {
    await connection.close()
  }
}

/** Milliseconds of each search, the shortest of several: other programs interrupt some. */
function timesOf(texts, index) {
  return texts.map((text) => Math.min(...Array.from({ length: ROUNDS }, () => timeOf(() => search(text, index)))))
}

function timeOf(work) {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/**
 * Runs the work, and tells how long it took and the longest turn of the event loop: so long a shopper's call waits. In time of
 * the processor too, which is the same beside other programs.
 */
async function watch(work) {
  let isDone = false
  const longest = { ms: 0, cpuMs: 0 }
  let begun = performance.now()
  let cpu = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(cpu)
    longest.cpuMs = Math.max(longest.cpuMs, (user + system) / 1000)
    longest.ms = Math.max(longest.ms, performance.now() - begun)
    begun = performance.now()
    cpu = process.threadCpuUsage()
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  const start = performance.now()
  const result = await work()
  isDone = true
  return { result, ms: performance.now() - start, longest: `${longest.ms.toFixed(1)} (${longest.cpuMs.toFixed(1)})` }
}

function at(times, share) {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)]
}

function report(columns, durability) {
  const row = (label, cell) => [label, ...columns.map(cell)]
  const text = `# Search

${describeMachine()}, PostgreSQL ${postgres.version} (${durability}).
Each process of the shop holds an index of its own. Milliseconds;
${QUERIES.length} searches in Arabic, Arabizi and English, each the shortest of ${ROUNDS}. The longest turn is how long a shopper's call may wait (in brackets: of the processor's time,
which other programs do not lengthen).

${table(
  ['what', ...columns.map(({ name }) => name)],
  [
    row('a search, p50', ({ times }) => at(times, 0.5).toFixed(2)),
    row('a search, p95', ({ times }) => at(times, 0.95).toFixed(2)),
    row('a search, slowest', ({ times }) => at(times, 1).toFixed(1)),
    row(`slowest of ${HOSTILE.length} hostile texts (100 and 3,000 letters, 12 words)`, ({ worst }) =>
      worst.ms.toFixed(1),
    ),
    row('memory of the index, MB', ({ memory }) => (memory / 1e6).toFixed(1)),
    row('building it, s', ({ built }) => (built.ms / 1000).toFixed(1)),
    row('longest turn while building', ({ built }) => built.longest),
    row('following a new price for every product, s', ({ priced }) => (priced.ms / 1000).toFixed(2)),
    row('longest turn meanwhile', ({ priced }) => priced.longest),
    row('following a new name for every 50th, s', ({ renamed }) => (renamed.ms / 1000).toFixed(2)),
    row('longest turn meanwhile', ({ renamed }) => renamed.longest),
  ],
)}
`
  process.stdout.write(text)
  process.stderr.write(
    columns.map(({ name, worst }) => `${name}: slowest hostile text ${worst.text.slice(0, 40)}\n`).join(''),
  )
  if (Object.keys(asked).length > 0) return
  const folder = path.resolve(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'search.md'), text)
}
