/** Writes a .br and a .gz beside every file of the build that shrinks, so that the server does not compress per request. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const DIST = resolve(import.meta.dirname, '../dist')
const SHRINKS = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/
const MIN_BYTES = 512

export function precompress(): Plugin {
  let isWritten = false
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle() {
      isWritten = true
    },
    // Comes last, after prerender. It also follows a failed build, whose error must not be hidden by the missing folder's.
    async closeBundle() {
      if (!isWritten) return
      const files = await readdir(DIST, { recursive: true })
      await Promise.all(files.filter((file) => SHRINKS.test(file)).map((file) => compressBeside(join(DIST, file))))
    },
  }
}

async function compressBeside(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < MIN_BYTES) return
  const asText = await packed(text, constants.BROTLI_MODE_TEXT)
  // It writes distances differently: some pages are smaller packed as fonts are.
  const asFont = await packed(text, constants.BROTLI_MODE_FONT)
  await writeFile(`${file}.br`, asText.length < asFont.length ? asText : asFont)
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}

function packed(text: Buffer, mode: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: text.length, [BROTLI_PARAM_MODE]: mode }
  return promisify(brotliCompress)(text, { params })
}
