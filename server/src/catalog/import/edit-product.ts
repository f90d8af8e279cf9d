/** Changes of one product by hand. They keep the rules of an import, and move the catalogue's version as it does. */
import { theRow, type Db } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readShopPictures } from '../../pictures/shop-pictures.ts'
import { Refusal } from '../../refusal.ts'
import { findProductId } from '../../stock/stock.ts'
import type { Clerk } from '../../staff/clerk.ts'
import * as queries from './catalogue.queries.ts'
import type { Catalogue, KnownProduct } from './catalogue.queries.ts'
import { COLUMNS, type Column } from './read/columns.ts'
import { messages } from './import.messages.en.ts'
import type { Difference } from './plan/merge.ts'
import { PictureFinder } from './pictures/pictures.ts'
import { makePlan, type Plan } from './plan/plan.ts'
import { readRows } from './read/read-rows.ts'
import { writePlan } from './plan/write-plan.ts'

/** New values of a product as a spreadsheet would have them. */
export type Cells = Readonly<Partial<Record<Column, string>>>

/** A product by its id, slug, SKU or barcode, and its new values. */
export interface NewValues {
  readonly named: string
  readonly cells: Cells
}

export interface ProductChange {
  readonly product: KnownProduct
  readonly differences: readonly Difference[]
}

/** Finds a product by its id, slug, SKU or barcode, in this order. Refused with 404. */
export async function findProduct(db: Db, named: string): Promise<{ product: KnownProduct; catalogue: Catalogue }> {
  const id = await findProductId(db, named)
  const catalogue = await queries.readCatalogue(db, [id])
  return { product: pick(catalogue, id), catalogue }
}

/** Returns what changeProduct would change. Refused with 404, or 400 if a value breaks a rule. */
export async function previewChange(db: Db, { named, cells }: NewValues): Promise<ProductChange> {
  const { product, plan } = await planChange(db, named, cells)
  return { product, differences: differencesOf(plan) }
}

/** Changes a product. One that is withdrawn stays so. */
export async function changeProduct(db: Db, { named, cells }: NewValues, clerk: Clerk): Promise<ProductChange> {
  return inTransaction(db, async (tx) => {
    await queries.lockCatalogue(tx)
    const { product, plan } = await planChange(tx, named, cells)
    await writePlan(tx, plan, { withdrawMissing: false, note: '' }, clerk, () => undefined)
    if (product.isWithdrawn) await queries.withdrawProducts(tx, [product.id])
    return { product, differences: differencesOf(plan) }
  })
}

/** Takes a product off sale. */
export async function withdrawProduct(db: Db, named: string): Promise<KnownProduct> {
  const { product } = await findProduct(db, named)
  await queries.withdrawProducts(db, [product.id])
  return product
}

/** Puts a withdrawn product on sale again. */
export async function sellProduct(db: Db, named: string): Promise<KnownProduct> {
  const { product } = await findProduct(db, named)
  await queries.sellAgain(db, product.id)
  return product
}

/** Plans the import of a file that has one row. */
async function planChange(db: Db, named: string, cells: Cells): Promise<{ product: KnownProduct; plan: Plan }> {
  const codes = [cells.sku, cells.barcode].filter((code) => code !== undefined)
  const id = await findProductId(db, named)
  const catalogue = await queries.readCatalogue(db, [id, ...codes])
  const product = pick(catalogue, id)
  const row = { place: product.slug, heading: (column: Column) => column, cells: { id, ...cells } }
  const table = { rows: [row], problems: [], headings: COLUMNS, unread: [], notes: [] }
  const { rows, ...read } = readRows(table, { emptyCodes: 'clear' })
  const folder = { path: undefined, files: [] }
  const pictures = new PictureFinder(catalogue, await readShopPictures(db), folder, new Map())
  const lost = rows.flatMap((each) => pictures.problemOf(each) ?? [])
  const plan = makePlan(catalogue, { rows, headings: COLUMNS }, pictures)
  const problems = [...read.problems, ...lost, ...plan.problems]
  if (problems.length > 0) {
    throw new Refusal(
      400,
      messages.wrongValues({ wrong: problems.map(({ column, message }) => `${column} ${message.text}`) }),
    )
  }
  return { product, plan }
}

function differencesOf({ changed }: Plan): Difference[] {
  return changed.flatMap(({ differences }) => differences).filter(({ field }) => field !== 'on sale again')
}

function pick({ products }: Catalogue, productId: string): KnownProduct {
  return theRow(products.filter(({ id }) => id === productId))
}
