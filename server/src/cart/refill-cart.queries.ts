import { MAX_LINES, MAX_PER_LINE } from '@baqala/contract/cart'
import type { Goods } from '../catalog/arabic-names.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import { availableTo, lockOpenCart, priceNow } from './cart.queries.ts'

/** A line of an earlier order: pieces ordered, added to the cart, and available. */
export interface RefilledLine extends Goods {
  readonly ordered: number
  readonly added: number
  readonly available: number
  readonly isWithdrawn: boolean
  /** The cart had no room for another product. */
  readonly isLeftOut: boolean
}

/** Adds an order's products to the shopper's cart, as far as the stock and the limits of a line and a cart allow. */
export async function refillCart(tx: Db, shopperId: string, orderId: string): Promise<RefilledLine[]> {
  const cartId = await lockOpenCart(tx, shopperId)
  return rowsOf<RefilledLine>(tx)`
    with wanted as (
      select p.id, i.title, i.unit, i.title_ar as "titleAr", i.unit_ar as "unitAr", i.ordered, i.position, ${priceNow} as price, p.withdrawn_at is not null as withdrawn,
        least(${MAX_PER_LINE}, ${availableTo(shopperId)}) as available,
        coalesce(line.count, 0) as had, line.id is null as is_new
      from (
        select distinct on (product_id) *, sum(count) over (partition by product_id)::integer as ordered
        from order_items where order_id = ${orderId} order by product_id
      ) i
      join products p on p.id = i.product_id
      join stock s on s.product_id = p.id
      left join cart_lines line on line.cart_id = ${cartId} and line.product_id = p.id
    ),
    fitting as (
      select *, is_new and available > 0 and ${MAX_LINES} < (select count(*) from cart_lines where cart_id = ${cartId})
        + row_number() over (partition by is_new and available > 0 order by title, unit, id) as is_left_out
      from wanted
    ),
    granted as (
      select *, case when is_left_out then 0 else greatest(0, least(ordered, available - had)) end as added from fitting
    ),
    changed as (
      insert into cart_lines as line (id, cart_id, product_id, count, price_when_added, added_at)
      select gen_random_uuid()::text, ${cartId}, id, added, price, now() + position * interval '1 microsecond'
      from granted where added > 0
      on conflict (cart_id, product_id) do update
        set count = line.count + excluded.count, price_when_added = excluded.price_when_added
    )
    select title, unit, "titleAr", "unitAr", ordered, added, available, withdrawn as "isWithdrawn",
      is_left_out as "isLeftOut"
    from granted order by title, unit`
}
