import { insertRows } from '../src/catalog/whole-catalogue.queries.ts'
import { execute, maybeRow, sql, type Db } from '../src/db/rows.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { readCatalogueFiles } from './catalogue-file.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { seedDemoDelivery } from './demo-delivery.ts'
import { seedDemoShopper } from './demo-shopper.ts'
import { readPictureIndex } from './picture-index.ts'

/** Fills an empty database with the demo catalogue, the demo shopper and areas of Cairo and Giza. Existing rows stay as they are. */
export async function seedDemoShop(db: Db, onFill?: () => void): Promise<void> {
  await seedCatalogue(db, onFill)
  await seedDemoShopper(db)
  await seedDemoDelivery(db)
}

// Any number that no other advisory lock of this shop uses.
const SEED_LOCK = 2_026_001

/** Inserts the demo catalogue if there is no product. An advisory lock keeps two processes from doing so together. */
export async function seedCatalogue(db: Db, onFill?: () => void): Promise<void> {
  if (await hasProducts(db)) return
  onFill?.()
  const tables = catalogueRows(await readCatalogueFiles(), await readPictureIndex())
  await inTransaction(db, async (tx) => {
    await execute(tx)`select pg_advisory_xact_lock(${SEED_LOCK})`
    if (await hasProducts(tx)) return
    // A catalogue without products may still have categories.
    for (const [table, rows] of Object.entries(tables)) await insertRows(tx, table, rows, sql`on conflict do nothing`)
  })
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await maybeRow(db)`select 1 from products limit 1`) !== undefined
}
