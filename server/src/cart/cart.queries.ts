import { MAX_LINES, MAX_PER_LINE } from '@baqala/contract/cart'
import type { Language } from '@baqala/contract/language'
import type { Goods } from '../catalog/arabic-names.ts'
import { cartProductColumns, productJoins, titlesColumns, type CartProductRow } from '../catalog/product-row.queries.ts'
import { batch } from '../db/batch.ts'
import { execute, maybeRow, maybeValue, rowsOf, sql, type Db, type RawBuilder } from '../db/rows.ts'
import { LostRace } from '../db/transaction.ts'
import { newId } from '../db/ids.ts'

/** The current price of product `p` in piastres. */
export const priceNow = sql<number>`coalesce(p.price_after_discount, p.price)`

/**
 * Pieces of product `p` available to a shopper (an id or a column): those on hand and those held for their own unpaid order. None
 * of a product that was withdrawn.
 */
export function availableTo(shopperId: string | RawBuilder<string>) {
  return sql<number>`(case when p.withdrawn_at is not null then 0 else s.on_hand + coalesce((
    select i.count from orders o join order_items i on i.order_id = o.id
    where o.shopper_id = ${shopperId} and o.state = 'awaiting payment' and i.product_id = p.id), 0) end)`
}

/** A line of a cart; `lineId` is null in the one row of an empty cart. Prices in piastres. */
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

/** The lines of a shopper's open cart in the order they were added; one row without a line if it is empty. */
export function listOpenCart(db: Db, shopperId: string, language: Language): Promise<CartLineRow[]> {
  return openCarts[language](db, shopperId)
}

const openCarts = { en: listOpenCarts('en'), ar: listOpenCarts('ar') }

function listOpenCarts(language: Language) {
  return batch(async (db: Db, shopperIds: string[]) => {
    const rows = await rowsOf<CartLineRow>(db)`
      select cart.shopper_id as "shopperId", cart.id as "cartId", cart.created_at as "createdAt",
        cart.updated_at as "updatedAt", line.id as "lineId", line.count, ${priceNow} as price,
        line.price_when_added as "priceWhenAdded", ${availableTo(sql`cart.shopper_id`)} as available,
        ${cartProductColumns(language)}
      from carts cart
      left join (
        cart_lines line
        join products p on p.id = line.product_id
        ${productJoins}
      ) on line.cart_id = cart.id
      where cart.shopper_id = any(${shopperIds}) and cart.closed_at is null
      order by line.added_at, line.id`
    const byShopper = Map.groupBy(rows, (row) => row.shopperId)
    return (shopperId) => byShopper.get(shopperId) ?? []
  })
}

/**
 * The row lock on the open cart serializes changes of the cart and orders of it. If an order closed the cart meanwhile, no
 * row is found and the query throws LostRace; the retry finds the next cart. It ends in `returning id`, and more columns may follow.
 */
function lockedCart(shopperId: string) {
  return sql`update carts set updated_at = now() where shopper_id = ${shopperId} and closed_at is null returning id`
}

/** Locks the shopper's open cart until the transaction ends, and returns its id. */
export async function lockOpenCart(tx: Db, shopperId: string): Promise<string> {
  const cartId = await maybeValue<string>(tx)`${lockedCart(shopperId)}`
  if (cartId === undefined) throw new LostRace('The cart was ordered meanwhile.')
  return cartId
}

/** Locks the open cart of a shopper, and returns its id. Undefined if an order has closed it during the wait for the lock. */
export function lockOpenCartIfAny(tx: Db, shopperId: string): Promise<string | undefined> {
  return maybeValue<string>(tx)`
    select id from carts where shopper_id = ${shopperId} and closed_at is null for update`
}

/** The id of a shopper's open cart: signing up opens one, and each order the next. */
export function findOpenCart(db: Db, shopperId: string): Promise<string | undefined> {
  return maybeValue<string>(db)`select id from carts where shopper_id = ${shopperId} and closed_at is null`
}

/** A product and its count in the cart after a change. */
interface LineChange extends Goods {
  /** Pieces available to this shopper, at most MAX_PER_LINE. */
  readonly available: number
  /** Null if nothing changed: too few pieces are available, or the cart is full. */
  readonly count: number | null
  /** The cart has no room for another product. */
  readonly isFull?: boolean
}

