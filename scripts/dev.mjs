// `npm run dev`: the server, restarted when its files change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { loadEnvFile } from '../server/src/config/env-file.ts'

const root = path.resolve(import.meta.dirname, '..')
const STOREFRONT_PORT = '5173'
const VITE = path.join(root, 'node_modules/vite/bin/vite.js')

loadEnvFile(path.join(root, '.env'))
const PORT = process.env.PORT || '3000'
// Links in mails and the return from a payment lead to the storefront of Vite.
const PUBLIC_URL = process.env.PUBLIC_URL || `http://localhost:${STOREFRONT_PORT}`

const children = [
  start(['--watch', '--watch-preserve-output', 'server/src/main.ts'], root, { PORT, PUBLIC_URL }),
  start([VITE, '--port', STOREFRONT_PORT, '--strictPort'], path.join(root, 'web'), {
    API_SERVER: `http://localhost:${PORT}`,
  }),
]

for (const child of children) child.once('exit', (code) => endAll(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0))

/** Starts Node in a process group of its own, or Ctrl-C would reach the server twice, and the second one skips draining. */
function start(args, cwd, settings) {
  const env = { ...process.env, ...settings }
  return spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
}

function endAll(code) {
  process.exitCode ??= code
  for (const child of children) if (!child.killed) child.kill('SIGTERM')
}
