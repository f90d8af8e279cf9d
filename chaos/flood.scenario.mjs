/** Floods the shop with thousands of attackers, one kind after another, and times one shopper among them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openShop } from './open-shop.mjs'
import { costOf } from './processes.mjs'

const FLOODS = [
  ['connections that say nothing', 5_000],
  ['headers that come a byte a second', 5_000],
  ['bodies that come a byte a second', 2_000],
  ['readers who ask for everything and take nothing', 1_000],
  ['bodies of 10 MB', 20],
  ['bodies without an end', 20],
  ['headers of 1 MB', 50],
  ['addresses of 10 MB', 20],
  ['hanging up before the answer', 100],
  // Repeated, to see whether memory grows the second time too.
  ['connections that say nothing', 5_000],
  ['readers who ask for everything and take nothing', 1_000],
]
// The shop closes connections that read nothing after 80 s. The floods are shorter, and such a client would not notice.
const MAX_P99_MS = 1_000
const MAX_GROWTH_MB = 400
const MAX_LEFT_MB = 120
const SETTLE_MS = 5_000

export async function scenario({ seconds = 40, database: kind = 'postgres' }) {
  const shop = await openShop(kind)
  const { database, client } = shop
  const faults = []
  const rows = []
  try {
    const shopper = await client.signUp()
    await visit(client, shopper, () => false, 3_000)
    await shop.process.inspectHeap()
    const before = costOf(shop.process.pid)
    rows.push([
      '(nobody else)',
      '',
      ...timesIn(await visit(client, shopper, () => false, 10_000)),
      '',
      `${before.memoryMb}`,
      '',
    ])
    for (const [name, connections] of FLOODS)
      rows.push(await flood(shop, { name, connections, seconds }, shopper, before, faults))
  } finally {
    await shop.close()
  }
  return {
    title: 'Floods',
    about: `${seconds} s of each, in this order, on ${database.name}, from one machine, the attackers on the same processors as the shop. A shopper looks at products and their cart meanwhile.`,
    heads: [
      'flood',
      'connections',
      'p50 ms',
      'p99 ms',
      'failed',
      'hung up after',
      'MB peak',
      'MB after (garbage collected)',
    ],
    rows,
    faults,
  }
}

async function flood(shop, { name, connections, seconds }, shopper, before, faults) {
  const { client, port } = shop
  let isOver = false
  let peakMb = 0
  const watching = setInterval(() => (peakMb = Math.max(peakMb, costOf(shop.process.pid).memoryMb)), 250)
  const visiting = visit(client, shopper, () => isOver, seconds * 2_000)
  const told = await attack({ kind: name, port, connections, seconds })
  isOver = true
  const times = await visiting
  clearInterval(watching)
  await sleep(SETTLE_MS)
  if (shop.process.hasEnded()) throw new Error(`${name}: the shop ended:\n${shop.process.said()}`)
  await shop.process.inspectHeap()
  const after = costOf(shop.process.pid)
  const [p50, p99, failed] = timesIn(times)
  const check = (isGood, fault) => isGood || faults.push(`${name}: ${fault}`)
  check(
    failed === 0,
    `requests of the shopper failed: ${times
      .filter(({ isGood }) => !isGood)
      .map(({ why, ms }) => `${why} after ${Math.round(ms)} ms`)
      .join(', ')}`,
  )
  check(p99 < MAX_P99_MS, `the shopper waited ${p99} ms`)
  check(peakMb - before.memoryMb < MAX_GROWTH_MB, `memory grew to ${peakMb} MB`)
  check(after.memoryMb - before.memoryMb < MAX_LEFT_MB, `memory stayed at ${after.memoryMb} MB`)
  check(after.files < before.files + 50, `${after.files} files are open, ${before.files} before`)
  const held = told.endedByShop === 0 ? 'not seen' : `${(told.longestHeldMs / 1000).toFixed(1)} s`
  process.stderr.write('.')
  return [
    name,
    `${told.opened}${told.refused > 0 ? ` (${told.refused} refused)` : ''}`,
    p50,
    p99,
    failed,
    held,
    peakMb,
    after.memoryMb,
  ]
}

function attack(workerData) {
  const worker = new Worker(new URL('./flood-attacker.mjs', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (told) => void worker.terminate().then(() => resolve(told)))
  })
}

/** Times the requests of an ordinary shopper, one after another, until `isOver()` or for `atMost` milliseconds. */
async function visit(client, { token }, isOver, atMost) {
  const times = []
  const deadline = Date.now() + atMost
  for (let turn = 0; !isOver() && Date.now() < deadline; turn += 1) {
    const began = performance.now()
    const { status, why } = await client.ask('GET', turn % 2 === 0 ? '/products?limit=20' : '/cart', {
      token,
      timeout: 20_000,
    })
    times.push({ ms: performance.now() - began, isGood: status === 200, why: why ?? status })
    await sleep(10)
  }
  return times
}

function timesIn(times) {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
  return [at(0.5), at(0.99), times.filter(({ isGood }) => !isGood).length]
}
