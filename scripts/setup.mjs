/** Installs packages as their lock file lists them, and shows the progress. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

// npm passes options such as --omit=dev to the npm that it starts, which would then leave out packages that we need.
const INSTALL_OPTIONS =
  /^npm_config_(omit|include|only|production|dev|optional|global|location|workspaces?|include_workspace_root|dry_run|package_lock_only|ignore_scripts|install_strategy)$|^npm_(lifecycle|package|command)/i

/** Installs the packages of `folder` unless they match its lock file and this system. `named`: their name in the progress. */
export async function ensureInstalled(folder = ROOT, named) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  const stamp = path.join(folder, 'node_modules', '.setup-stamp')
  const platform = `${process.platform}-${process.arch}`
  const wanted = `${platform} ${createHash('sha256').update(lock).digest('hex')}`
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (found === wanted) return

  const { packages } = JSON.parse(lock)
  const isSamePlatform = found === '' || found.startsWith(`${platform} `)
  if (!isSamePlatform || !isAsLocked(folder, packages)) await install(folder, packages, named)
  writeFileSync(stamp, wanted)
}

/** Compares npm's record of installed packages with the lock file, because somebody may have called npm by hand. */
function isAsLocked(folder, wanted) {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const places = Object.keys(wanted).filter((place) => place.includes('node_modules/'))
  const missing = places.filter((place) => wanted[place].version !== installed[place]?.version)
  const unknown = Object.keys(installed).filter((place) => wanted[place] === undefined)
  // Missing optional packages are those of other platforms.
  return missing.every((place) => wanted[place].optional && !installed[place]) && unknown.length === 0
}

async function install(folder, packages, named) {
  const places = Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && !packages[place].optional && !packages[place].link,
  )
  const inFolder = folder === ROOT ? '' : ` of ${path.relative(ROOT, folder)}`
  const isOne = places.length <= 1
  const what = named ?? (isOne ? `the packages${inFolder}` : `${places.length} packages${inFolder}`)
  const begun = Date.now()
  const isUnpacked = (place) => existsSync(path.join(folder, place, 'package.json'))
  const percent = () => Math.round((100 * places.filter(isUnpacked).length) / places.length)
  // One package has no progress to show, and Node comes while a line shows that of the others.
  const stopProgress = isOne ? showOnce(`Installing ${what} …`) : showProgress(`Installing ${what} …`, percent)
  const code = await runNpm(folder)
  stopProgress()
  if (code === 0) {
    if (!isOne) process.stderr.write(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`)
    return
  }
  process.stderr.write('npm could not install the packages. Its message is above; check the network connection.\n')
  process.exit(1)
}

function showOnce(what) {
  process.stderr.write(`${what}\n`)
  return () => undefined
}

/** Keeps one line up to date on a terminal; elsewhere it writes a line every ten seconds. */
function showProgress(what, percent) {
  const { isTTY } = process.stderr
  process.stderr.write(isTTY ? what : `${what}\n`)
  const show = () => process.stderr.write(isTTY ? `\r${what} ${percent()} %` : `${what} ${percent()} %\n`)
  const timer = setInterval(show, isTTY ? 500 : 10_000)
  return () => {
    clearInterval(timer)
    if (isTTY) process.stderr.write('\n')
  }
}

/** Returns npm's exit code. */
function runNpm(cwd) {
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !INSTALL_OPTIONS.test(name)))
  const options = { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }
  // npm tells its scripts which npm and Node run it; these are known to reach the registry.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const child = npm?.endsWith('npm-cli.js')
    ? spawn(node, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  // An npm that outlives an interrupted installation would write beside the next one. It finishes first on any other signal.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  return new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve))
}
