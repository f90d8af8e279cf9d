import type { Db } from '../../db/rows.ts'
import { readShopPictures } from '../../pictures/shop-pictures.ts'
import { fieldRefusal, type Refusal } from '../../refusal.ts'
import { messages as catalog } from '../catalog.messages.en.ts'
import { readCatalogueAround, type Catalogue, type KnownProduct } from '../whole-catalogue.queries.ts'
import { messages } from './import.messages.en.ts'
import { makePictureFinder } from './pictures/find-pictures.ts'
import { makeMatcher } from './plan/match.ts'
import { makePlan, type Plan } from './plan/plan.ts'
import { COLUMNS, headingOf, toColumn } from './read/columns.ts'
import { GROUPS_OF_NEW } from './read/formats/foreign-product.ts'
import { readRows, slugFor, type WantedRow } from './read/read-rows.ts'
import type { Problem, TableRow } from './read/table.ts'

/** Values of a product as a spreadsheet would have them. */
export type Cells = TableRow['cells']

/**
 * Plans the import of a file that has one row, a new product. Refused with 400 and the first field that breaks a rule, and with 409
 * if the shop has it.
 */
export async function planNew(db: Db, cells: Cells): Promise<Plan> {
  const place = 'the new product'
  const { title = '', unit = '', sku = '', barcode = '' } = cells
  // A file may name a known product by its slug; a form knows no slugs.
  if (title.trim() === '') throw refusalOf([{ place, column: 'title', message: messages.empty }])
  const catalogue = await readCatalogueAround(db, slugFor({ title, unit }), [sku, barcode])
  const read = await readRow({ place, cells, ifNew: GROUPS_OF_NEW })
  const known = read.rows[0] && makeMatcher(catalogue.products).find(read.rows[0])
  if (known) throw refusalOfKnown(known, read.rows[0]?.wanted)
  return planRead(db, catalogue, read)
}

/** The same for a product of the catalogue, whose id is one of the cells. */
export async function planChange(db: Db, catalogue: Catalogue, place: string, cells: Cells): Promise<Plan> {
  return planRead(db, catalogue, await readRow({ place, cells }))
}

function readRow(row: Omit<TableRow, 'heading'>) {
  return readRows({ rows: [{ ...row, heading: (column) => column }], problems: [] }, { emptyCells: 'meant' })
}

async function planRead(db: Db, catalogue: Catalogue, read: Awaited<ReturnType<typeof readRows>>): Promise<Plan> {
  const pictures = makePictureFinder(catalogue, await readShopPictures(db))
  const plan = await makePlan(catalogue, { rows: read.rows, headings: COLUMNS }, pictures)
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
