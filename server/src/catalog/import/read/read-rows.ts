import type * as z from 'zod'
import type { Message } from '../../../refusal.ts'
import { hasTrueCheckDigit, readBarcode, readCode } from './codes.ts'
import type { Column } from './columns.ts'
import { messages } from '../import.messages.en.ts'
import { inTurns } from '../in-turns.ts'
import { slugOf } from '../../slugs.ts'
import { type DecimalMark, decimalMarkOf, inOneWay, readAmount, readCount } from './read-number.ts'
import { problemIn, type Problem, type Table, type TableRow } from './table.ts'
import { Wanted } from './wanted.ts'

export interface WantedRow {
  readonly row: TableRow
  readonly wanted: Wanted
  /** The slug that names a new product: of the row, or made of its title. A row with an id alone has none. */
  readonly slug: string | undefined
}

interface ReadOptions {
  /** The mark before decimals where a number reads two ways, and its column does not tell. */
  readonly decimals?: DecimalMark | undefined
  /** In a file an empty code or group is one that nobody knows. If it is meant, the code is taken away, the group refused. */
  readonly emptyCells?: 'meant'
}

/** Validates every row; a row with a problem is left out of `rows`. */
export async function readRows(table: Pick<Table, 'rows' | 'problems'>, { decimals, emptyCells }: ReadOptions = {}) {
  const problems = [...table.problems]
  const marks = { ...marksOf(table), chosen: decimals }
  const ignored = emptyCells === 'meant' ? ALWAYS_IGNORED : IGNORED_IN_FILES
  const rows: WantedRow[] = []
  const firstPlaces = new Map<string, string>()
  for await (const row of inTurns(table.rows)) {
    const result = Wanted.safeParse(cleaned(row.cells, marks, ignored))
    if (!result.success) {
      problems.push(...result.error.issues.map((issue) => toProblem(row, issue)))
      continue
    }
    const wanted = emptyCells === 'meant' ? { ...result.data, ...clearedCodes(row) } : result.data
    const read = { row, wanted, slug: slugOfRow(row, wanted) }
    const problem = read.slug === '' && !hasKey(wanted) ? problemIn(row, 'slug', messages.noSlugOrTitle) : undefined
    const again = problem ?? findAgain(read, firstPlaces)
    if (again === undefined) rows.push(read)
    else problems.push(again)
  }
  return { rows, problems, notes: notesOnCodes(rows) }
}

function clearedCodes({ cells: { sku, barcode } }: TableRow): Partial<Wanted> {
  return { ...(sku === '' && { sku: null }), ...(barcode === '' && { barcode: null }) }
}

interface Marks {
  readonly prices: DecimalMark | undefined
  readonly stock: DecimalMark | undefined
  readonly chosen: DecimalMark | undefined
}

/** Both prices of a file come from one program, which writes them alike. */
function marksOf({ rows }: Pick<Table, 'rows'>): Omit<Marks, 'chosen'> {
  const all = (column: Column) => rows.flatMap(({ cells }) => cells[column] ?? [])
  return {
    prices: decimalMarkOf([...all('price'), ...all('priceAfterDiscount')]),
    stock: decimalMarkOf(all('stock')),
  }
}

function notesOnCodes(read: readonly WantedRow[]): Message[] {
  // A cell that says that there is no code.
  const saysNoCode = ({ row, wanted }: WantedRow, code: 'sku' | 'barcode') => !wanted[code] && row.cells[code]?.trim()
  const none = read.filter((each) => saysNoCode(each, 'sku') || saysNoCode(each, 'barcode')).length
  const mistyped = read.filter(({ wanted }) => wanted.barcode && !hasTrueCheckDigit(wanted.barcode))
  const [first] = mistyped
  return [
    ...(none > 0 ? [messages.noCodeTold({ count: none })] : []),
    ...(first ? [messages.mistypedBarcodes({ count: mistyped.length, place: first.row.place })] : []),
  ]
}

function slugOfRow({ ifNew }: TableRow, wanted: Wanted): string | undefined {
  return wanted.slug ?? ifNew?.slug ?? (wanted.id === undefined ? slugFor(wanted) : undefined)
}

const KEYS = ['slug', 'id', 'sku', 'barcode'] as const

function hasKey(wanted: Wanted): boolean {
  return KEYS.some((column) => wanted[column] !== undefined)
}

