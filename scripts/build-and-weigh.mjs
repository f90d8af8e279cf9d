// Builds the storefront and weighs what Home loads before its first product shows: script at most 92 KiB, CSS at most
// 12 KiB, as they travel (brotli).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildWebIfNeeded } from './build-web.mjs'

const MOST_SCRIPT = 92 * 1024
const MOST_CSS = 12 * 1024
const dist = path.resolve(import.meta.dirname, '../web/dist')

buildWebIfNeeded()
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'))
const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
const chunks = withImports(entry)
const script = weigh([...chunks].map((chunk) => chunk.file))
const css = weigh([...chunks].flatMap((chunk) => chunk.css ?? []))

console.log(`Home's first script: ${kib(script)} of ${kib(MOST_SCRIPT)}; CSS: ${kib(css)} of ${kib(MOST_CSS)} (brotli)`)
if (script > MOST_SCRIPT || css > MOST_CSS) {
  console.error('That is more than a phone on a bad evening network should wait for.')
  process.exitCode = 1
}

/** The entry and everything it imports before it runs. */
function withImports(chunk, seen = new Set()) {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const key of chunk.imports ?? []) withImports(manifest[key], seen)
  return seen
}

function weigh(files) {
  return [...new Set(files)].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length,
    0,
  )
}

function kib(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
