import path from 'node:path'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import { inTurns } from '../in-turns.ts'
import { MAX_ABOVE, MAX_COLUMNS, MAX_ROWS, type IsHeading, type Line } from './read-sheet.ts'

/** Splits CSV, as spreadsheets write it, into lines. */
export function splitCsv(content: string, file: string, isHeading: IsHeading): Promise<Line[]> {
  // Old Macs end a line with \r, and a file may be put together of several.
  const unified = content.replace(/\r\n?/g, '\n')
  const { text, separator, firstLine } = findSeparator(unified, isHeading)
  return readLines(text, separator, firstLine, path.basename(file))
}

const MAX_HEAD = 50_000
// If two part as many headings, the first one counts: commas stand in headings, too.
const SEPARATORS = ['\t', ';', '|', '؛', ',', '،'] as const

/**
 * Finds the separator that parts the most headings we know, or else occurs most in the first line, outside of quotes. A title
 * above the headings may have none, or another one. Excel may name it in the first line: `sep=;`.
 */
function findSeparator(content: string, isHeading: IsHeading) {
  const named = /^"?sep=(.)"?\n/i.exec(content)
  if (named?.[1] !== undefined) return { text: content.slice(named[0].length), separator: named[1], firstLine: 2 }
  const start = content.trimStart().slice(0, MAX_HEAD)
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(start)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const lines = start.split('\n', MAX_ABOVE)
  const ranked = SEPARATORS.map((separator) => {
    const countIn = (line: string) =>
      line.split(separator, MAX_COLUMNS).filter((cell) => isHeading(cell.trim().replace(/^"(.*)"$/, '$1'))).length
    return { separator, known: Math.max(...lines.map(countIn)), parts: head.split(separator).length }
  })
  const [{ separator } = { separator: ',' }] = ranked.toSorted((a, b) => b.known - a.known || b.parts - a.parts)
  return { text: content, separator, firstLine: 1 }
}

interface Parsed {
  readonly record: string[]
  readonly info: { readonly bytes: number }
}

// The parser answers nobody else before it has read all that it is given.
const PART_BYTES = 64 * 1024

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES)
}

async function readLines(text: string, delimiter: string, firstLine: number, file: string): Promise<Line[]> {
  try {
    const bytes = Buffer.from(text)
    const options = { delimiter, relax_column_count: true, relax_quotes: true, info: true }
    const lines: Line[] = []
    let number = firstLine
    let read = 0
    // `info` adds the byte at which each record ends. The library's own line number counts the two characters of a Windows line
    // end twice.
    for await (const { record, info } of inTurns<Parsed>(Readable.from(partsOf(bytes)).pipe(parse(options)))) {
      if (lines.length === MAX_ROWS) throw new Refusal(400, messages.tooManyRows({ file, max: MAX_ROWS }))
      lines.push({ number, cells: record })
      for (const byte of bytes.subarray(read, info.bytes)) if (byte === 0x0a) number += 1
      read = info.bytes
    }
    return lines
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED')
      throw new Refusal(400, messages.wrongSyntax({ file, why: error.message }))
    throw new Refusal(400, messages.openQuote({ file, row: Number(error.records) }))
  }
}
