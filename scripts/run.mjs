/**
 * `node scripts/run.mjs [Node's options] <script> [arguments]`: installs what is missing and runs the script on Node 24.
 * Every command of package.json goes through it. Like setup.mjs and find-node.mjs it runs on Node 20 with nothing
 * installed, so these three import Node's own modules only.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { findNode } from './find-node.mjs'
import { ensureInstalled, ROOT } from './setup.mjs'

const words = process.argv.slice(2)
const script = words.find((word) => !word.startsWith('-'))

const node = await findNode()
await ensureInstalled()
// bench/ has packages of its own.
const folder = path.dirname(path.resolve(script ?? ''))
if (existsSync(path.join(folder, 'package-lock.json'))) await ensureInstalled(folder)

// Tools that are started by their name find the same Node.
process.env.PATH = [path.dirname(node), path.join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter)
// Node keeps the code it compiled: the next start is quicker.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, '.cache', 'compiled')

const child = spawn(node, words, { stdio: 'inherit' })
child.once('error', ({ message }) => {
  process.stderr.write(`${node} does not run here: ${message}\nInstall Node 24 from https://nodejs.org\n`)
  process.exitCode = 1
})
child.once('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal]
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to all its processes: the child has it already, and takes a second one for impatience.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
