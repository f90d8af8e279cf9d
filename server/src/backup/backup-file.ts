/**
 * A backup is gzipped lines of JSON: a header, each table followed by its rows, the identity columns, and last the SHA-256
 * of all lines before, signed if there is a key.
 */
import { createHash } from 'node:crypto'
import { damaged, notABackup, readLines } from './backup-lines.ts'
import { parseLine, textOf, type End, type Part } from './backup-shapes.ts'
import { checkSignature, sign, type Trust } from './backup-signature.ts'

/** Backups are written and read this many rows at a time, or fewer where they are long. */
export const ROWS_AT_ONCE = 500
/** The most characters of rows in memory at a time, and one row more, which may be the longest. */
export const CHARACTERS_AT_ONCE = 4 * 1024 * 1024

/** Hears how many rows of all are written or restored. */
export type OnProgress = (rows: number, all: number) => void

// Many more than the database has tables and identity columns.
const MAX_OTHER_LINES = 1000

/** Yields the text of a backup, piece by piece. Without a key it is not signed. */
export async function* writeParts(parts: AsyncIterable<Part>, key: string | undefined): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    const text = textOf(part) + '\n'
    hash.update(text)
    yield text
  }
  const checksum = hash.digest('hex')
  yield textOf({ kind: 'end', checksum, signature: key === undefined ? undefined : sign(checksum, key) }) + '\n'
}

/**
 * Yields the parts of a backup, and its end once that is verified. Only the end shows whether it is whole and who signed it, so
 * read it once before acting on it, and act on a file with the same end. Refuses one that holds more than its header says.
 */
export async function* readParts(file: string, trust: Trust): AsyncGenerator<Part | End> {
  const hash = createHash('sha256')
  const batch = new Batch()
  const left = { rows: 0, others: MAX_OTHER_LINES }
  let isFirst = true
  let end: End | undefined
  for await (const line of readLines(file)) {
    if (end !== undefined) throw damaged(file)
    const isRow = !isFirst && !line.startsWith('[')
    const part = isRow ? undefined : parseLine(file, line, isFirst)
    isFirst = false
    if (part?.kind === 'header') left.rows = part.header.rows ?? Infinity
    left[isRow ? 'rows' : 'others'] -= 1
    if (left.rows < 0 || left.others < 0) throw damaged(file)
    if (batch.isFull || !isRow) yield* batch.take()
    if (isRow) batch.add(line)
    if (part?.kind === 'end') end = part
    else hash.update(line + '\n')
    if (part !== undefined && part.kind !== 'end') yield part
  }
  if (isFirst) throw notABackup(file)
  const checksum = hash.digest('hex')
  if (end?.checksum !== checksum) throw damaged(file)
  checkSignature(file, end, trust)
  yield end
}

/** Rows to be handed on together: so many, or so long. */
class Batch {
  #lines: string[] = []
  #length = 0

  get isFull(): boolean {
    return this.#lines.length === ROWS_AT_ONCE || this.#length > CHARACTERS_AT_ONCE
  }

  add(line: string): void {
    this.#lines.push(line)
    this.#length += line.length
  }

  *take(): Generator<Part> {
    if (this.#lines.length > 0) yield { kind: 'rows', lines: this.#lines }
    this.#lines = []
    this.#length = 0
  }
}
