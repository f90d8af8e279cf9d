import { sql } from 'kysely'
import type { Cart } from '@baqala/contract/cart'
import { cartProductColumns, toCartProduct, type CartProductRow } from '../catalog/catalog.queries.ts'
import { maybeRow, oneRow, rowsOf, type Db } from '../db/rows.ts'
import { newId } from '../ids.ts'

/** What a change did. `cartId` is null where the cart was ordered meanwhile, `count` where the shelf says no. */
export interface LineChange {
  readonly cartId: string | null
  readonly title: string | null
  readonly available: number
  readonly count: number | null
}

/** The row lock on the cart makes changes wait for one another, and for an order of this cart. */
function lockedCart(shopperId: string) {
  return sql`update carts set updated_at = now() where shopper_id = ${shopperId} and closed_at is null returning id`
}

/** Pieces of product `p` that the shopper could have: those on hand and those held for their own unpaid order. */
export function availableTo(shopperId: string) {
  return sql<number>`(s.on_hand + coalesce((
    select i.count from orders o join order_items i on i.order_id = o.id
    where o.shopper_id = ${shopperId} and o.state = 'awaiting payment' and i.product_id = p.id), 0))`
}

/** What one piece of product `p` costs now. */
export const priceNow = sql<number>`coalesce(p.price_after_discount, p.price)`

export function insertOrRaiseLine(db: Db, shopperId: string, productId: string): Promise<LineChange> {
  return oneRow(
    db,
    sql<LineChange>`
      with cart as (${lockedCart(shopperId)}),
      wanted as (
        select p.id, p.title || ' ' || p.unit as title, ${priceNow} as price, least(999, ${availableTo(shopperId)}) as available
        from products p join stock s on s.product_id = p.id
        where p.id = ${productId} and p.withdrawn_at is null
      ),
      changed as (
        insert into cart_lines as line (id, cart_id, product_id, count, price_when_added)
        select ${newId()}, cart.id, wanted.id, 1, wanted.price from cart, wanted where wanted.available >= 1
        on conflict (cart_id, product_id) do update
          set count = line.count + 1, price_when_added = excluded.price_when_added
          where line.count + 1 <= (select available from wanted)
        returning count
      )
      select (select id from cart) as "cartId", (select title from wanted), (select available from wanted),
        (select count from changed)`,
  )
}

/** A line of an earlier order, and how many pieces of it went into the cart. */
export interface RefilledLine {
  readonly title: string
  readonly unit: string
  readonly asked: number
  readonly added: number
  readonly available: number
  readonly isWithdrawn: boolean
}

/**
 * Puts an order's products into the shopper's cart again, each as far as the shelf and the cart's limit allow. `cartId` is
 * null where the cart was ordered meanwhile.
 */
export async function refillCart(
  tx: Db,
  shopperId: string,
  orderId: string,
): Promise<{ cartId: string | null; lines: RefilledLine[] }> {
  const cart = await maybeRow(tx, sql<{ id: string }>`${lockedCart(shopperId)}`)
  if (cart === undefined) return { cartId: null, lines: [] }
  const lines = await rowsOf(
    tx,
    sql<RefilledLine>`
      with wanted as (
        select p.id, i.title, i.unit, i.count as asked, ${priceNow} as price, p.withdrawn_at is not null as withdrawn,
          case when p.withdrawn_at is null then least(999, ${availableTo(shopperId)}) else 0 end as available,
          coalesce(line.count, 0) as had
        from order_items i
        join products p on p.id = i.product_id
        join stock s on s.product_id = p.id
        left join cart_lines line on line.cart_id = ${cart.id} and line.product_id = p.id
        where i.order_id = ${orderId}
      ),
      granted as (select *, greatest(0, least(asked, available - had)) as added from wanted),
      changed as (
        insert into cart_lines as line (id, cart_id, product_id, count, price_when_added)
        select gen_random_uuid()::text, ${cart.id}, id, added, price from granted where added > 0
        on conflict (cart_id, product_id) do update
          set count = line.count + excluded.count, price_when_added = excluded.price_when_added
      )
      select title, unit, asked, added, available, withdrawn as "isWithdrawn" from granted order by title, unit`,
  )
  return { cartId: cart.id, lines }
}

/**
 * `isShort`: the shelf says no. Where it does not and nothing changed, the line was taken out, or put in anew, while this
 * waited for the cart.
 */
export function updateLineCount(
  db: Db,
  shopperId: string,
  productId: string,
  count: number,
): Promise<LineChange & { isShort: boolean | null }> {
  return oneRow(
    db,
    sql<LineChange & { isShort: boolean | null }>`
      with cart as (${lockedCart(shopperId)}),
      wanted as (
        select p.title || ' ' || p.unit as title, ${priceNow} as price, least(999, ${availableTo(shopperId)}) as available,
          line.count as had
        from cart
        join cart_lines line on line.cart_id = cart.id
        join products p on p.id = line.product_id
        join stock s on s.product_id = p.id
        where p.id = ${productId}
      ),
      changed as (
        update cart_lines line set count = ${count}, price_when_added = wanted.price
        from cart, wanted
        where line.cart_id = cart.id and line.product_id = ${productId}
          and (${count} <= wanted.available or ${count} < line.count)
        returning line.count
      )
      select (select id from cart) as "cartId", (select title from wanted), (select available from wanted),
        (select count from changed), (select ${count} > available and ${count} >= had from wanted) as "isShort"`,
  )
}

export function deleteLine(db: Db, shopperId: string, productId: string): Promise<LineChange> {
  return oneRow(
    db,
    sql<LineChange>`
      with cart as (${lockedCart(shopperId)}),
      gone as (delete from cart_lines using cart where cart_id = cart.id and product_id = ${productId})
      select (select id from cart) as "cartId", null as title, 0 as available, null as count`,
  )
}

export function clearLines(db: Db, shopperId: string): Promise<LineChange> {
  return oneRow(
    db,
    sql<LineChange>`
      with cart as (${lockedCart(shopperId)}),
      gone as (delete from cart_lines using cart where cart_id = cart.id)
      select (select id from cart) as "cartId", null as title, 0 as available, null as count`,
  )
}

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
        join stock s on s.product_id = p.id
        join categories c on c.id = p.category_id
        join subcategories sub on sub.id = p.subcategory_id
        join brands b on b.id = p.brand_id
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
