/** The queries that turn a cart into an order: write the order, start the next cart. */
import type { Language } from '@baqala/contract/language'
import type { ShippingAddress } from '@baqala/contract/addresses'
import type { CartLine } from '../../cart/cart-lines.queries.ts'
import { execute, oneRow, oneValue, type Db } from '../../db/rows.ts'
import { newId } from '../../db/ids.ts'
import type { AskedDelivery, NewDelivery } from '../../delivery/promise.queries.ts'
import { NO_WORD, wordNames, wordValues } from '../../delivery/word-to-courier.queries.ts'
import { insertItems, orderColumns, type OrderRow } from '../orders.queries.ts'

/** A shopper's cart and the address to deliver it to. */
export interface Ordering {
  readonly shopperId: string
  readonly cartId: string
  readonly address: ShippingAddress
  /** Piastres: the total that the shopper was shown, if the request names it. */
  readonly expectedTotal?: number | undefined
  /** Absent: no fee, and the time is agreed on by phone; `askedAreaId` may say for which area. */
  readonly delivery?: AskedDelivery | undefined
  readonly askedAreaId?: string | undefined
  /** A refusal names goods in it. */
  readonly language: Language
  /** The letters' language, if the request names one. */
  readonly letterLanguage?: Language | undefined
  /** Who in the shop hears of it (NOTIFY_ORDERS_TO): an e-mail or web address. Undefined: nobody. */
  readonly noticeTo?: string | undefined
}

export interface NewOrder extends Ordering {
  readonly id: string
  readonly method: 'cash' | 'card'
  /** Piastres. */
  readonly total: number
  /** Undefined if the request named none. */
  readonly promise: NewDelivery | undefined
}

/**
 * Writes the order of a locked cart with its items, takes their stock and records the first move, with the total for the books
 * (checks/). A cash order closes the cart and starts the next; a card order leaves the cart open.
 */
export function insertOrder(tx: Db, order: NewOrder, lines: readonly CartLine[]): Promise<OrderRow> {
  const { id, shopperId, cartId, address, method, total, promise } = order
  const { letterLanguage = null, noticeTo = null, askedAreaId = null } = order
  const { fee = 0, areaId = null, slotId = null, from = null, until = null } = promise ?? {}
  const { isExpress = false, word = NO_WORD } = promise ?? {}
  const isCash = method === 'cash'
  const state = isCash ? 'placed' : 'awaiting payment'
  return oneRow<OrderRow>(tx)`
    with o as (
      insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total,
        delivery_fee, area_id, slot_id, promised_from, promised_until, is_express, language, notice_to, asked_area_id, ${wordNames})
      values (${id}, ${shopperId}, ${cartId}, ${state}, ${method}, ${address.details}, ${address.phone},
        ${address.city}, ${total}, ${fee}, ${areaId}, ${slotId}, ${from}, ${until}, ${isExpress},
        ${letterLanguage}, ${noticeTo}, ${askedAreaId}, ${wordValues(word)})
      returning *
    ),
    items as (${insertItems(id, lines)} returning product_id, count),
    taken as (
      insert into stock_ledger (product_id, change, reason, order_id)
      select product_id, -count, 'ordered', ${id} from items
    ),
    moved as (
      insert into order_moves (order_id, state, reason, params, who)
      values (${id}, ${state}, ${isCash ? 'orderedForCash' : 'orderedByCard'}, ${JSON.stringify({ total })}::jsonb, 'shopper')
    ),
    closed as (update carts set closed_at = now() where id = ${cartId} and ${isCash} returning id),
    begun as (insert into carts (id, shopper_id) select ${newId()}, ${shopperId} from closed),
    emptied as (delete from cart_lines using closed where cart_lines.cart_id = closed.id)
    select ${orderColumns} from o`
}

/** Whether the shopper's next cart has goods of the order's cart that this order does not have (startNextCart). */
export function hasGoodsLeft(db: Db, { cartId, shopperId }: OrderRow): Promise<boolean> {
  return oneValue<boolean>(db)`
    select exists (
      select from carts ordered
      join carts next on next.shopper_id = ordered.shopper_id and next.closed_at is null
      join cart_lines line on line.cart_id = next.id and line.added_at < ordered.closed_at
      where ordered.id = ${cartId} and ordered.shopper_id = ${shopperId}
    )`
}

/** Closes the cart of a paid order; the next cart gets the goods that were not ordered. */
export async function startNextCart(tx: Db, cartId: string, shopperId: string, orderId: string): Promise<void> {
  await execute(tx)`
    with closed as (update carts set closed_at = now() where id = ${cartId} returning id),
    next as (insert into carts (id, shopper_id) select ${newId()}, ${shopperId} from closed returning id),
    kept as (
      select line.id, line.count - coalesce(i.count, 0) as count
      from cart_lines line left join order_items i on i.order_id = ${orderId} and i.product_id = line.product_id
      where line.cart_id = ${cartId}
    ),
    gone as (delete from cart_lines using kept where cart_lines.id = kept.id and kept.count <= 0)
    update cart_lines set cart_id = next.id, count = kept.count
    from kept, next where cart_lines.id = kept.id and kept.count > 0`
}
