// Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, or the one that npm's
// @sparticuz/chromium carries, which starts without root and without a network.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { ensureInstalled } from './setup.mjs'

const FROM_NPM = path.resolve(import.meta.dirname, '../e2e/chromium')

/** What a browser needs to start as root, without a display, and without asking hosts it cannot reach. */
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

/** Returns { file, env }; throws a sentence where there is none. */
export function findChromium() {
  for (const file of [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()]) {
    if (file && existsSync(file) && starts(file, {})) return { file, env: {} }
  }
  const packed = process.platform === 'linux' && process.arch === 'x64' ? unpack() : undefined
  if (packed !== undefined) return packed
  throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.')
}

function starts(file, env) {
  return spawnSync(file, ['--version'], { timeout: 20_000, env: { ...process.env, ...env } }).status === 0
}

function unpack() {
  const from = packageFolder()
  if (from === undefined) return undefined
  const { version } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'))
  const folder = path.resolve(import.meta.dirname, '..', '.cache', `chromium-${version}`)
  const file = path.join(folder, 'chromium')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    for (const part of ['swiftshader', 'fonts', 'al2023']) untar(path.join(from, 'bin', `${part}.tar.br`), folder)
    // Written beside and renamed: whole or not at all.
    const partial = `${file}.${process.pid}`
    writeFileSync(partial, brotliDecompressSync(readFileSync(path.join(from, 'bin', 'chromium.br'))))
    chmodSync(partial, 0o755)
    renameSync(partial, file)
  }
  return [{}, { LD_LIBRARY_PATH: path.join(folder, 'lib') }]
    .map((env) => ({ file, env }))
    .find((each) => starts(each.file, each.env))
}

/** Where the package lies, installed on demand. */
function packageFolder() {
  const folder = path.join(FROM_NPM, 'node_modules', '@sparticuz', 'chromium')
  ensureInstalled(FROM_NPM)
  return existsSync(path.join(folder, 'bin', 'chromium.br')) ? folder : undefined
}

function untar(archive, folder) {
  if (existsSync(archive))
    spawnSync('tar', ['-xf', '-', '-C', folder], { input: brotliDecompressSync(readFileSync(archive)) })
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${findChromium().file}\n`)
