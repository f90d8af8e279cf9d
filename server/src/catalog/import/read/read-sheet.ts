import path from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import type { Problem } from './table.ts'

/** The lines of a CSV file, before anybody knows what its columns mean. */
export interface Sheet {
  readonly headings: readonly string[]
  /** The number of the line with the headings. */
  readonly headLine: number
  readonly lines: readonly Line[]
  readonly problems: readonly Problem[]
}

export interface Line {
  readonly number: number
  /** Excel leaves out empty cells at the end. */
  readonly cells: readonly string[]
}

/** Reads CSV as spreadsheets write it: headings first, then one line each. Empty lines are left out. */
export function readSheet(content: string, file: string): Sheet {
  const { text, separator, firstLine } = findSeparator(content)
  const [head, ...lines] = readLines(text, separator, firstLine, path.basename(file)).filter(({ cells }) =>
    cells.some(isFilled),
  )
  if (head === undefined) throw new Refusal(400, messages.emptyFile({ file }))
  const headings = head.cells.map((heading) => heading.trim().replace(/\s+/g, ' '))
  const isTooLong = ({ cells }: Line) => cells.length > headings.length && cells.slice(headings.length).some(isFilled)
  return {
    headings,
    headLine: head.number,
    lines: lines.filter((line) => !isTooLong(line)),
    problems: lines.filter(isTooLong).map(({ number, cells }) => ({
      place: `line ${number}`,
      message: messages.tooManyCells({ cells: cells.length, headings: headings.length }),
    })),
  }
}

const SEPARATORS = [',', ';', '\t'] as const

/** Finds the separator that occurs most in the headings, outside of quotes. Excel may name it in the first line: `sep=;`. */
function findSeparator(content: string) {
  const named = /^sep=(.)\r?\n/i.exec(content)
  if (named?.[1] !== undefined) return { text: content.slice(named[0].length), separator: named[1], firstLine: 2 }
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(content.trimStart())?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const [separator] = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)
  return { text: content, separator: separator ?? ',', firstLine: 1 }
}

function readLines(text: string, delimiter: string, firstLine: number, file: string): Line[] {
  try {
    const bytes = Buffer.from(text)
    const records = parse(bytes, { delimiter, relax_column_count: true, relax_quotes: true, info: true })
    let number = firstLine
    let read = 0
    // `info` adds the byte at which each record ends; the declared type does not have it. The library's own line number
    // counts the two characters of a Windows line end twice.
    return (records as unknown as { record: string[]; info: { bytes: number } }[]).map(({ record, info }) => {
      const line = { number, cells: record }
      for (const byte of bytes.subarray(read, info.bytes)) if (byte === 0x0a) number += 1
      read = info.bytes
      return line
    })
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
