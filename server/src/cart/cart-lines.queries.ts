import { sql, type RawBuilder } from 'kysely'
import { oneRow, rowsOf, theRow, type Db } from '../db/rows.ts'
import { newId } from '../ids.ts'
import { availableTo, priceNow } from './offer.queries.ts'

/** What a change did. `cartId` is null where the cart was ordered meanwhile, or passed over, `count` where the shelf says no. */
export interface LineChange {
  readonly cartId: string | null
  readonly title: string | null
  readonly available: number
  readonly count: number | null
}

/** The row lock on the cart makes changes wait for one another, and for an order of this cart. */
export function lockedCart(shopperId: string) {
  return sql`update carts set updated_at = now() where shopper_id = ${shopperId} and closed_at is null returning id`
}

/** One piece of a product into the open cart of a shopper. */
export interface Add {
  readonly shopperId: string
  readonly productId: string
}

/** What became of one shopper's add. */
export type Added = LineChange & { readonly shopperId: string }

/** Waits for the cart where somebody else is changing or ordering it. */
export async function insertOrRaiseLine(db: Db, add: Add): Promise<Added> {
  return theRow(await insertOrRaise(db, [add], sql`for update`))
}

/**
 * The same for several shoppers, each named once. Carts that somebody else is changing or ordering right now are passed over,
 * `cartId` is null: a statement that holds many carts must never wait for one (orders/locks.queries.ts).
 */
export function insertOrRaiseLines(db: Db, adds: readonly Add[]): Promise<Added[]> {
  return insertOrRaise(db, adds, sql`for update skip locked`)
}

function insertOrRaise(db: Db, adds: readonly Add[], hold: RawBuilder<unknown>): Promise<Added[]> {
  const [shopperIds, productIds] = [adds.map((add) => add.shopperId), adds.map((add) => add.productId)]
  return rowsOf(
    db,
    sql<Added>`
      with asked as (
        select * from unnest(${shopperIds}::text[], ${productIds}::text[], ${adds.map(newId)}::text[])
          as asked (shopper_id, product_id, line_id)
      ),
      held as (
        select carts.id from asked join carts on carts.shopper_id = asked.shopper_id and carts.closed_at is null ${hold}
      ),
      cart as (
        update carts set updated_at = now() from held where carts.id = held.id returning carts.id, carts.shopper_id
      ),
      wanted as (
        select asked.shopper_id, asked.line_id, cart.id as cart_id, offer.*
        from asked join cart on cart.shopper_id = asked.shopper_id
        left join lateral (
          select p.id as product_id, p.title || ' ' || p.unit as title, ${priceNow} as price,
            least(999, ${availableTo(sql`asked.shopper_id`)}) as available
          from products p join stock s on s.product_id = p.id
          where p.id = asked.product_id and p.withdrawn_at is null
        ) offer on true
      ),
      changed as (
        insert into cart_lines as line (id, cart_id, product_id, count, price_when_added)
        select line_id, cart_id, product_id, 1, price from wanted where available >= 1
        on conflict (cart_id, product_id) do update
          set count = line.count + 1, price_when_added = excluded.price_when_added
          where line.count + 1 <= (select available from wanted where wanted.cart_id = line.cart_id)
        returning cart_id, count
      )
      select asked.shopper_id as "shopperId", wanted.cart_id as "cartId", wanted.title, wanted.available, changed.count
      from asked
      left join wanted on wanted.shopper_id = asked.shopper_id
      left join changed on changed.cart_id = wanted.cart_id`,
  )
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
