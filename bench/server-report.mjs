/** The tables of results/server.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeMachine } from './processes.mjs'
import { targets, yes } from './server-targets.mjs'
import { BOARDS, MOST_MS, ORDERS, STAFF_PRODUCTS } from './staff.mjs'

/** Prints the tables; a whole run renews the page of results. */
export function report(isWhole, run) {
  const parts = [
    describeRun(run),
    besideTheLimits(run),
    byConnections(run),
    atHalfLoad(run),
    oneAndTwo(run),
    ofTheStaff(run),
  ]
  const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`
  process.stdout.write(text)
  if (!isWhole) return
  const folder = path.resolve(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'server.md'), text)
}

function describeRun({ postgres, PRODUCTS, RUNS, SECONDS, bareRequest }) {
  return `# The server

${describeMachine()}, PostgreSQL ${postgres.version} with its defaults (fsync,
synchronous_commit and full_page_writes on), over TCP. ${PRODUCTS} products. Runs of ${SECONDS} s (medians of ${RUNS}); load, server
and database share the machine. CPU in ms an operation, times in ms a call.

How fast the machine was: a bare request to a bare Node server cost ${bareRequest.toFixed(3)} ms of CPU.`
}

function besideTheLimits(run) {
  return `## Beside the limits

${table(['what', 'measured', 'beside it', 'ratio', 'wanted', 'met'], targets(run))}

The bare server is Node's http module with the same bytes, headers included; bare SQL is pgbench with the statements of
\`operations.mjs\`, on the same database. Each is measured in ${run.TURNS} turns of ${run.TURN_SECONDS} s with its limit, at 32 connections: the machine is up
to twice as slow in one moment as in the next. Lists are asked for as browsers do, who take them compressed (10 kB), and plain
(52 kB). A checkout is five calls and four commits, its bare transaction one: on a disk that syncs, commits are most of the wait.`
}

function byConnections({ speeds }) {
  const head = [
    'operation',
    'connections',
    'a second',
    'p50 ms',
    'p99 ms',
    'CPU of the server',
    'CPU of the database',
    'memory MB',
  ]
  const rows = speeds.map((one) => [
    one.operation.name,
    one.connections,
    one.perSecond.toFixed(one.perSecond < 100 ? 1 : 0),
    one.p50,
    one.p99,
    one.cpuMs.toFixed(3),
    one.databaseMs.toFixed(3),
    one.memoryMb,
  ])
  return ['## By the number of connections', table(head, rows), ...describeRetries(speeds)].join('\n\n')
}

function atHalfLoad({ halves, STEADY_TURNS }) {
  if (halves.length === 0) return ''
  const rows = halves.map(({ operation, perSecond, p50, p99, bare }) => [
    operation.name,
    perSecond.toFixed(0),
    p50,
    p99,
    bare.p50,
    bare.p99,
  ])
  return `## At half of the load that saturates it

Shoppers come at random moments, whatever the shop does meanwhile. Beside it a bare Node server that answers the same calls
with the same bytes at once: what the machine and the load on its two cores add by themselves. Medians of ${STEADY_TURNS} turns.

${table(['operation', 'a second', 'p50 ms', 'p99 ms', 'bare server: p50 ms', 'p99 ms'], rows)}`
}

function oneAndTwo({ two }) {
  if (two.length === 0) return ''
  const rows = two.map((pair) => [
    pair.operation.name,
    pair.one.perSecond.toFixed(0),
    pair.two.perSecond.toFixed(0),
    `${(pair.two.perSecond / pair.one.perSecond).toFixed(2)}×`,
  ])
  return `## One process and two

${table(['operation', 'one: a second', 'two: a second', 'ratio'], rows)}`
}

function ofTheStaff({ staff }) {
  if (staff === undefined) return ''
  const rows = staff.lists.map(({ operation, p50, p95, cpuMs, databaseMs, bare }) => [
    operation.name,
    p50,
    p95,
    bare.p95,
    cpuMs.toFixed(2),
    databaseMs.toFixed(2),
    yes(p95 <= MOST_MS),
  ])
  const { without, beside } = staff.boards
  const cost = (100 * (beside.cpuMs + beside.databaseMs)) / (without.cpuMs + without.databaseMs) - 100
  return `## Behind the counter

${ORDERS.toLocaleString('en')} orders, ${STAFF_PRODUCTS.toLocaleString('en')} products; one call at a time, beside a bare Node server with the same bytes. Wanted: at most ${MOST_MS} ms at p95.

${table(['list', 'p50 ms', 'p95 ms', 'bare: p95 ms', 'CPU of the server', 'CPU of the database', 'met'], rows)}

${BOARDS} boards that are watched make a checkout cost ${cost.toFixed(0)} % more (${without.perSecond.toFixed(0)} a second without them, ${beside.perSecond.toFixed(0)} with
them). Wanted: less than 10 %. Met: ${yes(cost < 10)}.`
}

/** Describes how often the shop refused an operation for now. */
function describeRetries(speeds) {
  const refused = speeds.filter(({ retries }) => retries > 0)
  return refused.map(
    ({ operation, connections, retries }) =>
      `${operation.name}, ${connections} at once: ${retries.toFixed(1)} retries after two seconds for each sign-in.\nTimes count from the first try.`,
  )
}

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}
