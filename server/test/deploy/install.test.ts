/** scripts/run.mjs where packages are missing, with an npm that never ends, whatever it is told. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'

const RUN = path.resolve(import.meta.dirname, '../../../scripts/run.mjs')
const NPM = `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => {})
writeFileSync('pid', String(process.pid))
setInterval(() => {}, 1000)`

test('an installation that is interrupted leaves no npm at work', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baqala-install-'))
  const file = (name: string) => path.join(folder, name)
  writeFileSync(file('package.json'), '{ "type": "module" }')
  writeFileSync(file('package-lock.json'), '{ "packages": { "node_modules/rice": { "version": "1.0.0" } } }')
  writeFileSync(file('npm-cli.js'), NPM)
  writeFileSync(file('script.js'), '')
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_execpath: file('npm-cli.js') }
  const run = spawn(process.execPath, [RUN, file('script.js')], { env, stdio: 'ignore' })
  await vi.waitUntil(() => existsSync(file('pid')) && readFileSync(file('pid'), 'utf8') !== '', { timeout: 20_000 })
  run.kill('SIGTERM')
  await once(run, 'exit')
  const npm = Number(readFileSync(file('pid'), 'utf8'))
  await expect.poll(() => isRunning(npm), { timeout: 5_000 }).toBe(false)
  rmSync(folder, { recursive: true })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
