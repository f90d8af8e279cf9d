// `npm test`: everything that must hold before a change lands, ending with one line that sums it up.
// `npm test -- --only lint` runs one step (several: --only lint,types); `npm test -- --everywhere` runs all database tests on the
// embedded database too.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from './start-postgres.mjs'
import { countPlaywright, countVitest } from './test-reports.mjs'

const root = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'baqala-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const playwrightReport = path.join(reports, 'playwright.json')

const FOLDERS = [
  'contract/src',
  'kit/src',
  'server/src',
  'server/seed',
  'server/test',
  'web/src',
  'web/test',
  'admin/src',
  'admin/test',
  'e2e',
  'scripts',
  'chaos',
]
const ARROWS = ['--config', '.dependency-cruiser.cjs', ...FOLDERS]
const CHECKS = [
  { name: 'format', run: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'lint', run: ['node_modules/oxlint/bin/oxlint', '.'] },
  { name: 'types', run: ['scripts/check-types.mjs'] },
  { name: 'arabic', run: ['scripts/list-arabic.mjs', '--check'] },
  { name: 'arrows', run: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', ...ARROWS] },
]
const BUILD = { name: 'build', run: ['scripts/build-and-weigh.mjs'] }
const firstShopFolder = mkdtempSync(path.join(reports, 'first-shop-'))
const FIRST_SHOP = { name: 'first shop', run: ['e2e/servers/first-shop.ts', firstShopFolder] }
const DUMPS = { name: 'dumps', run: ['server/test/dump-databases.ts', reports] }
// Two runs at once. The tests on PostgreSQL wait, for clocks, limits and locks: they have twice as many workers as there are
// processors. Those on the embedded database work.
const UNIT = unitTests('unit', ['!pglite'], Math.min(8, 2 * availableParallelism()))
const EMBEDDED = unitTests('embedded', ['pglite'], Math.min(4, availableParallelism()))
const BROWSER = {
  name: 'browser',
  run: ['node_modules/@playwright/test/cli.js', 'test'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  count: () => countPlaywright(playwrightReport),
}

const wanted = chosenSteps()
const loopBefore = secondsOfLoop()
const [beganAt, busyBefore] = [Date.now(), busySeconds()]
const total = { passed: 0, failed: 0, skipped: 0 }
const running = new Set()
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
  process.on(signal, () => endEarly(signal, code))

// One PostgreSQL server for all steps, each of which has databases of its own. Where none starts they try themselves, and say why.
const postgres = [UNIT, EMBEDDED, BROWSER].some(wanted) ? await startPostgres().catch(() => undefined) : undefined
if (postgres !== undefined) process.env.TEST_DATABASE_URL = postgres.url

// One check at a time takes the processor time that the unit tests leave; the browser tests leave none.
const dumped = [UNIT, EMBEDDED].some(wanted) ? runStep(DUMPS) : undefined
const tested = Promise.all([runAll([BUILD]), dumped]).then(() =>
  Promise.all([runAll([UNIT]), runAll([EMBEDDED]).then(() => wanted(BROWSER) && makeFirstShop())]),
)
await Promise.all([runAll(CHECKS), tested])
await runAll([BROWSER])
await postgres?.stop()

process.stdout.write(describeCost())
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * The processor time that the gate took, beside a fixed loop on this machine, so that two machines can be compared. It is the busy
 * time of the whole machine: browsers and databases are processes of their own, and so is whatever else runs meanwhile. The loop
 * is timed before and after, because a machine that others share changes its speed.
 */
function describeCost() {
  const [seconds, busy] = [(Date.now() - beganAt) / 1000, busySeconds() - busyBefore]
  const loopAfter = secondsOfLoop()
  const loop = (loopBefore + loopAfter) / 2
  return (
    `\nProcessor time: ${Math.round(busy)} s in ${Math.round(seconds)} s on ${cpus().length} processors. A loop of 1e9 steps takes ` +
    `${loopBefore.toFixed(2)} s here before and ${loopAfter.toFixed(2)} s after, so that is ${Math.round(busy / loop)} loops.\n`
  )
}

/** The processor time of a loop of 1e9 steps. */
function secondsOfLoop() {
  const before = process.cpuUsage().user
  let left = 1e9
  while (left > 0) left -= 1
  return (process.cpuUsage().user - before) / 1e6
}

function busySeconds() {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return times.reduce((total, ms) => total + ms, 0) / 1000
}

/** A filter for the steps that `--only` names. A misspelt name ends the run, or it would look like a success. */
function chosenSteps() {
  const { argv } = process
  if (!argv.includes('--only')) return () => true
  const names = argv[argv.indexOf('--only') + 1]?.split(',') ?? []
  const known = [...CHECKS, BUILD, UNIT, EMBEDDED, BROWSER].map(({ name }) => name)
  if (names.length > 0 && names.every((name) => known.includes(name))) return ({ name }) => names.includes(name)
  process.stderr.write(`--only takes one or more of ${known.join(', ')}, separated by commas.\n`)
  process.exit(2)
}

/** Runs steps one after the other, unless they are not wanted. */
async function runAll(steps) {
  for (const step of steps.filter(wanted)) await runStep(step)
}

async function runStep(step) {
  const began = Date.now()
  const { isGood, output } = await runToEnd(step)
  const counted = step.count?.() ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
  // A runner that fails without a failing test (a server that does not start) still failed.
  if (!isGood && counted.failed === 0) counted.failed = 1
  for (const key of Object.keys(total)) total[key] += counted[key]
  if (!isGood) process.stdout.write(`\n${output.trimEnd()}\n`)
  const tests = step.count === undefined ? '' : `, ${counted.passed + counted.failed} tests`
  process.stdout.write(`${isGood ? '✓' : '✗'} ${step.name}${tests}, ${Math.round((Date.now() - began) / 1000)} s\n`)
}

/** Makes the shop that the browser tests copy. If it fails they try themselves, and report why. */
async function makeFirstShop() {
  const { isGood } = await runToEnd(FIRST_SHOP)
  if (isGood) process.env.TEST_FIRST_SHOP = readFileSync(path.join(firstShopFolder, 'name'), 'utf8')
}

/** Collects the output of a step, which is shown only if it fails. */
async function runToEnd({ run, env = {} }) {
  const child = spawn(process.execPath, run, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  running.delete(child)
  return { isGood: code === 0, output }
}

function endEarly(signal, code) {
  for (const child of running) child.kill(signal)
  process.exit(code)
}

function unitTests(name, projects, workers) {
  const report = path.join(reports, `${name}.json`)
  const flags = [`--maxWorkers=${workers}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const everywhere = process.argv.includes('--everywhere') ? ['--everywhere'] : []
  const run = [
    'scripts/test-unit.mjs',
    ...everywhere,
    ...projects.flatMap((project) => ['--project', project]),
    ...flags,
  ]
  return { name, run, env: { TEST_DATABASE_DUMPS: reports }, count: () => countVitest(report) }
}
