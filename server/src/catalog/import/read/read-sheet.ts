import path from 'node:path'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Message, Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import { inTurns } from '../in-turns.ts'
import type { Problem } from './table.ts'

/** The lines of a file, before anybody knows what its columns mean. */
export interface Sheet {
  readonly headings: readonly string[]
  readonly headLine: number
  readonly lines: readonly Line[]
  readonly problems: readonly Problem[]
  /** Notes on left-out lines, for the shopkeeper. */
  readonly notes: readonly Message[]
}

export interface Line {
  readonly number: number
  /** Excel leaves out empty cells at the end. */
  readonly cells: readonly string[]
}

/** A file of a few kilobytes can have a million rows or columns, and nobody else is answered while they are read. */
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 500

// People write the name of a list and its date above the headings.
const MAX_ABOVE = 20
const TOTAL = /^(?:sub ?)?totals?:?$|^(?:sum|count):?$/i
const CERTAIN_TOTAL = /^(?:grand total|total g[ée]n[ée]ral|(?:ال)?[إا]جمال[يى]|المجموع)(?![\p{L}])/iu

/** Whether a cell is one of the headings that we know. */
type IsHeading = (cell: string) => boolean

/** Splits CSV, as spreadsheets write it, into lines. */
export function splitCsv(content: string, file: string, isHeading: IsHeading): Promise<Line[]> {
  // Old Macs end a line with \r, and a file may be put together of several.
  const unified = content.replace(/\r\n?/g, '\n')
  const { text, separator, firstLine } = findSeparator(unified, isHeading)
  return readLines(text, separator, firstLine, path.basename(file))
}

/**
 * Reads lines as spreadsheets have them: headings, then one line each. Left out are empty lines, those above the headings,
 * headings again, and a total. `isHeading` tells the row of headings.
 */
export async function readSheet(all: readonly Line[], file: string, isHeading: IsHeading): Promise<Sheet> {
  const filled = all.filter(({ cells }) => cells.some(isFilled))
  const countHeadings = ({ cells }: Line) =>
    cells.slice(0, MAX_COLUMNS).filter((cell) => isFilled(cell) && isHeading(cell)).length
  // Groups of headings may stand above: Product, Product, Money.
  const known = filled.slice(0, MAX_ABOVE).map(countHeadings)
  const most = Math.max(0, ...known)
  const above = most > 1 ? known.indexOf(most) : 0
  const [head, ...below] = filled.slice(above)
  if (head === undefined) throw new Refusal(400, messages.emptyFile({ file }))
  const width = head.cells.findLastIndex(isFilled) + 1
  if (width > MAX_COLUMNS) throw new Refusal(400, messages.tooManyColumns({ file, max: MAX_COLUMNS }))
  const headings = head.cells.slice(0, width).map((heading) => heading.trim().replace(/\s+/g, ' '))
  const again = head.cells.join()
  // Or in another language.
  const isAgain = (line: Line) =>
    line.cells.join() === again ||
    // The first cell tells most lines of goods.
    (most > 2 && line.cells.every((cell) => !isFilled(cell) || isHeading(cell)) && countHeadings(line) === most)
  const isTotal = ({ cells }: Line) =>
    CERTAIN_TOTAL.test(cells.find(isFilled)?.trim() ?? '') ||
    (cells.filter(isFilled).length < 4 && cells.some((cell) => TOTAL.test(cell.trim())))
  const isTooLong = ({ cells }: Line) => cells.length > headings.length && cells.slice(headings.length).some(isFilled)
  const lines: Line[] = []
  const problems: Problem[] = []
  for await (const line of inTurns(below)) {
    if (isAgain(line) || isTotal(line)) continue
    if (isTooLong(line)) problems.push(problemOfLength(line, headings.length))
    else lines.push(line)
  }
  const leftOut = above + below.length - lines.length - problems.length
  const notes = leftOut > 0 ? [messages.linesLeftOut({ count: leftOut })] : []
  return { headings, headLine: head.number, lines, problems, notes }
}

function problemOfLength({ number, cells }: Line, headings: number): Problem {
  return { place: `line ${number}`, message: messages.tooManyCells({ cells: cells.length, headings }) }
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

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