/** Returns a problem if an earlier row has the same slug, id, SKU or barcode, or, without any of them, the same name. */
function findAgain({ row, wanted, slug = '' }: WantedRow, firstPlaces: Map<string, string>): Problem | undefined {
  const named = KEYS.filter((column) => wanted[column]).map((column) => ({
    column,
    key: `${column} ${wanted[column]}`,
  }))
  const keys = named.length > 0 ? named : [{ column: 'title', key: `slug ${slug}` } as const]
  const again = keys.find(({ key }) => firstPlaces.has(key))
  const place = again && firstPlaces.get(again.key)
  for (const { key } of keys) if (!firstPlaces.has(key)) firstPlaces.set(key, row.place)
  if (again === undefined || place === undefined) return undefined
  const message = again.column === 'title' ? messages.sameTitle : messages.namedTwice
  return problemIn(row, again.column, message({ place }))
}

const ALWAYS_IGNORED = new Set([
  ...['id', 'slug', 'sku', 'barcode', 'pictures', 'stock'],
  ...['categoryAr', 'subcategoryAr', 'brandAr'],
])
const IGNORED_IN_FILES = new Set([...ALWAYS_IGNORED, 'category', 'subcategory', 'brand'])
const LONG_TEXTS = new Set([
  ...['description', 'descriptionAr', 'pictures', 'ingredients', 'ingredientsAr', 'origin', 'originAr'],
  ...['storage', 'storageAr', 'nutrition', 'nutritionAr'],
])

/** An empty cell removes the discount, and is left out in the `ignored` columns. In all others it is an empty text. */
function cleaned(cells: TableRow['cells'], marks: Marks, ignored: ReadonlySet<string>): Record<string, string | null> {
  const result: Record<string, string | null> = {}
  for (const [column, cell] of Object.entries(cells)) {
    const words = withoutTraces(CLEANERS[column]?.(cell, marks) ?? cell)
    if (words === '' && ignored.has(column)) continue
    // A line end in the middle of a name is a space.
    result[column] = LONG_TEXTS.has(column) ? words.replace(/\r\n?/g, '\n') : words.replace(/[\r\n\t]+/g, ' ')
    if (words === '' && column === 'priceAfterDiscount') result[column] = null
  }
  return result
}

/**
 * In one spelling, and without what nobody sees: spaces without a width, and marks of direction at the ends. Old programs write
 * Arabic letters as they look beside each other (ﻟﺒﻦ).
 */
function withoutTraces(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, (letters) => letters.normalize('NFKC'))
    .replace(/[\u200b\u2060\ufeff]|^[\s\u200e\u200f\u061c]+|[\s\u200e\u200f\u061c]+$/g, '')
    .replace(/^[\u202a\u202b\u2066-\u2068](.*)[\u202c\u2069]$/s, '$1')
}

const CLEANERS: Readonly<Record<string, (cell: string, marks: Marks) => string>> = {
  sku: readCode,
  barcode: readBarcode,
  price: (cell, { prices, chosen }) => inOneReading(cell, readAmount, prices, chosen),
  priceAfterDiscount: (cell, { prices, chosen }) => inOneReading(cell, readAmount, prices, chosen),
  stock: (cell, { stock, chosen }) => inOneReading(cell, readCount, stock, chosen),
}

/** The number as its column decided, or else the reader; a cell that is no number stays, as its problem. */
function inOneReading(cell: string, read: typeof readAmount, mark?: DecimalMark, chosen?: DecimalMark): string {
  const first = read(cell, mark)
  const number = typeof first !== 'number' && readsTwoWays(first) ? read(cell, chosen) : first
  return typeof number === 'number' ? inOneWay(number) : cell
}

/** Whether a number such as 1.250 was refused because nobody knows which one it is. */
export function readsTwoWays({ code }: Pick<Message, 'code'>): boolean {
  return code === 'catalogImport.twoReadings'
}

function toProblem(row: TableRow, issue: z.core.$ZodIssue): Problem {
  // The schema has a key for every column, and none besides.
  const column = issue.path[0] as Column
  const isEmpty = row.cells[column]?.trim() === ''
  if (isEmpty) return problemIn(row, column, messages.empty)
  // `said` is of wanted.ts, which puts messages there and nothing else.
  const said = issue.code === 'custom' ? (issue.params?.said as Message | undefined) : undefined
  return problemIn(row, column, said ?? messages.brokenRule({ sentence: issue.message }))
}

export function slugFor({ title = '', unit = '' }: Wanted): string {
  return slugOf(`${title} ${unit}`)
}
