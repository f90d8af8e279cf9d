/**
 * Measures the cost and the speed of the server beside two limits in the same run: a bare Node server that returns the same
 * bytes, and pgbench with the bare SQL. A PostgreSQL with its defaults, over TCP, everything on one machine. Compare lines of
 * one run only.
 *
 *   npm run bench:server
 *   npm run bench:server -- --short              32 connections, fewer turns: under two minutes
 *   npm run bench:server -- --only list,add      list, plain, product, signin, wish, add, checkout, delivery; staff: the admin's lists
 *
 * Only a whole run renews results/server.md; the others print.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/start-postgres.mjs'
import { drive, driveBare, hasPgbench, median } from './load.mjs'
import * as operations from './operations.mjs'
import { addDelivery, addOrders, addProducts, addShoppers } from './population.mjs'
import { driveWithRetries } from './drive-with-retries.mjs'
import { memoryMb, startNode, stop } from './processes.mjs'
import { report } from './server-report.mjs'
import { query, signUpFirst, startShop } from './shop.mjs'
import { addStaffsWork, ORDERS, signInAsOwner, STAFF_PRODUCTS, staffLists, watchBoards } from './staff.mjs'
import { driveSteadily } from './drive-steadily.mjs'

// Below the ephemeral ports, of which the load uses thousands.
const PORTS = [18471, 18472]
const BARE_PORT = 18473
// Two processes of the shop may still run when the staff's is measured.
const STAFF_PORT = 18474
const { values: asked } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const RUNS = asked.short ? 1 : 3
const SECONDS = asked.short ? 1 : 3
// Shop and limit take turns, because the speed of the machine varies by a factor of two.
const TURNS = asked.short ? 3 : 9
const TURN_SECONDS = 1
const STEADY_TURNS = asked.short ? 1 : 5
const CONNECTIONS = asked.short ? [32] : [1, 32, 256]
const USUAL = 32
const SHOPPERS = 4096
const PRODUCTS = 1000
const { listOf40, plainListOf40, oneProduct, signIn, addToCart, checkout } = operations
const only = asked.only?.split(',')
const WITH_STAFF = only?.includes('staff') ?? true
const CHOSEN = operations.chooseOperations(only?.filter((key) => key !== 'staff'))
const BESIDE_A_SERVER = [listOf40, plainListOf40, oneProduct, addToCart]
const SCRIPTS = { [addToCart.name]: operations.bareAddToCart, [checkout.name]: operations.bareCheckout }

if (!hasPgbench()) throw new Error('pgbench is needed (Debian: apt-get install postgresql).')
const postgres = await startPostgres({ survives: 'a power cut' })
// The compile cache is empty for the first start only (docs/deploy.md).
const kept = { NODE_COMPILE_CACHE: mkdtempSync(path.join(tmpdir(), 'baqala-compiled-')) }
const veryFirst = await startShop(PORTS[0], postgres, kept)
await stop(veryFirst.child)
const shops = [await startShop(PORTS[0], postgres, kept)]
const [shop] = shops
const idleMb = memoryMb(shop.pid)
let maxMb = idleMb
const size = { seconds: SECONDS, shoppers: SHOPPERS, products: PRODUCTS }

try {
  await query(postgres.url, addProducts(1, PRODUCTS, 100_000_000))
  await query(postgres.url, addShoppers(1, SHOPPERS, await signUpFirst(shop)))
  await query(postgres.url, addDelivery())
  // Without orders, PostgreSQL would plan for empty tables.
  await query(postgres.url, addOrders(1, 5 * SHOPPERS, SHOPPERS, PRODUCTS))
  await query(postgres.url, 'vacuum analyze')
  const bareRequest = await measureBareRequest()
  const speeds = []
  const limits = { servers: {}, databases: {} }
  for (const operation of CHOSEN) {
    for (const connections of CONNECTIONS) {
      const isBeside = connections === USUAL && hasLimit(operation)
      speeds.push(await (isBeside ? measureBeside(operation, limits) : measure(operation, connections)))
    }
  }
  const loadedMb = memoryMb(shop.pid)
  const usual = Object.fromEntries(
    speeds.filter(({ connections }) => connections === USUAL).map((speed) => [speed.operation.name, speed]),
  )
  // Vacuums after a hundred thousand orders now, so that autovacuum does not disturb the next measurements.
  await query(postgres.url, 'vacuum analyze')
  const halves = []
  for (const operation of CHOSEN.filter((one) => one !== plainListOf40 && one !== signIn))
    halves.push(await measureHalf(operation, usual[operation.name].perSecond / 2))
  const two = asked.short ? [] : await measureTwoProcesses()
  const memory = { idleMb, loadedMb, maxMb }
  const staff = WITH_STAFF ? await measureStaff() : undefined
  const isWhole = !asked.short && asked.only === undefined
  report(isWhole, {
    bareRequest,
    speeds,
    usual,
    limits,
    halves,
    two,
    staff,
    memory,
    starts: [veryFirst.startMs, shop.startMs],
    postgres,
    PRODUCTS,
    SECONDS,
    RUNS,
    TURNS,
    TURN_SECONDS,
    STEADY_TURNS,
  })
} finally {
  await Promise.all(shops.map(({ child }) => stop(child)))
  await postgres.stop()
  rmSync(kept.NODE_COMPILE_CACHE, { recursive: true })
}

function emptyCarts() {
  return query(postgres.url, 'truncate cart_lines, wishes')
}

function driveAtOnce(operation, load) {
  return operation.mayBeRefused ? driveWithRetries(operation, load) : drive(operation, load)
}

async function measure(operation, connections, over = shops) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(operation, connections, over))
  return speedOf(operation, connections, runs)
}

async function runOnce(operation, connections, over, seconds = SECONDS) {
  await emptyCarts()
  const speed = await driveAtOnce(operation, { ...size, shops: over, connections, seconds })
  maxMb = Math.max(maxMb, memoryMb(shop.pid))
  return speed
}

function speedOf(operation, connections, runs) {
  return { operation, connections, memoryMb: memoryMb(shop.pid), ...median(runs) }
}

function hasLimit(operation) {
  return BESIDE_A_SERVER.includes(operation) || SCRIPTS[operation.name] !== undefined
}

/** Measures the operation and its limits in turn; the limits go into `limits`. */
async function measureBeside(operation, limits) {
  const script = SCRIPTS[operation.name]
  const seconds = TURN_SECONDS
  const measureWith = async (bare) => {
    const [ours, servers, databases] = [[], [], []]
    for (let turn = 0; turn < TURNS; turn += 1) {
      ours.push(await runOnce(operation, USUAL, shops, seconds))
      if (bare !== undefined) servers.push(await runOnce(operation, USUAL, [bare], seconds))
      if (script === undefined) continue
      await emptyCarts()
      databases.push(await driveBare(script, { ...size, seconds: 2 * seconds, postgres, connections: USUAL }))
    }
    if (servers.length > 0) limits.servers[operation.name] = median(servers)
    if (databases.length > 0) limits.databases[operation.name] = median(databases)
    return speedOf(operation, USUAL, ours)
  }
  return BESIDE_A_SERVER.includes(operation) ? withBareServer(operation, measureWith) : measureWith()
}

