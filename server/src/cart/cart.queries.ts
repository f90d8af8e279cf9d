import { sql } from 'kysely'
import type { Cart } from '@baqala/contract/cart'
import { cartProductColumns, productJoins, toCartProduct, type CartProductRow } from '../catalog/product-row.queries.ts'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'
import { availableTo, priceNow } from './offer.queries.ts'

interface CartRow {
  cartId: string
  createdAt: Date
  updatedAt: Date
  lineId: string | null
  count: number
  price: number
  priceWhenAdded: number
  available: number
}

/** The shopper's open cart in the order things were put in, as the contract has it. */
export async function findOpenCart(db: Db, shopperId: string, origin: string): Promise<Cart & { _id: string }> {
  const rows = await rowsOf(
    db,
    sql<CartRow & CartProductRow>`
      select cart.id as "cartId", cart.created_at as "createdAt", cart.updated_at as "updatedAt",
        line.id as "lineId", line.count, ${priceNow} as price, line.price_when_added as "priceWhenAdded",
        ${availableTo(shopperId)} as available, ${cartProductColumns}
      from carts cart
      left join (
        cart_lines line
        join products p on p.id = line.product_id
        ${productJoins}
      ) on line.cart_id = cart.id
      where cart.shopper_id = ${shopperId} and cart.closed_at is null
      order by line.added_at, line.id`,
  )
  const [cart] = rows
  if (cart === undefined) throw new Error('A shopper has no open cart.')
  const lines = rows.filter((row) => row.lineId !== null)
  return {
    _id: cart.cartId,
    cartId: cart.cartId,
    cartOwner: shopperId,
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

/** The id alone: what wish-list answers carry beside their products. */
export async function findOpenCartId(db: Db, shopperId: string): Promise<string> {
  const { id } = await oneRow(
    db,
    sql<{ id: string }>`select id from carts where shopper_id = ${shopperId} and closed_at is null`,
  )
  return id
}
