/** Runs an operation against the shop, or its bare SQL against the database, and measures its cost. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openClient } from './http-client.mjs'
import { cpuSeconds, databaseCpuSeconds } from './processes.mjs'
import { visit } from './visit.mjs'
import { makeWaits } from './waits.mjs'

// Each connection acts for shoppers of its own.
const SHOPPERS_PER_CONNECTION = 16

// The sample buffer holds this many calls a second, more than any server here answers.
const MAX_CALLS = 250_000

/**
 * Runs `operation` against the shop for `seconds`, as fast as it answers. Returns operations a second, milliseconds of a call
 * (median and 99th percentile), and CPU milliseconds an operation. Several shops share the connections.
 */
export async function drive(operation, { shops, connections, seconds, products, shoppers }) {
  const waits = makeWaits(MAX_CALLS * seconds)
  const lines = shops.map(({ url }) => openClient(url, connections))
  const shopping = Array.from({ length: connections }, (_, at) => callsOf(operation, at, { products, shoppers }))
  const before = costs(shops)
  const begun = performance.now()
  const visits = await Promise.all(
    shopping.map((turns, at) => goRound(turns, lines[at % lines.length], waits, begun + seconds * 1000)),
  )
  const took = (performance.now() - begun) / 1000
  const after = costs(shops)
  for (const line of lines) line.close()
  const done = visits.reduce((sum, count) => sum + count, 0)
  return {
    perSecond: done / took,
    p50: waits.at(0.5),
    p95: waits.at(0.95),
    p99: waits.at(0.99),
    cpuMs: ((after.shop - before.shop) * 1000) / done,
    databaseMs: ((after.database - before.database) * 1000) / done,
  }
}

/** The calls of the shoppers of connection number `at`, spread over all shoppers. */
function callsOf(operation, at, { products, shoppers }) {
  const turns = Array.from({ length: SHOPPERS_PER_CONNECTION }, (_, turn) => at * SHOPPERS_PER_CONNECTION + turn)
  return turns.map((turn) => operation.requests(1 + ((turn * 7919) % shoppers), products))
}

/** Visits for one shopper after the other until `end`. Returns the number of visits. */
function goRound(turns, line, waits, end) {
  const { promise, resolve, reject } = Promise.withResolvers()
  let visits = 0
  next()
  return promise

  function next(error) {
    if (error !== undefined) return reject(error)
    if (performance.now() >= end) return resolve(visits)
    visit(turns[visits % turns.length], line, waits.note, (failure) => {
      visits += 1
      next(failure)
    })
  }
}

/** CPU seconds that these shops and their database have used so far. */
export function costs(shops) {
  const [{ postgres }] = shops
  return {
    shop: shops.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0),
    database: postgres === undefined ? 0 : databaseCpuSeconds(postgres),
  }
}

// pgbench spends its first second on opening connections and preparing statements, which a running shop has done.
const WARMING_SECONDS = 2

/** Runs a pgbench script. Returns transactions a second and CPU milliseconds of the database for each, after warming up. */
export async function driveBare(script, { postgres, connections, seconds, shoppers, products }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baqala-pgbench-'))
  const file = path.join(folder, 'bare.sql')
  writeFileSync(file, script)
  const size = ['-c', connections, '-j', 2, '-D', `shoppers=${shoppers}`, '-D', `products=${products}`]
  // One second more than is measured, with a progress line every second.
  const time = ['-T', WARMING_SECONDS + seconds + 1, '-P', 1]
  const options = ['-n', '-M', 'prepared', ...size.map(String), ...time.map(String), '-f', file]
  const child = spawn('pgbench', [...options, postgres.url], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'close')
  const ticks = []
  let told = ''
  for await (const line of createInterface({ input: child.stderr })) {
    told += `${line}\n`
    const [, at, perSecond] = /^progress: ([\d.]+) s, ([\d.]+) tps/.exec(line) ?? []
    if (at !== undefined)
      ticks.push({ at: Number(at), perSecond: Number(perSecond), cpu: databaseCpuSeconds(postgres) })
  }
  const [code] = await ended
  rmSync(folder, { recursive: true })
  const warm = ticks.filter(({ at }) => at > WARMING_SECONDS - 0.5).slice(0, seconds + 1)
  if (code !== 0 || warm.length < 2) throw new Error(`pgbench ended with ${code}:\n${told.slice(0, 2000)}`)
  const [first, last] = [warm[0], warm.at(-1)]
  const done = warm.slice(1).reduce((sum, tick, nth) => sum + tick.perSecond * (tick.at - warm[nth].at), 0)
  return { perSecond: done / (last.at - first.at), databaseMs: ((last.cpu - first.cpu) * 1000) / done }
}

export function hasPgbench() {
  return spawnSync('pgbench', ['--version']).status === 0
}

/** The median of several runs, key by key. */
export function median(runs) {
  const middle = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, middle(key)]))
}