/** Measures waits at half of the maximal rate, for the shop and for a bare server in its place. */
async function measureHalf(operation, perSecond) {
  return withBareServer(operation, async (bare) => {
    const [ours, bares] = [[], []]
    for (let turn = 0; turn < STEADY_TURNS; turn += 1) {
      for (const [runs, server] of [
        [ours, shop],
        [bares, bare],
      ]) {
        await emptyCarts()
        runs.push(await driveSteadily(operation, { ...size, shop: server, perSecond }))
      }
    }
    return { operation, ...median(ours), bare: median(bares) }
  })
}

/** How fast the machine is in this hour: CPU milliseconds of a bare request, with the bytes of one product. */
function measureBareRequest() {
  return withBareServer(oneProduct, async (bare) => {
    const runs = []
    for (let turn = 0; turn < 3; turn += 1) runs.push(await runOnce(oneProduct, USUAL, [bare], TURN_SECONDS))
    return median(runs).cpuMs
  })
}

/** Runs `work` with a bare server that returns the answer of `at` to the operation's first call. */
async function withBareServer(operation, work, at = shop) {
  await emptyCarts()
  const [{ root = '/api/v1', path: call, method = 'GET', headers, body }] = operation.requests(1, PRODUCTS)
  const { bytes, sent } = await askForBytes(`${at.url}${root}${call}`, { method, headers, body })
  const { child } = await startNode(
    path.resolve(import.meta.dirname, 'bare-server.mjs'),
    {
      PORT: String(BARE_PORT),
      HEADERS: JSON.stringify(sent),
      BYTES: bytes.toString('base64'),
    },
    `http://127.0.0.1:${BARE_PORT}/`,
  )
  try {
    return await work({ url: `http://127.0.0.1:${BARE_PORT}`, pid: child.pid })
  } finally {
    await stop(child)
  }
}

