/** Installs packages as their lock file has them, and shows how far it is. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

// An outer `npm … --omit=dev` passes this on to the inner npm, which would then leave out what our commands need.
const CHANGES_WHAT_IS_INSTALLED =
  /^npm_config_(omit|include|only|production|dev|optional|global|location|workspaces?|include_workspace_root|dry_run|package_lock_only|ignore_scripts|install_strategy)$|^npm_(lifecycle|package|command)/i

/** Installs the packages of `folder` where they do not fit its lock file and this system. `named`: what people call them. */
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

/** Whether npm's record of what it installed says what the lock file says: somebody may have called npm by hand. */
function isAsLocked(folder, wanted) {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const places = Object.keys(wanted).filter((place) => place.includes('node_modules/'))
  const missing = places.filter((place) => wanted[place].version !== installed[place]?.version)
  const unknown = Object.keys(installed).filter((place) => wanted[place] === undefined)
  // Optional packages are those of other platforms.
  return missing.every((place) => wanted[place].optional && !installed[place]) && unknown.length === 0
}

async function install(folder, packages, named) {
  const places = Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && !packages[place].optional && !packages[place].link,
  )
  const inFolder = folder === ROOT ? '' : ` of ${path.relative(ROOT, folder)}`
  const what = named ?? (places.length > 1 ? `${places.length} packages${inFolder}` : `the packages${inFolder}`)
  const begun = Date.now()
  const isUnpacked = (place) => existsSync(path.join(folder, place, 'package.json'))
  const stopTelling = tellProgress(`Installing ${what} …`, () =>
    places.length > 1 ? ` ${Math.round((100 * places.filter(isUnpacked).length) / places.length)} %` : '',
  )
  const code = await runNpm(folder)
  stopTelling()
  if (code === 0) {
    process.stderr.write(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`)
    return
  }
  process.stderr.write('npm could not install them; its own words are above. Is the network there?\n')
  process.exit(1)
}

/** Keeps one line up to date on a terminal; elsewhere it writes a line every ten seconds. */
function tellProgress(what, howFar) {
  const { isTTY } = process.stderr
  process.stderr.write(isTTY ? what : `${what}\n`)
  const tell = () => process.stderr.write(isTTY ? `\r${what}${howFar()}` : `${what}${howFar()}\n`)
  const timer = setInterval(tell, isTTY ? 500 : 10_000)
  return () => {
    clearInterval(timer)
    if (isTTY) process.stderr.write('\n')
  }
}

/** Returns npm's exit code. */
function runNpm(cwd) {
  const words = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !CHANGES_WHAT_IS_INSTALLED.test(name)))
  const how = { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }
  // npm names itself to the scripts it runs; elsewhere it is looked for in PATH.
  const { npm_execpath: npm } = process.env
  const child = npm?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [npm, ...words], how)
    : spawn('npm', words, { ...how, shell: process.platform === 'win32' })
  return new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve))
}
