import * as z from 'zod'
import type { Message } from '../../refusal.ts'
import { egp, slug, text, toPiastres, wholeNumber } from '../field-rules.ts'
import type { Column } from './columns.ts'
import { messages } from './import.messages.en.ts'
import { readAmount, readCount } from './read-number.ts'
import { slugOf } from './slugs.ts'
import { problemIn, type Problem, type Table, type TableRow } from './table.ts'

const MAX_STOCK = 1_000_000

const id = z.string().regex(/^[0-9a-f]{24}$/, messages.notHex.text)
const amount = z.string().transform(readWith(readAmount)).pipe(egp).transform(toPiastres)
const count = z
  .string()
  .transform(readWith(readCount))
  .pipe(wholeNumber.max(MAX_STOCK, messages.tooMany({ max: MAX_STOCK }).text))
const name = text.max(200, tooLong(200))
const prose = z.string().max(10_000, tooLong(10_000))

/** The new values of a product. A field without a value stays as it is. Prices are piastres. */
const Wanted = z
  .object({
    id,
    slug: slug.max(150, tooLong(150)),
    title: name,
    titleAr: prose,
    description: prose,
    descriptionAr: prose,
    unit: prose,
    unitAr: prose,
    price: amount,
    priceAfterDiscount: amount.nullable(),
    category: name,
    categoryAr: name,
    subcategory: name,
    subcategoryAr: name,
    brand: name,
    brandAr: name,
    pictures: z.string().transform(splitNames),
    stock: count,
  })
  .partial()
export type Wanted = z.infer<typeof Wanted>

export interface WantedRow {
  readonly row: TableRow
  readonly wanted: Wanted
  /** The slug of the row, or one made of its title if the row has neither slug nor id. */
  readonly slug: string | undefined
}

/** Validates every row; a row with a problem is left out of `rows`. */
export function readRows(table: Table): { rows: WantedRow[]; problems: Problem[] } {
  const problems = [...table.problems]
  const rows: WantedRow[] = []
  const firstPlaces = new Map<string, string>()
  for (const row of table.rows) {
    const result = Wanted.safeParse(withoutBlanks(row.cells))
    if (!result.success) {
      problems.push(...result.error.issues.map((issue) => toProblem(row, issue)))
      continue
    }
    const wanted = result.data
    const read = { row, wanted, slug: wanted.slug ?? (wanted.id === undefined ? slugFor(wanted) : undefined) }
    const keys = [read.slug, wanted.id].filter((key) => key !== undefined)
    const first = keys.map((key) => firstPlaces.get(key)).find((place) => place !== undefined)
    for (const key of keys) firstPlaces.set(key, row.place)
    if (first !== undefined) problems.push(problemIn(row, keyColumn(row), messages.namedTwice({ place: first })))
    else if (read.slug === '') problems.push(problemIn(row, 'slug', messages.noSlugOrTitle))
    else rows.push(read)
  }
  return { rows, problems }
}

const IGNORED_WHEN_EMPTY = new Set(['id', 'slug', 'pictures', 'stock', 'categoryAr', 'subcategoryAr', 'brandAr'])

/** An empty cell removes the discount, and is ignored in the columns above. In all others it is an empty text. */
function withoutBlanks(cells: TableRow['cells']): Record<string, string | null> {
  const trimmed = Object.entries(cells).map(([column, cell]) => [column, cell.trim()] as const)
  return Object.fromEntries(
    trimmed
      .filter(([column, cell]) => cell !== '' || !IGNORED_WHEN_EMPTY.has(column))
      .map(([column, cell]) => [column, cell === '' && column === 'priceAfterDiscount' ? null : cell]),
  )
}

function toProblem(row: TableRow, issue: z.core.$ZodIssue): Problem {
  // The schema has a key for every column, and none besides.
  const column = issue.path[0] as Column
  const isEmpty = row.cells[column]?.trim() === ''
  return problemIn(row, column, isEmpty ? messages.empty : messages.brokenRule({ sentence: issue.message }))
}

export function slugFor({ title = '', unit = '' }: Wanted): string {
  return slugOf(`${title} ${unit}`)
}

function keyColumn({ cells }: TableRow): Column {
  if (cells.slug) return 'slug'
  return cells.id ? 'id' : 'title'
}

function readWith(read: (cell: string) => number | Message) {
  return (cell: string, context: z.core.$RefinementCtx): number => {
    const found = read(cell)
    if (typeof found === 'number') return found
    context.addIssue({ code: 'custom', message: found.text })
    return z.NEVER
  }
}

function splitNames(cell: string): string[] {
  return cell
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function tooLong(max: number): string {
  return messages.tooLong({ max }).text
}
