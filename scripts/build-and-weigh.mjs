// Builds the storefront and checks, in each language, the size (brotli) of the files that index.html names, which Home loads
// before its first product shows: script and sentences at most 97 KiB, CSS at most 12 KiB. Home's prerendered page, with its style inside,
// has to fit the first packets of a connection: 14 KiB. The admin's board shows within 120 KiB of script and sentences.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildWebIfNeeded } from './build-web.mjs'

const MAX_SCRIPT = 97 * 1024
const MAX_CSS = 12 * 1024
const MAX_PAGE = 14 * 1024
const MAX_BOARD = 120 * 1024
const dist = path.resolve(import.meta.dirname, '../web/dist')

buildWebIfNeeded()
weigh('English', dist)
weigh('Arabic', path.join(dist, 'ar'))
weighBoard('English', 'en')
weighBoard('Arabic', 'ar')

function weigh(language, pages) {
  const page = readFileSync(path.join(pages, 'index.html'), 'utf8')
  const script = sizeOf(page, /(?:src|href)="(\/[^"]+\.js)"/g)
  const css = sizeOf(page, /href="(\/[^"]+\.css)"/g)
  const prerendered = brotliCompressSync(readFileSync(path.join(pages, 'screens/Home.html'))).length
  process.stdout.write(
    `${language}: Home's first script ${kib(script)} of ${kib(MAX_SCRIPT)}; CSS ${kib(css)} of ${kib(MAX_CSS)}; ` +
      `its page ${kib(prerendered)} of ${kib(MAX_PAGE)} (brotli)\n`,
  )
  if (script > 0 && script <= MAX_SCRIPT && css > 0 && css <= MAX_CSS && prerendered <= MAX_PAGE) return
  process.stderr.write('A file is missing or over its limit.\n')
  process.exitCode = 1
}

/** Follows what a browser loads for the board: what its parts import, and the sentences of these in one language. */
function weighBoard(name, language) {
  const assets = path.resolve(import.meta.dirname, '../admin/dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const loaded = new Set()
  const load = (file) => {
    if (loaded.has(file)) return
    loaded.add(file)
    const script = readFileSync(path.join(assets, file), 'utf8')
    const imported = [...script.matchAll(/(?:from|import)\s*["`']\.\/([^"`']+\.js)/g)].map(([, each]) => each)
    const sentences = scripts.filter((each) => each.includes(`.messages.${language}-`) && script.includes(each))
    for (const each of [...imported, ...sentences]) load(each)
  }
  for (const file of scripts) if (/^(index|board-screen|order-watch)-/.test(file)) load(file)
  const script = [...loaded].reduce((sum, file) => sum + brotliSize(path.join(assets, file)), 0)
  process.stdout.write(`${name}: the board's script ${kib(script)} of ${kib(MAX_BOARD)} (brotli)\n`)
  if (loaded.size > 3 && script <= MAX_BOARD) return
  process.stderr.write('The board is missing or over its limit.\n')
  process.exitCode = 1
}

function sizeOf(page, pattern) {
  const files = new Set([...page.matchAll(pattern)].map(([, file]) => file))
  return [...files].reduce((sum, file) => sum + brotliSize(path.join(dist, file)), 0)
}

function brotliSize(file) {
  return brotliCompressSync(readFileSync(file)).length
}

function kib(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