/** The raw bytes of an answer, and its headers without those that Node writes itself. */
function askForBytes(url, { method, headers, body }) {
  const { promise, resolve, reject } = Promise.withResolvers()
  const asking = http.request(url, { method, headers }, async (answer) => {
    const sent = { ...answer.headers }
    for (const own of ['connection', 'content-length', 'date', 'keep-alive']) delete sent[own]
    const chunks = await answer.toArray()
    resolve({ bytes: Buffer.concat(chunks), sent })
  })
  asking.on('error', reject).end(body)
  return promise
}

/** Measures the same load on one process and on two, on one database. */
async function measureTwoProcesses() {
  shops.push(await startShop(PORTS[1], postgres, kept))
  const pairs = []
  for (const operation of [listOf40, oneProduct, addToCart, checkout].filter((one) => CHOSEN.includes(one))) {
    const one = await measure(operation, USUAL, [shop])
    pairs.push({ operation, one, two: await measure(operation, USUAL) })
  }
  return pairs
}

/** Measures the admin's lists, each beside a bare request, and the shoppers' checkouts with and without boards that are open. */
async function measureStaff() {
  // At a shop that this machine alone reaches there are the demo people, and none needs a second factor.
  const counter = await startShop(STAFF_PORT, postgres, { ...kept, HOST: '127.0.0.1', TRUST_PROXY: '' })
  try {
    await query(postgres.url, addProducts(PRODUCTS + 1, STAFF_PRODUCTS, 1_000))
    await query(postgres.url, addOrders(5 * SHOPPERS + 1, ORDERS, SHOPPERS, PRODUCTS))
    await query(postgres.url, addStaffsWork())
    await query(postgres.url, 'vacuum analyze')
    const headers = await signInAsOwner(counter)
    const lists = []
    for (const operation of staffLists(headers)) {
      const [ours, bares] = [[], []]
      await withBareServer(
        operation,
        async (bare) => {
          for (let turn = 0; turn < RUNS; turn += 1) {
            ours.push(await drive(operation, { ...size, shops: [counter], connections: 1, seconds: TURN_SECONDS }))
            bares.push(await drive(operation, { ...size, shops: [bare], connections: 1, seconds: TURN_SECONDS }))
          }
        },
        counter,
      )
      lists.push({ operation, ...median(ours), bare: median(bares) })
    }
    return { lists, boards: await measureBoards(counter, headers) }
  } finally {
    await stop(counter.child)
  }
}

async function measureBoards(counter, headers) {
  const [without, beside] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1) {
    without.push(await runOnce(checkout, USUAL, [counter], TURN_SECONDS))
    const close = await watchBoards(counter, headers)
    beside.push(await runOnce(checkout, USUAL, [counter], TURN_SECONDS))
    close()
  }
  return { without: median(without), beside: median(beside) }
}
