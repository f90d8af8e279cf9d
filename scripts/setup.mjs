// Runs before `npm start`, `npm test` and the rest, on any Node from 20 on, with Node's own modules only: installs the
// packages when there are none, or when they were installed from another lock file.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const stamp = path.join(root, 'node_modules', '.setup-stamp')
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install()
requireNode24()

function install() {
  console.log('Installing the packages (about a minute, once).')
  const began = Date.now()
  const { command, before } = npm()
  const args = [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: cleanEnvironment() })
  if (status !== 0) {
    console.error('The packages could not be installed. The lines above say why.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

/** The npm that runs us, by the Node that runs it: not the Node inside node_modules, which `npm ci` is about to delete. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  return script === undefined ? { command: 'npm', before: [] } : { command: node ?? process.execPath, before: [script] }
}

/** Without what the outer npm exports about itself and this script. */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|lifecycle|package|command)/i.test(name)),
  )
}

/** Node 24 comes with the packages on Linux; elsewhere it has to be the developer's own. */
function requireNode24() {
  if (existsSync(path.join(root, 'node_modules', '.bin', 'node'))) return
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  console.error(
    `Baqala runs on Node 24 or newer; this is ${process.version}. Please install it from https://nodejs.org.`,
  )
  process.exit(1)
}
