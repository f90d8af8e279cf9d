import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { Refusal } from '../refusal.ts'
import { messages } from './backup.messages.en.ts'

/** The longest line, in characters: far more than any row has. A line without end must not fill the memory. */
export const MAX_LINE = 16 * 1024 * 1024

/** Yields the lines of a gzipped file. Not node:readline, which also ends a line at U+2028: that may stand in a row. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip()
  createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
  gunzip.setEncoding('utf8')
  let rest = ''
  try {
    for await (const text of gunzip as AsyncIterable<string>) {
      const lines = text.split('\n')
      lines[0] = rest + (lines[0] ?? '')
      rest = lines.pop() ?? ''
      yield* lines
      if (rest.length > MAX_LINE) throw damaged(file)
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new Refusal(404, messages.noFile({ file }))
    if (!code.startsWith('Z_')) throw error
    throw String(error).includes('header check') ? notABackup(file) : damaged(file)
  }
  if (rest !== '') throw damaged(file)
}

export function notABackup(file: string): Refusal {
  return new Refusal(400, messages.notABackup({ file }))
}

export function damaged(file: string): Refusal {
  return new Refusal(400, messages.damaged({ file }))
}
