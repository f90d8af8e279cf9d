import { sql } from 'kysely'
import { maybeRow, type Db } from '../src/db/rows.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { readCatalogueFiles } from './catalogue-file.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { seedDemoShopper } from './demo-shopper.ts'
import { readPictureIndex } from './picture-index.ts'

/** Fills an empty database with the demo catalogue and the demo shopper; what is there already stays as it is. */
export async function seedDemoShop(db: Db, onFill?: () => void): Promise<void> {
  await seedCatalogue(db, onFill)
  await seedDemoShopper(db)
}

// Any number will do, as long as nothing else in this shop locks by it.
const SEED_LOCK = 2_026_001

/** The demo catalogue, where no product is there yet. Two processes that start at once fill it once. */
export async function seedCatalogue(db: Db, onFill?: () => void): Promise<void> {
  if (await hasProducts(db)) return
  onFill?.()
  const tables = catalogueRows(await readCatalogueFiles(), await readPictureIndex())
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx)
    if (await hasProducts(tx)) return
    for (const [table, rows] of Object.entries(tables)) await insertRows(tx, table, rows)
  })
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await maybeRow(db, sql`select 1 from products limit 1`)) !== undefined
}

/** Columns that a row does not name take their defaults; categories left by a shopkeeper who took all products away stay. */
async function insertRows(tx: Db, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx)
}
