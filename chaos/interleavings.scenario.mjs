/** Runs the model test of server/test/chaos for many more rounds, from this run's seed. */
import { spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
// As scripts/start-postgres.mjs starts it for tests.
const POSTGRES = process.env.TEST_DATABASE_URL
  ? 'with the settings of the server at TEST_DATABASE_URL'
  : 'with fsync, synchronous_commit and full_page_writes off'
const DATABASES = `PostgreSQL ${POSTGRES}, PGlite with fsync off.`

export async function scenario({ seed, runs = 3_000, database }) {
  const projects = (database === undefined ? ['postgres', 'pglite'] : [database]).flatMap((name) => ['--project', name])
  const script = path.join(ROOT, 'scripts/test-unit.mjs')
  const child = spawn(process.execPath, [script, ...projects, 'server/test/chaos/interleavings'], {
    cwd: ROOT,
    env: { ...process.env, CHAOS_SEED: String(seed), CHAOS_RUNS: String(runs), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return {
    title: 'Interleavings',
    about: `Up to 14 rounds of up to 4 calls at the same moment, against a model of the shop; what fails is shrunk. ${DATABASES}`,
    rows: [['runs on each database', runs]],
    faults: code === 0 ? [] : [said.slice(0, 5_000)],
  }
}