/** Adds one piece of a product to the shopper's open cart. Undefined if there is no such product. */
export async function addPiece(db: Db, shopperId: string, productId: string): Promise<LineChange | undefined> {
  const change = await maybeRow<LineChange & { title: string | null }>(db)`
    with cart as (
      ${lockedCart(shopperId)},
        (select count(*) >= ${MAX_LINES} from cart_lines where cart_id = carts.id and product_id <> ${productId}) as is_full
    ),
    wanted as (
      select p.id, ${titlesColumns}, ${priceNow} as price,
        least(${MAX_PER_LINE}, ${availableTo(shopperId)}) as available
      from products p join stock s on s.product_id = p.id
      where p.id = ${productId} and p.withdrawn_at is null
    ),
    changed as (
      insert into cart_lines as line (id, cart_id, product_id, count, price_when_added)
      select ${newId()}, cart.id, wanted.id, 1, wanted.price from cart, wanted
      where wanted.available >= 1 and not cart.is_full
      on conflict (cart_id, product_id) do update
        set count = line.count + 1, price_when_added = excluded.price_when_added
        where line.count + 1 <= (select available from wanted)
      returning count
    )
    select wanted.title, wanted.unit, wanted."titleAr", wanted."unitAr", wanted.available, (select count from changed),
      cart.is_full as "isFull"
    from cart left join wanted on true`
  if (change === undefined) throw new LostRace('The cart was ordered meanwhile.')
  return change.title === null ? undefined : change
}

/**
 * Sets the count of a line of a locked cart. A lower count is always accepted, even if it is more than the stock.
 * Undefined if the cart has no such line.
 */
export function updateCount(
  tx: Db,
  line: { readonly cartId: string; readonly shopperId: string; readonly productId: string; readonly count: number },
): Promise<LineChange | undefined> {
  const { cartId, shopperId, productId, count } = line
  return maybeRow<LineChange>(tx)`
    with wanted as (
      select line.id, ${titlesColumns}, ${priceNow} as price,
        least(${MAX_PER_LINE}, ${availableTo(shopperId)}) as available
      from cart_lines line
      join products p on p.id = line.product_id
      join stock s on s.product_id = p.id
      where line.cart_id = ${cartId} and line.product_id = ${productId}
    ),
    changed as (
      update cart_lines line set count = ${count}, price_when_added = wanted.price
      from wanted where line.id = wanted.id and (${count} <= wanted.available or ${count} < line.count)
      returning line.count
    )
    select title, unit, "titleAr", "unitAr", available, (select count from changed) from wanted`
}

export async function deleteLine(tx: Db, cartId: string, productId: string): Promise<void> {
  await execute(tx)`delete from cart_lines where cart_id = ${cartId} and product_id = ${productId}`
}

export async function deleteLines(tx: Db, cartId: string): Promise<void> {
  await execute(tx)`delete from cart_lines where cart_id = ${cartId}`
}

// More than anybody adds in 48 hours. Without a limit one account could fill the disk.
const MAX_KEYS = 1000

/**
 * Keeps the Idempotency-Key of an addition, unless it is kept already: then returns the product that was added with it. The
 * shopper's open cart must be locked, or two requests with one key could both find it new.
 */
export function keepKey(tx: Db, shopperId: string, key: string, productId: string): Promise<string | undefined> {
  return maybeValue<string>(tx)`
    with kept as (
      insert into cart_additions (shopper_id, key, product_id) values (${shopperId}, ${key}, ${productId})
      on conflict do nothing
    ), surplus as (
      delete from cart_additions where shopper_id = ${shopperId} and key in (
        select key from cart_additions where shopper_id = ${shopperId} order by added_at desc offset ${MAX_KEYS - 1}::int)
    )
    select product_id from cart_additions where shopper_id = ${shopperId} and key = ${key}`
}

export function listAdditionsOf(db: Db, shopperId: string) {
  return rowsOf<{ productId: string; addedAt: Date }>(db)`
    select product_id as "productId", added_at as "addedAt" from cart_additions
    where shopper_id = ${shopperId} order by added_at`
}

export async function deleteOldAdditionKeys(db: Db): Promise<void> {
  await execute(db)`delete from cart_additions where added_at < now() - interval '48 hours'`
}
