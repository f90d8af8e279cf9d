// `npm run dev`: the server, started again whenever its files change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const STOREFRONT = 'http://localhost:5173'
const environment = {
  ...process.env,
  ALLOWED_ORIGINS: [process.env.ALLOWED_ORIGINS, STOREFRONT].filter(Boolean).join(','),
}

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  }),
  spawn(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), '--strictPort'], {
    cwd: path.join(root, 'web'),
    stdio: 'inherit',
    env: { ...process.env, API_SERVER: `http://localhost:${process.env.PORT || 3000}` },
  }),
]

for (const child of children) child.once('exit', (code) => endAll(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(0))

function endAll(code) {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
