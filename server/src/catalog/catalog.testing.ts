import { sql } from 'kysely'
import { call, type TestShop } from '../../test/build-test-app.ts'

/**
 * Lets the shop's process learn of what a test has just changed. It would by itself, a moment later: whoever looks at a
 * product, even at one that does not exist, brings word of the catalogue's version.
 */
export async function letWordSpread(shop: TestShop): Promise<void> {
  await call(shop, 'getProduct', { params: { id: 'nothing-of-the-kind' } })
}

/** Sells pieces of a product, as an order does: the stock changes, the catalogue does not. */
export async function sell(shop: TestShop, id: string, count: number): Promise<void> {
  await sql`insert into stock_ledger (product_id, change, reason) values (${id}, ${-count}, 'ordered')`.execute(
    shop.connection.db,
  )
}
