// Type-checks every workspace, and the browser tests.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
const results = ['contract', 'server', 'web', 'web/worker', 'e2e'].map((project) =>
  spawnSync(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' }),
)
process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0
