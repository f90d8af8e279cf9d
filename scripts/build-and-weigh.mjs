// Builds the storefront and weighs what Home loads before its first product shows, which is what index.html names:
// script at most 92 KiB, CSS at most 12 KiB, as they travel (brotli). Home as it is drawn, with its style inside, has to
// come whole with a connection's first packets: 14 KiB.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildWebIfNeeded } from './build-web.mjs'

const MOST_SCRIPT = 92 * 1024
const MOST_CSS = 12 * 1024
const MOST_PAGE = 14 * 1024
const dist = path.resolve(import.meta.dirname, '../web/dist')

buildWebIfNeeded()
const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
const script = weigh(/(?:src|href)="(\/[^"]+\.js)"/g)
const css = weigh(/href="(\/[^"]+\.css)"/g)
const drawn = brotliCompressSync(readFileSync(path.join(dist, 'screens/Home.html'))).length

process.stdout.write(
  `Home's first script: ${kib(script)} of ${kib(MOST_SCRIPT)}; CSS: ${kib(css)} of ${kib(MOST_CSS)}; ` +
    `its page: ${kib(drawn)} of ${kib(MOST_PAGE)} (brotli)\n`,
)
if (script === 0 || script > MOST_SCRIPT || css === 0 || css > MOST_CSS || drawn > MOST_PAGE) {
  process.stderr.write('That is more than a phone on a bad evening network should wait for, or nothing at all.\n')
  process.exitCode = 1
}

function weigh(named) {
  const files = new Set([...page.matchAll(named)].map(([, file]) => file))
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0)
}

function kib(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
