import { sql } from 'kysely'
import type { Cart } from '@baqala/contract/cart'
import { cartProductColumns, productJoins, toCartProduct, type CartProductRow } from '../catalog/product-row.queries.ts'
import { asked, rowsOf, type Db } from '../db/rows.ts'
import { availableTo, priceNow } from './offer.queries.ts'

/** A line of a cart, or a cart without lines: `lineId` is null. */
export interface CartLineRow extends CartProductRow {
  shopperId: string
  cartId: string
  createdAt: Date
  updatedAt: Date
  lineId: string | null
  count: number
  price: number
  priceWhenAdded: number
  available: number
}

/** The open carts of these shoppers, by shopper, each in the order things were put in. */
export async function listOpenCarts(db: Db, shopperIds: readonly string[]): Promise<Map<string, CartLineRow[]>> {
  const rows = await rowsOf(
    db,
    sql<CartLineRow>`
      select cart.shopper_id as "shopperId", cart.id as "cartId", cart.created_at as "createdAt",
        cart.updated_at as "updatedAt", line.id as "lineId", line.count, ${priceNow} as price,
        line.price_when_added as "priceWhenAdded", ${availableTo(sql`cart.shopper_id`)} as available,
        ${cartProductColumns}
      from ${asked(shopperIds)}
      join carts cart on cart.shopper_id = asked.id and cart.closed_at is null
      left join (
        cart_lines line
        join products p on p.id = line.product_id
        ${productJoins}
      ) on line.cart_id = cart.id
      order by line.added_at, line.id`,
  )
  return Map.groupBy(rows, (row) => row.shopperId)
}

/** The contract's cart, prices in EGP, of its rows. */
export function toCart(rows: readonly CartLineRow[], origin: string): Cart & { _id: string } {
  const [cart] = rows
  if (cart === undefined) throw new Error('A shopper has no open cart.')
  const lines = rows.filter((row) => row.lineId !== null)
  return {
    _id: cart.cartId,
    cartId: cart.cartId,
    cartOwner: cart.shopperId,
    products: lines.map((line) => ({
      _id: line.lineId ?? '',
      count: line.count,
      price: line.price / 100,
      ...(line.priceWhenAdded === line.price ? {} : { priceWhenAdded: line.priceWhenAdded / 100 }),
      product: toCartProduct(line, line.available, origin),
    })),
    totalCartPrice: lines.reduce((total, line) => total + line.price * line.count, 0) / 100,
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
  }
}
