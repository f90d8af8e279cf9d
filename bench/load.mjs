/** Drives an operation at the shop, or its bare SQL at the database, and tells what it cost. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { cpuSeconds, databaseCpuSeconds } from './processes.mjs'

// Each connection goes through so many shoppers, none of them another connection's.
const SHOPPERS_PER_CONNECTION = 16

/**
 * `operation` at the shop for `seconds`, as fast as it answers: operations a second, milliseconds of a call, CPU milliseconds
 * an operation. With several shops each gets its share of connections.
 */
export async function drive(operation, { shops, connections, seconds, products, shoppers }) {
  const before = costs(shops)
  const calls = operation.requests(1, products).length
  const results = await Promise.all(
    shops.map(({ url }, at) =>
      autocannon({
        url,
        connections: Math.max(1, Math.round(connections / shops.length)),
        duration: seconds,
        setupClient: takeTurns(operation, { products, shoppers }, (at * connections) / shops.length),
      }),
    ),
  )
  const done = results.reduce((sum, result) => sum + result['2xx'], 0) / calls
  for (const { non2xx, errors, timeouts } of results) {
    if (non2xx + errors + timeouts > 0)
      throw new Error(`${operation.name}: ${non2xx} refusals, ${errors} errors, ${timeouts} timeouts`)
  }
  const after = costs(shops)
  return {
    perSecond: done / results[0].duration,
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    cpuMs: ((after.shop - before.shop) * 1000) / done,
    databaseMs: ((after.database - before.database) * 1000) / done,
  }
}

/** Every client of autocannon has shoppers of its own, spread over all there are, and begins with the first of them. */
function takeTurns(operation, { products, shoppers }, firstClient) {
  let client = firstClient
  return (autocannonClient) => {
    const turns = Array.from({ length: SHOPPERS_PER_CONNECTION }, (_, at) => client * SHOPPERS_PER_CONNECTION + at)
    client += 1
    const calls = turns.flatMap((turn) => operation.requests(1 + ((turn * 7919) % shoppers), products))
    autocannonClient.setRequests(calls.map((call) => ({ ...call, path: `/api/v1${call.path}` })))
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
