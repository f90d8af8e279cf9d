/** A new product, and changes of one, by hand. They keep the rules of an import, and move the catalogue's version as it does. */
import { inTransaction, theRow, type Db } from '../../db/transaction.ts'
import { inPounds } from '../../egypt/money.ts'
import { Refusal } from '../../refusal.ts'
import { findProductId } from '../../stock/stock.ts'
import { addToLog, findLastWho, type Clerk, type LogEntry } from '../../staff/log.queries.ts'
import { messages as catalog } from '../catalog.messages.en.ts'
import * as queries from '../whole-catalogue.queries.ts'
import type { Catalogue, KnownProduct, Product } from '../whole-catalogue.queries.ts'
import type { Difference } from '../import/plan/merge.ts'
import { planChange, planNew, type Cells } from '../import/plan-row.ts'
import type { Plan } from '../import/plan/plan.ts'
import { writePlan } from '../import/plan/write-plan.ts'

/** A product by its id, slug, SKU or barcode, and its new values. */
interface NewValues {
  readonly named: string
  readonly cells: Cells
  /** The moment of its last change that the clerk knows of; absent to change it in any case. */
  readonly seenAt?: string | undefined
}

interface ProductChange {
  readonly before: KnownProduct
  readonly after: Product
  readonly differences: readonly Difference[]
}

/** Finds a product by its id, slug, SKU or barcode, in this order. Refused with 404. */
export async function findProduct(db: Db, named: string): Promise<{ product: KnownProduct; catalogue: Catalogue }> {
  const id = await findProductId(db, named)
  const catalogue = await queries.readCatalogue(db, [id])
  return { product: pick(catalogue, id), catalogue }
}

const BY_HAND = { withdrawMissing: false, note: '' }

/** Adds a product. Refused with 400 if a value breaks a rule, with 409 if the shop has a product of its name or codes. */
export function addProduct(db: Db, told: Cells, clerk: Clerk): Promise<Product> {
  return inTransaction(db, async (tx) => {
    await queries.lockCatalogue(tx)
    // Specification 7 sends every shopper a title: without an English one it is the Arabic one.
    const title = told.title?.trim() || (told.titleAr ?? '')
    const unit = told.unit?.trim() || (told.unitAr ?? '')
    const plan = await planNew(tx, { ...told, title, unit })
    const product = theRow(plan.added)
    await writePlan(tx, plan, BY_HAND, clerk)
    const after = { price: inPounds(product.price) }
    await addToLog(tx, clerk, [{ what: 'product added', kind: 'product', id: product.id, after }])
    return product
  })
}

/**
 * Changes a product. One that is withdrawn stays so. Refused with 404, with 400 if a value breaks a rule, or with 409 if somebody
 * changed it since it was `seenAt`.
 */
export async function changeProduct(db: Db, wanted: NewValues, clerk: Clerk): Promise<ProductChange> {
  return inTransaction(db, async (tx) => {
    await queries.lockCatalogue(tx)
    const { plan, change } = await readChange(tx, wanted)
    const { id, isWithdrawn } = change.before
    if (wanted.seenAt !== undefined) await refuseStale(tx, id, wanted.seenAt)
    await writePlan(tx, plan, BY_HAND, clerk)
    if (isWithdrawn) await queries.withdrawProducts(tx, [id])
    await addToLog(tx, clerk, entryOfChange(id, change.differences))
    return change
  })
}

async function refuseStale(tx: Db, id: string, seenAt: string): Promise<void> {
  if ((await queries.findLastChange(tx, id)).toISOString() === seenAt) return
  const who = await findLastWho(tx, 'product', id)
  throw new Refusal(409, who === undefined ? catalog.productChanged : catalog.productChangedBy({ who }))
}

/** A change of prices is an entry of its own (write-plan.ts). */
function entryOfChange(id: string, differences: readonly Difference[]): LogEntry[] {
  const changed = differences.filter(({ field }) => field !== 'price' && field !== 'priceAfterDiscount')
  if (changed.length === 0) return []
  const before = Object.fromEntries(changed.map(({ field, from }) => [field, from ?? '…']))
  const after = Object.fromEntries(changed.map(({ field, to }) => [field, to ?? '…']))
  return [{ what: 'product changed', kind: 'product', id, before, after }]
}

/** Takes a product off sale, or puts it on sale again: it stays in carts, from which nobody can order it meanwhile. Returns it as it was. */
export function setWithdrawn(db: Db, named: string, isWithdrawn: boolean, clerk: Clerk): Promise<KnownProduct> {
  return inTransaction(db, async (tx) => {
    // An import puts what it read under this lock on sale again.
    await queries.lockCatalogue(tx)
    const { product } = await findProduct(tx, named)
    if (product.isWithdrawn === isWithdrawn) return product
    await (isWithdrawn ? queries.withdrawProducts(tx, [product.id]) : queries.sellAgain(tx, product.id))
    const what = isWithdrawn ? 'product withdrawn' : 'product sold again'
    await addToLog(tx, clerk, [{ what, kind: 'product', id: product.id }])
    return product
  })
}

async function readChange(db: Db, { named, cells }: NewValues): Promise<{ plan: Plan; change: ProductChange }> {
  const codes = [cells.sku, cells.barcode].filter((code) => code !== undefined)
  const id = await findProductId(db, named)
  const catalogue = await queries.readCatalogue(db, [id, ...codes])
  const before = pick(catalogue, id)
  const plan = await planChange(db, catalogue, before.slug, { id, ...cells })
  const { after = before, differences = [] } = plan.changed[0] ?? {}
  return { plan, change: { before, after, differences: differences.filter(({ field }) => field !== 'on sale again') } }
}

function pick({ products }: Catalogue, productId: string): KnownProduct {
  return theRow(products.filter(({ id }) => id === productId))
}
