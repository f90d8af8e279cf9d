import { type Message, Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import { inTurns } from '../in-turns.ts'
import type { Problem, Table } from './table.ts'

/** The lines of a file, before anybody knows what its columns mean. */
export interface Sheet extends Pick<Table, 'headings' | 'problems'> {
  readonly headLine: number
  readonly lines: readonly Line[]
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
export const MAX_ABOVE = 20
const TOTAL = /^(?:sub ?)?totals?:?$|^(?:sum|count):?$/i
const CERTAIN_TOTAL = /^(?:grand total|total g[ée]n[ée]ral|(?:ال)?[إا]جمال[يى]|المجموع)(?![\p{L}])/iu

/** Whether a cell is one of the headings that we know. */
export type IsHeading = (cell: string) => boolean

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

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
