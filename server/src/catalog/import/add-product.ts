/** A new product by hand. It keeps the rules of an import. */
import { theRow, type Db } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import { inPounds } from '../../egypt/money.ts'
import type { Clerk } from '../../staff/clerk.ts'
import { addToLog } from '../../staff/log.queries.ts'
import { lockCatalogue, readCatalogueAround, type Product } from './catalogue.queries.ts'
import { planRow, type Cells } from './plan-row.ts'
import { writePlan } from './plan/write-plan.ts'
import { OTHER, UNBRANDED } from './read/formats/foreign-product.ts'
import { slugFor } from './read/read-rows.ts'

/** Adds a product. Refused with 400 if a value breaks a rule, with 409 if the shop has a product of its name or codes. */
export function addProduct(db: Db, cells: Cells, clerk: Clerk): Promise<Product> {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const { title = '', unit, sku = '', barcode = '' } = cells
    const catalogue = await readCatalogueAround(tx, slugFor({ title, unit }), [sku, barcode])
    const ifNew = { subcategory: OTHER, brand: UNBRANDED }
    const plan = await planRow(tx, catalogue, { place: 'the new product', cells, ifNew })
    const product = theRow(plan.added)
    await writePlan(tx, plan, { withdrawMissing: false, note: '' }, clerk, () => undefined)
    const after = { price: inPounds(product.price) }
    await addToLog(tx, clerk, [{ what: 'product added', kind: 'product', id: product.id, after }])
    return product
  })
}
