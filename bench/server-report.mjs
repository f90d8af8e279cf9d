/** The tables of results/server.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeMachine } from './processes.mjs'

const TARGETS = { list: 2.5, product: 2.5, add: 3, checkout: 45, memoryMb: 220, startMs: 1500, p99: 20 }

export async function report({ speeds, usual, limits, halves, two, memory, starts, postgres, ...size }) {
  const text = `# The server

${describeMachine()}, PostgreSQL ${postgres.version} with its defaults (fsync,
synchronous_commit and full_page_writes on), over its socket. ${size.PRODUCTS} products. ${size.RUNS} runs of
${size.SECONDS} s each, medians; load, server and database share the machine. CPU in ms an operation, times in ms a call.

## Beside the limits

${table(
  ['what', 'measured', 'beside it', 'ratio', 'wanted', 'met'],
  [...readTargets(usual, limits), ...writeTargets(usual, limits), ...otherTargets(memory, starts, halves)],
)}

The bare server is Node's http module with the same bytes, headers included; bare SQL is pgbench with the statements of \`operations.mjs\`.
What is held against either takes ${size.TURNS} turns of ${size.TURN_SECONDS} s with it, at 32 connections: the machine is up to twice as slow in one moment as in the next.
Lists are asked for as browsers do, who take them compressed (10 kB), and plain (52 kB).

## By the number of connections

${table(
  ['operation', 'connections', 'a second', 'p50 ms', 'p99 ms', 'CPU of the server', 'CPU of the database', 'memory MB'],
  speeds.map((one) => [
    one.operation.name,
    one.connections,
    one.perSecond.toFixed(one.perSecond < 100 ? 1 : 0),
    one.p50,
    one.p99,
    one.cpuMs.toFixed(3),
    one.databaseMs.toFixed(3),
    one.memoryMb,
  ]),
)}

${describeRetries(speeds)}

## At half of the load that saturates it

Shoppers come at random moments, whatever the shop does meanwhile. Beside it a bare Node server that answers the same calls
with the same bytes at once: what the machine and the load on its two cores add by themselves. Medians of ${size.STEADY_TURNS} turns.

${table(
  ['operation', 'a second', 'p50 ms', 'p99 ms', 'bare server: p50 ms', 'p99 ms'],
  halves.map(({ operation, perSecond, p50, p99, bare }) => [
    operation.name,
    perSecond.toFixed(0),
    p50,
    p99,
    bare.p50,
    bare.p99,
  ]),
)}

## One process and two

${table(
  ['operation', 'one: a second', 'two: a second', 'ratio'],
  two.map((pair) => [
    pair.operation.name,
    pair.one.perSecond.toFixed(0),
    pair.two.perSecond.toFixed(0),
    `${(pair.two.perSecond / pair.one.perSecond).toFixed(2)}×`,
  ]),
)}
`
  const folder = path.resolve(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'server.md'), text)
  process.stdout.write(text)
}

/** Describes how often the shop refused an operation for now. */
function describeRetries(speeds) {
  const refused = speeds.filter(({ retries }) => retries > 0)
  return refused
    .map(
      ({ operation, connections, retries }) =>
        `${operation.name}, ${connections} at once: ${retries.toFixed(1)} retries after two seconds for each sign-in.\nTimes count from the first try.`,
    )
    .join('\n\n')
}

function readTargets(usual, { servers }) {
  return ['list of 40', 'list of 40, plain', 'one product'].map((name) => {
    const [cost, bare] = [usual[name].cpuMs, servers[name].cpuMs]
    return atMost(
      `${name}: CPU of the server`,
      cost,
      bare,
      'a bare Node server',
      name === 'one product' ? TARGETS.product : TARGETS.list,
    )
  })
}

function writeTargets(usual, { servers, databases }) {
  const add = usual['add to cart']
  const bareAdd = servers['add to cart'].cpuMs + databases['add to cart'].databaseMs
  const orders = usual['checkout (5 calls)'].perSecond
  const bareOrders = databases['checkout (5 calls)'].perSecond
  const share = (100 * orders) / bareOrders
  return [
    atMost(
      'add to cart: CPU of server and database',
      add.cpuMs + add.databaseMs,
      bareAdd,
      'bare request and bare SQL',
      TARGETS.add,
    ),
    [
      'checkouts a second',
      orders.toFixed(0),
      `${bareOrders.toFixed(0)} bare transactions`,
      `${share.toFixed(0)} %`,
      `≥ ${TARGETS.checkout} %`,
      yes(share >= TARGETS.checkout),
    ],
  ]
}

function otherTargets({ idleMb, loadedMb, maxMb }, [veryFirstMs, startMs], halves) {
  const [worst] = halves.toSorted((one, other) => other.p99 - one.p99)
  return [
    [
      'memory under load',
      `${maxMb} MB at most`,
      `${idleMb} MB idle, ${loadedMb} MB after it`,
      '',
      `≤ ${TARGETS.memoryMb} MB`,
      yes(maxMb <= TARGETS.memoryMb),
    ],
    [
      'the very first start to the first answer',
      `${veryFirstMs} ms`,
      `${startMs} ms from the second on, without migrating and seeding`,
      '',
      `≤ ${TARGETS.startMs} ms`,
      yes(veryFirstMs <= TARGETS.startMs),
    ],
    [
      `p99 at half of the load that saturates: ${worst.operation.name}`,
      `${worst.p99} ms`,
      `${worst.bare.p99} ms, a bare Node server`,
      '',
      `≤ ${TARGETS.p99} ms`,
      yes(worst.p99 <= TARGETS.p99),
    ],
  ]
}

function atMost(what, cost, bare, beside, times) {
  const ratio = cost / bare
  return [
    what,
    `${cost.toFixed(3)} ms`,
    `${bare.toFixed(3)} ms, ${beside}`,
    `${ratio.toFixed(1)}×`,
    `≤ ${times}×`,
    yes(ratio <= times),
  ]
}

function yes(isMet) {
  return isMet ? 'yes' : '**no**'
}

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}
