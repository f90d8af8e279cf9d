// Builds the storefront and checks the size (brotli) of the files that index.html names, which Home loads before its first
// product shows: script at most 95 KiB, CSS at most 12 KiB. Home's prerendered page, with its style inside, has to fit the
// first packets of a connection: 14 KiB.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildWebIfNeeded } from './build-web.mjs'

const MAX_SCRIPT = 95 * 1024
const MAX_CSS = 12 * 1024
const MAX_PAGE = 14 * 1024
const dist = path.resolve(import.meta.dirname, '../web/dist')

buildWebIfNeeded()
const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
const script = sizeOf(/(?:src|href)="(\/[^"]+\.js)"/g)
const css = sizeOf(/href="(\/[^"]+\.css)"/g)
const prerendered = brotliCompressSync(readFileSync(path.join(dist, 'screens/Home.html'))).length

process.stdout.write(
  `Home's first script: ${kib(script)} of ${kib(MAX_SCRIPT)}; CSS: ${kib(css)} of ${kib(MAX_CSS)}; ` +
    `its page: ${kib(prerendered)} of ${kib(MAX_PAGE)} (brotli)\n`,
)
if (script === 0 || script > MAX_SCRIPT || css === 0 || css > MAX_CSS || prerendered > MAX_PAGE) {
  process.stderr.write('A file is missing or over its limit.\n')
  process.exitCode = 1
}

function sizeOf(pattern) {
  const files = new Set([...page.matchAll(pattern)].map(([, file]) => file))
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0)
}

function kib(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
