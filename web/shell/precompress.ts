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
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
