/**
 * A backup is gzipped lines of JSON: a header, each table followed by its rows, the identity columns, and last the SHA-256
 * of all lines before. Rows are objects; every other line is an array that begins with its kind.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { Refusal } from '../refusal.ts'
import type { Counter, Table } from './backup.queries.ts'
import { messages } from './operator.messages.en.ts'

const MARK = 'baqala backup'
const FORMAT = 1

/** Backups are written and read this many rows at a time. */
export const ROWS_AT_ONCE = 500

export interface Header {
  /** The newest migration of the database that was backed up. */
  readonly schema: string
  readonly madeAt: string
}

export type Part =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'rows'; readonly lines: readonly string[] }
  | { readonly kind: 'counter'; readonly counter: Counter }

/** Yields the text of a backup, piece by piece. */
export async function* writeParts(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    const text = textOf(part) + '\n'
    hash.update(text)
    yield text
  }
  yield JSON.stringify(['end', hash.digest('hex')]) + '\n'
}

function textOf(part: Part): string {
  if (part.kind === 'rows') return part.lines.join('\n')
  if (part.kind === 'header') return JSON.stringify([MARK, FORMAT, part.header])
  return JSON.stringify(part.kind === 'table' ? ['table', part.table] : ['counter', part.counter])
}

/** Yields the parts of a backup. Only the end shows whether it is whole, so read it once before acting on it. */
export async function* readParts(file: string): AsyncGenerator<Part> {
  const hash = createHash('sha256')
  let rows: string[] = []
  let isFirst = true
  let checksum: string | undefined
  for await (const line of readLines(file)) {
    if (checksum !== undefined) throw damaged(file)
    if (isFirst && !line.startsWith(`["${MARK}",`)) throw foreign(file)
    isFirst = false
    const isRow = !line.startsWith('[')
    if (isRow) rows.push(line)
    if (rows.length > 0 && (rows.length === ROWS_AT_ONCE || !isRow)) {
      yield { kind: 'rows', lines: rows }
      rows = []
    }
    const part = isRow ? undefined : parseLine(file, line)
    if (typeof part === 'string') checksum = part
    else hash.update(line + '\n')
    if (typeof part === 'object') yield part
  }
  if (isFirst) throw foreign(file)
  if (checksum !== hash.digest('hex')) throw damaged(file)
}

/** Parses a line that is no row. The last one returns its checksum. */
function parseLine(file: string, line: string): Part | string {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    throw damaged(file)
  }
  // We wrote it ourselves, and the checksum is compared before anything is acted on.
  const [kind, ...rest] = parsed as [string, ...unknown[]]
  if (kind === MARK && rest[0] !== FORMAT) throw new Refusal(400, messages.newerFormat({ file }))
  if (kind === MARK) return { kind: 'header', header: rest[1] as Header }
  if (kind === 'table') return { kind, table: rest[0] as Table }
  if (kind === 'counter') return { kind, counter: rest[0] as Counter }
  return String(rest[0])
}

/** Not node:readline, which also ends a line at U+2028: that may stand in a row. */
async function* readLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip()
  createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
  gunzip.setEncoding('utf8')
  let rest = ''
  try {
    for await (const text of gunzip as AsyncIterable<string>) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new Refusal(404, messages.noFile({ file }))
    if (!code.startsWith('Z_')) throw error
    throw String(error).includes('header check') ? foreign(file) : damaged(file)
  }
  if (rest !== '') throw damaged(file)
}

function foreign(file: string): Refusal {
  return new Refusal(400, messages.notABackup({ file }))
}

function damaged(file: string): Refusal {
  return new Refusal(400, messages.damagedBackup({ file }))
}
