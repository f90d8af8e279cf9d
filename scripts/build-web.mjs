// Builds the storefront and the admin, each if its sources have changed since its last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const SHARED = ['kit', 'contract'].flatMap((folder) => inFolder(folder, ['src', 'package.json']))
SHARED.push('shop.config.ts', 'package-lock.json')
const FRONT_ENDS = [
  {
    folder: 'web',
    name: 'storefront',
    sources: [...inFolder('web', ['src', 'shell', 'public', 'vite.config.ts', 'package.json']), 'docs/pages'],
  },
  {
    folder: 'admin',
    name: 'admin',
    // It compresses its files as the storefront does.
    sources: inFolder('admin', ['src', 'public', 'index.html', 'vite.config.ts', 'package.json']).concat(
      'web/shell/precompress.ts',
    ),
  },
]

/** Ends the process if a build fails. */
export function buildWebIfNeeded() {
  for (const { folder, name, sources } of FRONT_ENDS) {
    const stamp = path.join(root, folder, 'dist', '.built')
    const wanted = fingerprint([...SHARED, ...sources])
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    process.stderr.write(`Building the ${name} …\n`)
    build(folder)
    writeFileSync(stamp, wanted)
  }
}

/** Runs Vite in a process of its own, so that the server does not keep its memory. */
function build(folder) {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: path.join(root, folder),
    // The server's NODE_ENV must not select React's development build, which is twice the size.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const part of sources)
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

function inFolder(folder, places) {
  return places.map((place) => `${folder}/${place}`)
}
