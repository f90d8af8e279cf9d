/**
 * Runs before every command: installs the packages where node_modules does not fit the lock file and this machine, and
 * says so where Node is too old. Runs on Node 20 with nothing installed, so it uses Node's own modules only.
 *
 *   node scripts/setup.mjs [further folder with a lock file of its own …]
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const NODE_NEEDED = 24

// What the outer `npm … --omit=dev` tells the inner one; it would leave out what our commands need.
const CHANGES_WHAT_IS_INSTALLED =
  /^npm_config_(omit|include|only|production|dev|optional|global|location|workspaces?|include_workspace_root|dry_run|package_lock_only|ignore_scripts|install_strategy)$|^npm_(lifecycle|package|command)/i

/** Installs the packages of `folder` as its lock file has them, where they are not there yet. */
export function ensureInstalled(folder = ROOT) {
  const lockFile = path.join(folder, 'package-lock.json')
  const stamp = path.join(folder, 'node_modules', '.setup-stamp')
  const platform = `${process.platform}-${process.arch}`
  const wanted = `${platform} ${createHash('sha256').update(readFileSync(lockFile)).digest('hex')}`
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (found === wanted) return

  const isSamePlatform = found === '' || found.startsWith(`${platform} `)
  if (!isSamePlatform || !isAsLocked(folder, lockFile)) install(folder)
  writeFileSync(stamp, wanted)
}

/** Whether npm's own record of what it installed says what the lock file says: somebody may have called npm by hand. */
function isAsLocked(folder, lockFile) {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const places = Object.keys(wanted).filter((place) => place.includes('node_modules/'))
  const missing = places.filter((place) => wanted[place].version !== installed[place]?.version)
  const unknown = Object.keys(installed).filter((place) => wanted[place] === undefined)
  // Optional packages are those of other platforms.
  return missing.every((place) => wanted[place].optional && !installed[place]) && unknown.length === 0
}

function install(folder) {
  const name = path.relative(ROOT, folder) || 'the shop'
  const begun = Date.now()
  process.stderr.write(`Installing the packages of ${name} …\n`)
  // No package here needs an install script; Swagger UI's would report the installation to its makers.
  const arguments_ = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const result = runNpm(arguments_, folder)
  if (result.status !== 0) {
    process.stderr.write(
      `npm could not install the packages of ${name}; its own words are above. Is the network there?\n`,
    )
    process.exit(1)
  }
  process.stderr.write(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`)
}

function runNpm(arguments_, cwd) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !CHANGES_WHAT_IS_INSTALLED.test(name)))
  // npm names itself and the Node it runs on to its scripts: the same are used, not the ones `npm ci` is about to delete.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  if (npm?.endsWith('npm-cli.js')) return spawnSync(node, [npm, ...arguments_], { cwd, env, stdio: 'inherit' })
  return spawnSync('npm', arguments_, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' })
}

/** The commands run on the Node among the packages, which npm puts first in PATH; where there is none, on the machine's own. */
function requireNode() {
  const ours = path.join(ROOT, 'node_modules', '.bin', 'node')
  if (existsSync(ours)) {
    if (spawnSync(ours, ['--version']).status === 0) return
    // It is built for glibc: on Alpine and its like it would only stand in the way.
    rmSync(ours)
  }
  if (Number.parseInt(process.versions.node) >= NODE_NEEDED) return
  const system = `${process.platform}-${process.arch}`
  process.stderr.write(
    `On ${system} the shop runs on your own Node, which must be ${NODE_NEEDED} or newer; this is ${process.versions.node}. See https://nodejs.org\n`,
  )
  process.exit(1)
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  requireNode()
  for (const folder of process.argv.slice(2)) ensureInstalled(path.join(ROOT, folder))
}
