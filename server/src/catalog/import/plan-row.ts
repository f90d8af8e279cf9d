import type { Db } from '../../db/rows.ts'
import { readShopPictures } from '../../pictures/shop-pictures.ts'
import { fieldRefusal, type Refusal } from '../../refusal.ts'
import { messages as catalog } from '../catalog.messages.en.ts'
import type { Catalogue, KnownProduct } from '../whole-catalogue.queries.ts'
import { messages } from './import.messages.en.ts'
import { PictureFinder } from './pictures/find-pictures.ts'
import { Matcher } from './plan/match.ts'
import { makePlan, type Plan } from './plan/plan.ts'
import { COLUMNS, headingOf, toColumn, type Column } from './read/columns.ts'
import { readRows, type WantedRow } from './read/read-rows.ts'
import { problemIn, type IfNew, type Problem } from './read/table.ts'

/** Values of a product as a spreadsheet would have them. */
export type Cells = Readonly<Partial<Record<Column, string>>>

interface Row {
  readonly place: string
  readonly cells: Cells
  /** The groups of a new product that names none. A row without them changes a product. */
  readonly ifNew?: IfNew
}

/**
 * Plans the import of a file that has one row. Refused with 400 and the first field that breaks a rule, and with 409 if a new
 * product is one that the shop has.
 */
export async function planRow(db: Db, catalogue: Catalogue, { cells, ...told }: Row): Promise<Plan> {
  const row = { ...told, heading: (column: Column) => column, cells }
  // A file may name a known product by its slug; a form knows no slugs.
  const untitled = told.ifNew && !cells.title?.trim() ? [problemIn(row, 'title', messages.empty)] : []
  const table = { rows: untitled.length > 0 ? [] : [row], problems: untitled, headings: COLUMNS, unread: [], notes: [] }
  const { rows, ...read } = await readRows(table, { emptyCells: 'meant' })
  const known = told.ifNew && rows[0] && new Matcher(catalogue.products).find(rows[0])
  if (known) throw refusalOfKnown(known, rows[0]?.wanted)
  const pictures = new PictureFinder(catalogue, await readShopPictures(db))
  const plan = await makePlan(catalogue, { rows, headings: COLUMNS }, pictures)
  const problems = [...read.problems, ...plan.problems]
  if (problems.length > 0) throw refusalOf(problems)
  return plan
}

function refusalOf(problems: readonly Problem[]): Refusal {
  const wrong = problems.map(({ column = '', message: { text, textAr } }) => {
    const known = toColumn(column)
    return { column: inWords(known ?? column), text, columnAr: known ? headingOf(known, 'ar') : '', textAr }
  })
  return fieldRefusal(400, messages.wrongValues({ wrong }), problems[0]?.column ?? 'title')
}

const WORDS: Record<string, string> = { title: 'name', unit: 'size', priceAfterDiscount: 'sale price', sku: 'SKU' }

/** A field as people call it: "The Arabic name", "The sale price". */
function inWords(field: string): string {
  const plain = field.replace(/Ar$/, '')
  return `The ${plain === field ? '' : 'Arabic '}${WORDS[plain] ?? plain}`
}

function refusalOfKnown({ title, sku, barcode, isWithdrawn }: KnownProduct, wanted: WantedRow['wanted'] = {}): Refusal {
  const said = isWithdrawn ? catalog.productWithdrawn({ title }) : catalog.productExists({ title })
  const param = wanted.sku && wanted.sku === sku ? 'sku' : wanted.barcode && barcode ? 'barcode' : 'title'
  return fieldRefusal(409, said, param)
}
