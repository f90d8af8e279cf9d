import type { Message } from '../../../refusal.ts'
import type { Column } from './columns.ts'

/** The cells of a catalogue file, CSV or JSON, in our columns. */
export interface Table {
  readonly rows: readonly TableRow[]
  readonly problems: readonly Problem[]
  /** The file's own headings. */
  readonly headings: readonly string[]
  /** Headings that mean no known column. */
  readonly unread: readonly string[]
  /** How the file was understood, for the shopkeeper. */
  readonly notes: readonly Message[]
  /** The sheets of a workbook that are not hidden. */
  readonly sheets?: readonly string[]
}

export interface TableRow {
  /** Its place in the file: `line 14`. */
  readonly place: string
  readonly cells: Readonly<Partial<Record<Column, string>>>
  /** Values for a product that is new to the shop; a known one keeps its own. */
  readonly ifNew?: Readonly<Partial<Record<'slug' | 'category' | 'subcategory' | 'brand', string>>>
  /** The file's own heading of a column. */
  readonly heading: (column: Column) => string
}

/** The reason why a row cannot be imported. */
export interface Problem {
  readonly place: string
  readonly column?: string
  readonly message: Message
}

export function problemIn(row: TableRow, column: Column, message: Message): Problem {
  return { place: row.place, column: row.heading(column), message }
}

/** The number of the line, row or product that a problem is about. */
export function lineOf({ place }: Problem): number {
  return Number(/\d+/.exec(place)?.[0])
}

/** The number of rows that problems are about; a row may have several. */
export function countPlaces(problems: readonly Problem[]): number {
  return new Set(problems.map(({ place }) => place)).size
}
