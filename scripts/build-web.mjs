// Builds the storefront if its sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'web', 'dist')
const stamp = path.join(dist, '.built')
const SOURCES = [
  'kit/src',
  'kit/package.json',
  'web/src',
  'web/shell',
  'web/public',
  'web/vite.config.ts',
  'web/package.json',
  'contract/src',
  'contract/package.json',
  'docs/pages',
  'shop.config.ts',
  'package-lock.json',
]

/** Ends the process if the build fails. */
export function buildWebIfNeeded() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stderr.write('Building the storefront …\n')
  build()
  writeFileSync(stamp, wanted)
}

/** Runs Vite in a process of its own, so that the server does not keep its memory. */
function build() {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: path.join(root, 'web'),
    // The server's NODE_ENV must not select React's development build, which is twice the size.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const part of SOURCES)
    for (const file of filesIn(path.join(root, part))) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(place) {
  if (!existsSync(place)) return []
  if (path.extname(place) !== '') return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
