import * as z from 'zod'
import { egp, slug, text, toPiastres, wholeNumber } from '../catalog/field-rules.ts'
import type { Column } from './catalogue-columns.ts'
import { readAmount, readCount } from './catalogue-numbers.ts'
import { slugOf } from './catalogue-slugs.ts'
import { problemIn, type Problem, type Table, type TableRow } from './catalogue-table.ts'

const amount = z.string().transform(readWith(readAmount)).pipe(egp).transform(toPiastres)
const name = text.max(200, 'must be at most 200 characters')
const prose = z.string().max(10_000, 'must be at most 10,000 characters')

/** What a row asks for. What is absent stays as it is. Prices are piastres. */
const Wanted = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'must be 24 hex digits')
    .optional(),
  slug: slug.max(150, 'must be at most 150 characters').optional(),
  title: name.optional(),
  titleAr: prose.optional(),
  description: prose.optional(),
  descriptionAr: prose.optional(),
  unit: prose.optional(),
  unitAr: prose.optional(),
  price: amount.optional(),
  priceAfterDiscount: amount.nullable().optional(),
  category: name.optional(),
  categoryAr: name.optional(),
  subcategory: name.optional(),
  subcategoryAr: name.optional(),
  brand: name.optional(),
  brandAr: name.optional(),
  pictures: z.string().transform(splitNames).optional(),
  stock: z
    .string()
    .transform(readWith(readCount))
    .pipe(wholeNumber.max(1_000_000, 'must be at most 1,000,000'))
    .optional(),
})
export type Wanted = z.infer<typeof Wanted>

export interface WantedRow {
  readonly row: TableRow
  readonly wanted: Wanted
  /** The slug it gives, or one made of its title where it gives neither slug nor id. */
  readonly slug: string | undefined
}

/** Holds every row against the rules; a row with a problem is left out of `rows`. */
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
    if (first !== undefined) problems.push(problemIn(row, keyColumn(row), `is the product of ${first} again`))
    else if (read.slug === '') {
      problems.push(problemIn(row, 'slug', 'must be there, or a title to know the product by'))
    } else rows.push(read)
  }
  return { rows, problems }
}

const BLANK_SAYS_NOTHING: readonly Column[] = [
  'id',
  'slug',
  'pictures',
  'stock',
  'categoryAr',
  'subcategoryAr',
  'brandAr',
]

/** An empty cell: no discount, no stock counted, no picture named. Elsewhere it is an empty text, for the rules to judge. */
function withoutBlanks(cells: TableRow['cells']): Record<string, string | null> {
  const trimmed = Object.entries(cells).map(([column, cell]) => [column as Column, cell.trim()] as const)
  return Object.fromEntries(
    trimmed
      .filter(([column, cell]) => cell !== '' || !BLANK_SAYS_NOTHING.includes(column))
      .map(([column, cell]) => [column, cell === '' && column === 'priceAfterDiscount' ? null : cell]),
  )
}

function toProblem(row: TableRow, issue: z.core.$ZodIssue): Problem {
  // The schema has a key for every column, and none besides.
  const column = issue.path[0] as Column
  const isEmpty = row.cells[column]?.trim() === ''
  return problemIn(row, column, isEmpty ? 'must not be empty' : issue.message)
}

export function slugFor({ title = '', unit = '' }: Wanted): string {
  return slugOf(`${title} ${unit}`)
}

function keyColumn({ cells }: TableRow): Column {
  if (cells.slug) return 'slug'
  return cells.id ? 'id' : 'title'
}

function readWith(read: (cell: string) => number | string) {
  return (cell: string, context: z.core.$RefinementCtx): number => {
    const found = read(cell)
    if (typeof found === 'number') return found
    context.addIssue({ code: 'custom', message: found })
    return z.NEVER
  }
}

function splitNames(cell: string): string[] {
  return cell
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}
