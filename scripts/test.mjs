// `npm test`: everything that must hold before a change lands, in order, ending with one line that sums it up.
// `npm test -- --only lint` runs one step (several: --only lint,types).
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'baqala-test-'))
const bin = (name) => path.join(root, 'node_modules', '.bin', name)
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')

const STEPS = [
  { name: 'format', run: [bin('prettier'), '--check', '--log-level=warn', '.'] },
  { name: 'lint', run: [bin('eslint'), '--max-warnings=0', '.'] },
  { name: 'types', run: [process.execPath, 'scripts/check-types.mjs'] },
  {
    name: 'arrows',
    run: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      'contract/src',
      'server/src',
      'server/seed',
      'web/src',
    ],
  },
  {
    name: 'unit',
    run: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: countVitest,
  },
  { name: 'build', run: [process.execPath, 'scripts/build-and-weigh.mjs'] },
  {
    name: 'browser',
    run: [bin('playwright'), 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: countPlaywright,
  },
]

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1].split(',') : undefined
const total = { passed: 0, failed: 0, skipped: 0 }

for (const step of STEPS.filter(({ name }) => only === undefined || only.includes(name))) {
  console.log(`\n▸ ${step.name}`)
  const began = Date.now()
  const isGood = (await runToEnd(step)) === 0
  const counted = step.count?.() ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
  // A runner that fails without a failing test (a file that does not load, a server that does not start) still failed.
  if (!isGood && counted.failed === 0) counted.failed = 1
  for (const key of Object.keys(total)) total[key] += counted[key]
  console.log(`${isGood ? '✓' : '✗'} ${step.name}, ${Math.round((Date.now() - began) / 1000)} s`)
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0

function runToEnd({ run: [command, ...args], env = {} }) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

function countVitest() {
  const report = readReport(vitestReport)
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function countPlaywright() {
  const report = readReport(playwrightReport)
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
