/** Counts the tests in the reports of their runners, for the gate (test.mjs). */
import { readFileSync } from 'node:fs'

/** The tests in Vitest's report, a JSON file. Without a report the run failed before its tests. */
export function countVitest(file) {
  const report = readReport(file)
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  // A file that does not load has no failing test to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The tests in Playwright's report. Prints the titles of those that passed only the second time. */
export function countPlaywright(file) {
  const report = readReport(file)
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, skipped, flaky } = report.stats
  for (const title of unsteadyTitles(report)) process.stdout.write(`! ${title} passed only the second time\n`)
  return { passed: expected + flaky, failed: unexpected, skipped }
}

function unsteadyTitles({ suites = [], specs = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...here, ...suites.flatMap(unsteadyTitles)]
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
