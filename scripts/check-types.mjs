// Type-checks every workspace, and the browser tests.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const results = ['contract', 'server', 'web', 'e2e'].map((project) =>
  spawnSync(path.join(root, 'node_modules', '.bin', 'tsc'), ['-p', project], { cwd: root, stdio: 'inherit' }),
)
process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0
