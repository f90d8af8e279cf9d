import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import type { Table } from './table.ts'

export function formatOf(file: string): 'csv' | 'json' | undefined {
  const ending = path.extname(file).toLowerCase()
  if (ending === '.json') return 'json'
  return ['.csv', '.tsv', '.txt'].includes(ending) ? 'csv' : undefined
}

/** Reads the file; refuses one that is no catalogue at all. */
export async function readTable(file: string): Promise<Table> {
  const content = decode(await readBytes(file), file)
  const table = formatOf(file) === 'json' ? readJson(content, file) : readCsv(content, file)
  if (table.rows.length + table.problems.length === 0) throw new Refusal(400, messages.noProducts({ file }))
  return table
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT') throw new Refusal(400, messages.noFile({ file }))
    throw new Refusal(400, messages.unreadableFile({ file, why: error.message }))
  }
}

/** Decodes UTF-8, with or without a byte order mark, or UTF-16, which Excel calls Unicode text. */
function decode(bytes: Buffer, file: string): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, messages.notUtf8({ file }))
  }
}
