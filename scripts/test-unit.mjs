/**
 * `npm run test:unit -- cart.routes`: vitest, with a throwaway PostgreSQL server. Without any PostgreSQL the tests run on the
 * embedded database, and those that need a real one are skipped, unless CI is set. `--everywhere` runs all on both.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { NoPostgres } from './find-postgres.mjs'
import { startPostgres } from './start-postgres.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')

const FLAGS = [
  // V8 may abort while it frees replaced WebAssembly code that threads share (https://github.com/nodejs/node/issues/64500).
  '--no-wasm-code-gc',
  // In MB. With V8's small first heap, collecting garbage takes a tenth of the time.
  '--min-semi-space-size=64',
  '--initial-heap-size=1024',
]

const postgres = await startPostgres().catch(skipPostgres)
const words = process.argv.slice(2)
const wanted = words.filter((word) => word !== '--everywhere')
if (wanted.length < words.length) process.env.TEST_EVERYWHERE = 'yes'
const arguments_ = [...FLAGS, path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...wanted]
const env = postgres === undefined ? { TEST_WITHOUT_POSTGRES: 'yes' } : { TEST_DATABASE_URL: postgres.url }
const vitest = spawn(process.execPath, arguments_, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
process.once('exit', () => vitest.kill())
vitest.once('exit', async (code) => {
  await postgres?.stop()
  process.exitCode = code ?? 1
})

function skipPostgres(error) {
  if (!(error instanceof NoPostgres) || process.env.CI) throw error
  process.stderr.write(
    `${error.message} The tests run on the embedded database alone; TEST_DATABASE_URL can name a server.\n`,
  )
  return undefined
}
