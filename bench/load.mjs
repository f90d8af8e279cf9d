/** Drives an operation at the shop, or its bare SQL at the database, and tells what it cost. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openLine } from './light-line.mjs'
import { cpuSeconds, databaseCpuSeconds } from './processes.mjs'
import { visit } from './visit.mjs'
import { makeWaits } from './waits.mjs'

// Each connection goes through so many shoppers, none of them another connection's.
const SHOPPERS_PER_CONNECTION = 16

// Calls a second that there is room to note, more than any server here answers.
const MOST_CALLS = 250_000

/**
 * `operation` at the shop for `seconds`, as fast as it answers: operations a second, milliseconds of a call, CPU milliseconds
 * an operation. With several shops each gets its share of connections.
 */
export async function drive(operation, { shops, connections, seconds, products, shoppers }) {
  const waits = makeWaits(MOST_CALLS * seconds)
  const lines = shops.map(({ url }) => openLine(url, connections))
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
    p99: waits.at(0.99),
    cpuMs: ((after.shop - before.shop) * 1000) / done,
    databaseMs: ((after.database - before.database) * 1000) / done,
  }
}

/** What the shoppers of connection `at` ask for, spread over all shoppers there are. */
function callsOf(operation, at, { products, shoppers }) {
  const turns = Array.from({ length: SHOPPERS_PER_CONNECTION }, (_, turn) => at * SHOPPERS_PER_CONNECTION + turn)
  return turns.map((turn) => operation.requests(1 + ((turn * 7919) % shoppers), products))
}

/** One shopper after the other, round and round, until `end`. How many visits that made. */
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

/** A pgbench script: transactions a second, and the CPU milliseconds of the database for one. */
export async function driveBare(script, { postgres, connections, seconds, shoppers, products }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baqala-pgbench-'))
  const file = path.join(folder, 'bare.sql')
  // pgbench ends a command at the end of its line, but for SQL.
  writeFileSync(file, script)
  const before = databaseCpuSeconds(postgres)
  const size = ['-c', connections, '-j', 2, '-T', seconds, '-D', `shoppers=${shoppers}`, '-D', `products=${products}`]
  const child = spawn('pgbench', ['-n', '-M', 'prepared', ...size.map(String), '-f', file, postgres.socketUrl])
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (told += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  rmSync(folder, { recursive: true })
  const done = Number(/transactions actually processed: (\d+)/.exec(told)?.[1])
  const perSecond = Number(/tps = ([\d.]+)/.exec(told)?.[1])
  if (code !== 0 || !(done > 0)) throw new Error(`pgbench ended with ${code}:\n${told.slice(0, 2000)}`)
  return { perSecond, databaseMs: ((databaseCpuSeconds(postgres) - before) * 1000) / done }
}

export function hasPgbench() {
  return spawnSync('pgbench', ['--version']).status === 0
}

/** Key by key the middle of several runs. */
export function median(runs) {
  const middle = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, middle(key)]))
}
