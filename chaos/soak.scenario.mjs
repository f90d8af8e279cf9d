/** Looks for leaks: ten minutes of steady load, during which memory, files, timers and connections must not grow. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './open-shop.mjs'
import { costOf } from './processes.mjs'
import { SHOPPERS, startLoad, WATCHERS } from './soak-load.mjs'
import { makeRandom } from '../server/test/chaos/random.ts'

const EVERY_MS = 10_000
// The share of the run in which caches and pools fill up.
const WARMED_UP = 0.2
// Pools close connections that were idle for 10 s.
const QUIET_MS = 15_000
// A slope is a fault if it is larger by more than twice its standard error.
const MAX_MB_AN_HOUR = { memoryMb: 60, heapMb: 15, outsideMb: 15, backendsMb: 60 }
// Without load. The shop's workers still open a database connection every second.
const MAX_GROWTH = { handles: 2, sockets: 2, timers: 3, files: 2, threads: 0, connections: 2 }

export async function scenario(options) {
  const kinds = options.database === undefined ? ['postgres', 'pglite'] : [options.database]
  const results = []
  for (const kind of kinds) results.push(await soak({ ...options, kind }))
  return {
    title: 'Soak',
    about: `${SHOPPERS} shoppers and ${WATCHERS} who watch their orders, ${results[0].seconds} s on each database. Looked at every ${EVERY_MS / 1000} s after garbage was collected, and counted twice with nobody there: after warming up and at the end. A slope is of all looks after warming up, ± twice its standard error.`,
    heads: ['what', ...results.map(({ name }) => name)],
    rows: results[0].rows.map(([what], index) => [what, ...results.map(({ rows }) => rows[index][1])]),
    faults: results.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  }
}

async function soak({ seed, seconds = 600, kind }) {
  const shop = await openShop(kind)
  const { database, port, client } = shop
  const began = Date.now()
  const end = began + seconds * 1000
  const samples = []
  const quiet = []
  try {
    const { working, rest } = startLoad({ client, port, random: makeRandom(seed), end })
    await sampleUntil(began + seconds * 1000 * WARMED_UP)
    quiet.push(await rest(countInQuiet))
    await Promise.all([sampleUntil(end), working])
    quiet.push(await rest(countInQuiet))
    const late = samples.filter(({ at }) => at >= seconds * WARMED_UP)
    return { name: database.name, seconds, ...judge(late, quiet, client) }
  } finally {
    await shop.close()
  }

  async function sampleUntil(time) {
    while (Date.now() < time) {
      await sleep(EVERY_MS)
      samples.push({ at: (Date.now() - began) / 1000, ...(await look()) })
    }
  }

  async function countInQuiet() {
    await sleep(QUIET_MS)
    return look()
  }

  async function look() {
    const held = await shop.process.inspectHeap()
    return {
      ...held,
      ...costOf(shop.process.pid),
      files: filesOf(shop.process.pid, database.settings.DATA_DIR),
      ...(await costOfDatabase()),
    }
  }

  /** Connections and the memory of their backends, in which endless prepared statements would show. */
  async function costOfDatabase() {
    if (!database.isShared) return { connections: 0, backendsMb: 0 }
    const rows = await database.query(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return { connections: rows.length, backendsMb: rows.reduce((sum, { pid }) => sum + privateMb(pid), 0) }
  }
}

function judge(late, [first, last], { counts, reasons }) {
  const faults = []
  const rows = [
    ['requests', counts.asked],
    ['answered with 5xx, not answered', `${counts.failed}, ${counts.unanswered}`],
  ]
  const names = {
    memoryMb: 'memory of the process',
    heapMb: 'its JavaScript heap',
    outsideMb: 'what that holds outside of it',
    backendsMb: 'memory of the database’s processes',
  }
  for (const [key, max] of Object.entries(MAX_MB_AN_HOUR)) {
    const { slope, doubt } = slopeOf(late.map((sample) => [sample.at / 3600, sample[key]]))
    const mb = (value) => value.toFixed(1)
    rows.push([
      `${names[key]}: with nobody there, slope under load`,
      `${mb(first[key])} MB, ${mb(last[key])} MB, ${mb(slope)} ± ${mb(doubt)} MB an hour`,
    ])
    if (slope - doubt > max) faults.push(`${names[key]} grows by ${mb(slope)} ± ${mb(doubt)} MB an hour`)
  }
  for (const [key, max] of Object.entries(MAX_GROWTH)) {
    rows.push([`${key}: at first, at the end`, `${first[key]}, ${last[key]}`])
    if (last[key] > first[key] + max) faults.push(`${key} grew from ${first[key]} to ${last[key]}`)
  }
  const [mid, final] = [late.at(Math.floor(late.length / 2)), late.at(-1)].map(({ prepared }) =>
    Math.max(0, ...prepared),
  )
  rows.push(['prepared statements of the connection that has most: half-way, at the end', `${mid}, ${final}`])
  if (final > mid + 5) faults.push(`prepared statements grew from ${mid} to ${final}`)
  for (const [reason, count] of reasons) faults.push(`${count} requests failed: ${reason}`)
  return { rows, faults }
}

function privateMb(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/RssAnon:\s+(\d+)/)[1]) / 1024
  } catch {
    // The process ended after it was listed.
    return 0
  }
}

/** Open files, without those of an embedded database, which keeps up to a thousand open. */
function filesOf(pid, database = 'none') {
  return readdirSync(`/proc/${pid}/fd`).filter((each) => !pathOf(`/proc/${pid}/fd/${each}`).startsWith(database)).length
}

function pathOf(link) {
  try {
    return readlinkSync(link)
  } catch {
    // The file was closed after it was listed.
    return ''
  }
}

/** Fits a line by least squares; `doubt` is twice the standard error of its slope. */
function slopeOf(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  const slope = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread
  const misses = points.reduce((sum, [at, value]) => sum + (value - y - slope * (at - x)) ** 2, 0)
  return { slope, doubt: 2 * Math.sqrt(misses / Math.max(1, points.length - 2) / spread) }
}
