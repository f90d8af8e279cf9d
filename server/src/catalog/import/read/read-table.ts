import path from 'node:path'
import { Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import { LOST_ARABIC } from './lost-arabic.ts'
import { readCsv, readLines } from './read-csv.ts'
import { readJson } from './read-json.ts'
import type { DecimalMark } from './read-number.ts'
import { MAX_ROWS } from './read-sheet.ts'
import { readWorkbook, type ReadSheet } from './read-workbook.ts'
import type { Table } from './table.ts'

const ZIP = '504b0304'
// XLS, and a workbook with a password.
const OLE = 'd0cf11e0'

export interface Choices {
  /** The sheet of a workbook; the first by default. */
  readonly sheet?: string | undefined
  /** How numbers such as 1.250 are read where their column does not tell; without it they are problems. */
  readonly decimals?: DecimalMark | undefined
}

/** Reads the cells of CSV, JSON or a workbook (.xlsx), of which one sheet counts: the named one, or the first that is not hidden. */
export async function readTable({ name: file, bytes }: CatalogueFile, choices: Choices = {}): Promise<Table> {
  const table = startsWith(bytes, ZIP)
    ? await readSheetOf({ name: file, bytes }, choices)
    : await readText(file, bytes, choices)
  if (table.rows.length + table.problems.length === 0) throw new Refusal(400, messages.noProducts({ file }))
  return table
}

// Nobody has more sheets of notes before their goods.
const MOST_TRIED = 5

/** Reads the sheet that is wanted, or the first one with headings that we know. */
async function readSheetOf(file: CatalogueFile, { sheet: wanted, decimals }: Choices): Promise<Table> {
  const first = await readWorkbook(file, wanted)
  const tried = wanted === undefined ? first.sheets.slice(0, MOST_TRIED) : []
  for (const name of tried.length > 1 ? tried : []) {
    try {
      return await toTable(file, name === first.sheet ? first : await readWorkbook(file, name), decimals)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return toTable(file, first, decimals)
}

async function toTable(
  file: CatalogueFile,
  { lines, sheet, sheets, hidden }: ReadSheet,
  decimals: DecimalMark | undefined,
): Promise<Table> {
  const table = await readLines(lines, file.name, decimals)
  const others = sheets.filter((name) => name !== sheet)
  const [first] = hidden
  const notes = [
    ...(others.length > 0 ? [messages.oneSheetRead({ sheet, others })] : []),
    ...(first === undefined ? [] : [messages.hiddenRowsRead({ count: hidden.length, place: `line ${first}` })]),
  ]
  return { ...table, sheets, notes: [...notes, ...table.notes] }
}

async function readText(file: string, bytes: Uint8Array, { decimals }: Choices): Promise<Table> {
  const content = decode(bytes, file)
  // A list of JSON may come without a name of its own.
  const isJson = path.extname(file).toLowerCase() === '.json' || /^\s*[[{]/.test(content)
  return isJson ? readJson(content, file, MAX_ROWS) : readCsv(content, file, decimals)
}

/** Decodes UTF-8, with or without a byte order mark, or UTF-16, which Excel calls Unicode text. */
function decode(bytes: Uint8Array, file: string): string {
  if (startsWith(bytes, OLE)) throw new Refusal(400, messages.oldWorkbook({ file }))
  // A file may be several, one behind the other, and end as one of DOS does.
  const text = decodeAs(encodingOf(bytes), bytes, file).replace(/\ufeff|\x1a+\s*$/g, '')
  if (/\0/.test(text.slice(0, 100))) throw new Refusal(400, messages.notUtf8({ file }))
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(text)) throw new Refusal(400, messages.webPage({ file }))
  const lost = LOST_ARABIC.exec(text)?.[0]
  // If other rows have kept their Arabic, the lost ones are told by their lines; so are question marks, which a text may have.
  if (lost !== undefined && !/[?\ufffd]/.test(lost) && !/[\u0621-\u0636\u063a-\u064a]{2}/.test(text))
    throw new Refusal(400, messages.lostArabic({ file, like: lost }))
  return text
}

function startsWith(bytes: Uint8Array, hex: string): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('hex') === hex
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark the separators, spaces and Latin letters tell, whose other half is 0.
  const zeros = [0, 0]
  bytes.subarray(0, 4_096).forEach((byte, at) => byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1))
  const [even = 0, odd = 0] = zeros
  // A tenth of all, because a text may hold a 0 or two by mistake.
  if (Math.max(even, odd) * 20 < Math.min(bytes.length, 4_096)) return 'utf-8'
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function decodeAs(encoding: string, bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, messages.notUtf8({ file }))
  }
}
