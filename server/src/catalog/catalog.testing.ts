import { sql } from 'kysely'
import { call, type TestShop } from '../../test/build-test-app.ts'

/**
 * Makes the shop's process read the catalogue version that a test has just raised; NOTIFY would do so a moment later. Each
 * request for a product reads the version, even for one that does not exist.
 */
export async function letWordSpread(shop: TestShop): Promise<void> {
  await call(shop, 'getProduct', { params: { id: 'nothing-of-the-kind' } })
}

/** Sells units of a product, as an order does: the stock changes, the catalogue version does not. */
export async function sell(shop: TestShop, id: string, count: number): Promise<void> {
  await sql`insert into stock_ledger (product_id, change, reason) values (${id}, ${-count}, 'ordered')`.execute(
    shop.connection.db,
  )
}
