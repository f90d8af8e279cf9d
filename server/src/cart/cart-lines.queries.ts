/** The lines of a cart as delivery and orders read them: at the prices and with the stock of now. */
import type { Goods } from '../catalog/arabic-names.ts'
import { titlesColumns } from '../catalog/product-row.queries.ts'
import { rowsOf, sql, type Db } from '../db/rows.ts'
import { waitBriefly } from '../db/transaction.ts'
import { availableTo, priceNow } from './cart.queries.ts'

/** A line of a cart or of an order. Prices in piastres. */
export interface Line extends Goods {
  readonly id: string
  readonly productId: string
  readonly image: string
  readonly price: number
  readonly count: number
}

export interface CartLine extends Line {
  readonly priceWhenAdded: number
  readonly available: number
}

/** Reads the lines of a cart about to be ordered, as it shows them, and locks their stock in the order of product ids. */
export async function lockLines(tx: Db, cartId: string, shopperId: string): Promise<CartLine[]> {
  await waitBriefly(tx)
  return rowsOf<CartLine>(tx)`
    with locked as (${linesOf(cartId, shopperId)} for update of s) select * from locked order by "addedAt", id`
}

/** The same without a lock. */
export function listLines(db: Db, cartId: string, shopperId: string): Promise<CartLine[]> {
  return rowsOf<CartLine>(db)`${linesOf(cartId, shopperId)}`
}

function linesOf(cartId: string, shopperId: string) {
  return sql`
    select line.id, line.count, p.id as "productId", ${titlesColumns}, p.images[1] as image, ${priceNow} as price,
      line.price_when_added as "priceWhenAdded", line.added_at as "addedAt", ${availableTo(shopperId)} as available
    from cart_lines line join products p on p.id = line.product_id join stock s on s.product_id = p.id
    where line.cart_id = ${cartId} order by p.id`
}
