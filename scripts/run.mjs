/**
 * `node scripts/run.mjs [Node's options] <script> [arguments]`: installs what is missing and runs the script on Node 24.
 * Every command of package.json goes through it. Like setup.mjs and find-node.mjs it runs on Node 20 with nothing
 * installed, so these three import Node's own modules only.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { findNode } from './find-node.mjs'
import { ensureInstalled, ROOT } from './setup.mjs'

const words = process.argv.slice(2)
const script = words.find((word) => !word.startsWith('-'))

let child = undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // A terminal sends Ctrl-C to all its processes. The child already has it, and a second one would end it without draining.
  process.on(signal, () => (child === undefined || signal !== 'SIGINT' || !process.stdin.isTTY) && end(signal))
}
// npm passes SIGTERM on to a shell that dies of it and does not pass it on, so this process polls whether its parent lives.
const parent = process.ppid
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end('SIGTERM')
  }, 200).unref()
}

const [node] = await Promise.all([findNode(), ensureInstalled()])
// bench/ has packages of its own.
const folder = path.dirname(path.resolve(script ?? ''))
if (existsSync(path.join(folder, 'package-lock.json'))) await ensureInstalled(folder)

// Puts the same Node first in PATH for tools that start `node` by name.
process.env.PATH = [path.dirname(node), path.join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter)
// The compile cache makes the next start quicker.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, '.cache', 'compiled')

child = spawn(node, words, { stdio: 'inherit' })
child.once('error', ({ message }) => {
  process.stderr.write(`${node} does not run here: ${message}\nInstall Node 24 from https://nodejs.org\n`)
  process.exitCode = 1
})
child.once('exit', (code, signal) => {
  process.exitCode = code ?? exitCodeOf(signal)
})

/** Passes the signal to the child, which may drain first. Before there is a child, ends the installation. */
function end(signal) {
  if (child === undefined) process.exit(exitCodeOf(signal))
  child.kill(signal)
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}
