// Type-checks every workspace, and the browser tests.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
// TypeScript 7 takes a sixth of the processor time, but gives dependency-cruiser and scripts no types yet: they use 6. One thread
// takes half as much again, and `npm test` runs the unit tests beside it. In tsconfig.browser.json kit, web and admin are one program,
// as web and admin each read the kit and the contract.
const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc')
const results = ['contract', 'server', 'tsconfig.browser.json', 'web/shell/worker', 'e2e'].map((project) =>
  spawnSync(process.execPath, [tsc, '-p', project, '--singleThreaded'], { cwd: root, stdio: 'inherit' }),
)
process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0
