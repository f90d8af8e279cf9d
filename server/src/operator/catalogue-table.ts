import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Column } from './catalogue-columns.ts'
import { readCsv } from './catalogue-csv.ts'
import { readJson } from './catalogue-json.ts'
import { Refused } from './refused.ts'

/** A catalogue file as text in columns, whatever its format. */
export interface Table {
  readonly rows: readonly TableRow[]
  readonly problems: readonly Problem[]
  /** Headings that are no column of ours. */
  readonly unread: readonly string[]
}

export interface TableRow {
  /** Where it stands in the file: `line 14`. */
  readonly place: string
  readonly cells: Readonly<Partial<Record<Column, string>>>
  /** What the file calls a column. */
  readonly heading: (column: Column) => string
}

/** Why a row cannot be imported. */
export interface Problem {
  readonly place: string
  readonly column?: string | undefined
  readonly message: string
}

export function problemIn(row: TableRow, column: Column, message: string): Problem {
  return { place: row.place, column: row.heading(column), message }
}

/** `prices.csv, line 14, column price: must be more than 0` */
export function describeProblem(file: string, { place, column, message }: Problem): string {
  return `${path.basename(file)}, ${place}${column === undefined ? '' : `, column ${column}`}: ${message}`
}

export type FileFormat = 'csv' | 'json'

export function formatOf(file: string): FileFormat | undefined {
  const ending = path.extname(file).toLowerCase()
  if (ending === '.json') return 'json'
  return ['.csv', '.tsv', '.txt'].includes(ending) ? 'csv' : undefined
}

/** Reads the file; refuses one that is no catalogue at all. */
export async function readTable(file: string, format: FileFormat): Promise<Table> {
  const content = decode(await readBytes(file), file)
  const table = format === 'json' ? readJson(content, file) : readCsv(content, file)
  if (table.rows.length + table.problems.length === 0) throw new Refused(`There are no products in ${file}.`)
  return table
}

async function readBytes(file: string): Promise<Buffer> {
  if (!existsSync(file)) throw new Refused(`There is no file ${file}.`)
  try {
    return await readFile(file)
  } catch (error) {
    throw new Refused(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** UTF-8, with or without its mark, or what Excel calls Unicode text. */
function decode(bytes: Buffer, file: string): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refused(`${file} is not UTF-8, so its Arabic would be lost. Save it as "CSV UTF-8".`)
  }
}
