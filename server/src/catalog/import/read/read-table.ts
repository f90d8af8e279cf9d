import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import type { Table } from './table.ts'

/** By its ending. What is no table at all is refused by its content. */
export function formatOf(file: string): 'csv' | 'json' {
  return path.extname(file).toLowerCase() === '.json' ? 'json' : 'csv'
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
  if (isWorkbook(bytes)) throw new Refusal(400, messages.workbook({ file }))
  const text = decodeAs(encodingOf(bytes), bytes, file)
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text)) throw new Refusal(400, messages.webPage({ file }))
  const lost = LOST_ARABIC.exec(text)?.[0]
  if (lost !== undefined && !/\p{Script=Arabic}/u.test(text))
    throw new Refusal(400, messages.lostArabic({ file, like: lost }))
  return text
}

// Arabic in Windows-1256 or UTF-8 that was read as Latin-1: no language writes so many of these letters in a row.
const LOST_ARABIC = /[\u00c0-\u00ff\u0152\u0153\u2020\u201a-\u201e]{3,}|(?:[\u00d8\u00d9][^\s\w]){3,}/

/** XLSX and ODS are ZIP archives, XLS is an OLE file. */
function isWorkbook(bytes: Buffer): boolean {
  return ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'))
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark every second byte of Latin letters is 0.
  if (first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== 0 ? 'utf-16be' : 'utf-8'
}

function decodeAs(encoding: string, bytes: Buffer, file: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, messages.notUtf8({ file }))
  }
}
