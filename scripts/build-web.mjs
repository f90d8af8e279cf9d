// Builds the storefront when it is not built yet, or when something it is made of has changed since.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'web', 'dist', '.built')
const MADE_OF = [
  'web/src',
  'web/build',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'shop.config.ts',
  'package-lock.json',
]

/** Returns whether it had to build. Vite runs in a process of its own: it sets NODE_ENV and takes memory that a server should not keep. */
export function buildWebIfNeeded() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'web'),
    // React's development build is twice the size: the server's NODE_ENV must not choose it. And what `npm start` keeps
    // of the server's code, in a folder named from where it starts, Vite would keep of its own beside the storefront.
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: undefined },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
  writeFileSync(stamp, wanted)
  return true
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const part of MADE_OF)
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
