import { execute, sql, type Db, type RawBuilder } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import { wordFacts } from '../delivery/word-to-courier.queries.ts'
import { NOBODY } from './forget-shopper.queries.ts'
import { NO_REASON } from './order-message-params.ts'
import { isFeeOpen } from './orders.queries.ts'
import { isWaiting } from '../mail/lease.ts'
import type { OrderLetter } from '../mail/letter.ts'

// Letters about payments and deliveries are always sent.
const CAUSED_BY_SHOPPER: readonly OrderLetter[] = ['order placed', 'order changed', 'order cancelled']

// Within an hour. E-mail addresses are not verified: a stranger must not flood one by ordering and cancelling.
const MAX_ORDERS_PER_HOUR = 20

// From then on the shop has work with it.
const NEWS_TO_SHOP: readonly OrderLetter[] = ['order placed', 'order paid', 'order changed']

// A letter about goods left out waits so long for more of them.
const MINUTES_FOR_MORE = 2

/**
 * Transactional outbox: inserts a letter about the order's current state, in the language in which it was placed, in the
 * transaction that changes it (mail/outbox.ts), and with an order that is to be packed a notice to the shop, at the address
 * that the order came with (NOTIFY_ORDERS_TO).
 */
export async function mailAboutOrder(tx: Db, kind: OrderLetter, orderId: string): Promise<void> {
  const more = kind === 'goods left out' ? goodsLeftOut : kind === 'order cancelled' ? whyCancelled : sql`'{}'::jsonb`
  await execute(tx)`
    ${endWait(orderId, kind)}
    insert into outbox (id, recipient, shopper_id, language, kind, facts, run_after)
    select ${newId()}, s.email, s.id, read.language, ${kind}, jsonb_build_object(
      'name', s.name, 'number', o.number, 'total', o.total,
      'address', o.details || case when o.details || o.city ~ '[ء-ي]' then '، ' else ', ' end || o.city,
      'payment', o.payment_method, 'isPaid', o.paid_at is not null,
      'lines', case when read.language = 'ar' then ${linesInArabic} else ${linesOfOrder} end)
      || ${deliveryOfOrder} || ${openTimeOfOrder} || ${more},
      now() + make_interval(mins => ${kind === 'goods left out' ? MINUTES_FOR_MORE : 0})
    from orders o join shoppers s on s.id = o.shopper_id
      cross join lateral (select coalesce(o.language, s.language) as language) read
    where o.id = ${orderId} and s.id <> ${NOBODY} ${CAUSED_BY_SHOPPER.includes(kind) ? unlessTooOften : sql``}
    ${NEWS_TO_SHOP.includes(kind) ? sql`union all ${noticeOf(orderId, kind)}` : sql``}`
}

/** A letter takes the place of those of its groups that still wait: it says all that they say, or they are true no more. */
const GROUPS: readonly (readonly OrderLetter[])[] = [
  ['goods left out', 'order cancelled'],
  ['order on its way', 'order not sent', 'order delivered', 'order not delivered', 'order cancelled'],
]

/** Deletes the letters that it replaces. Ends the wait of one about goods left out, as any other letter comes after it. */
function endWait(orderId: string, kind: OrderLetter) {
  // Nothing is left out of an order that has just come.
  if (kind === 'order placed' || kind === 'order paid') return sql``
  const replaced = GROUPS.filter((group) => group.includes(kind)).flat()
  const waits = sql`${isWaiting}
    and (shopper_id, facts -> 'number') = (select shopper_id, to_jsonb(number) from orders where id = ${orderId})`
  return sql`
    with deleted as (delete from outbox where kind = any(${replaced}) and ${waits}),
      ended as (update outbox set run_after = now() where kind = 'goods left out' and kind <> all(${replaced}) and ${waits})`
}

const linesTitled = (title: RawBuilder<unknown>) => sql`(
  select jsonb_agg(jsonb_build_object('title', ${title}, 'count', count, 'price', price) order by position, id)
  from order_items where order_id = o.id)`
const linesOfOrder = linesTitled(sql`title || ' ' || unit`)
const linesInArabic = linesTitled(sql`
  coalesce(nullif(title_ar, ''), title) || coalesce(' (' || coalesce(nullif(unit_ar, ''), nullif(unit, '')) || ')', '')`)

/** The fact `allLeftOut`: all that the shop has left out since the shopper chose the goods. */
const goodsLeftOut = sql`(
  select jsonb_build_object('allLeftOut', jsonb_agg(params order by moved_at)) from order_moves
  where order_id = o.id and reason = 'leftOut' and moved_at > all (
    select moved_at from order_moves where order_id = o.id and reason in ('goodsChanged', 'goodsAndTimeChanged')))`

/** The fact `why`, of an order that the shop cancelled for a reason. */
const whyCancelled = sql`coalesce((
  select jsonb_build_object('why', params ->> 'note') from order_moves
  where order_id = o.id and reason = 'cancelledByShop' and params ->> 'note' <> ${sql.lit(NO_REASON)} limit 1), '{}')`

/** The fact `delivery`, of an order that named one. */
const deliveryOfOrder = sql`
  case when o.area_id is null then '{}'::jsonb else jsonb_build_object('delivery', jsonb_strip_nulls(
    jsonb_build_object('fee', o.delivery_fee, 'expressUntil', case when o.is_express then o.promised_until end)
    || ${wordFacts}
    || coalesce(
      (select jsonb_build_object('day', slot.day, 'fromMinute', slot.from_minute, 'untilMinute', slot.until_minute)
        from delivery_slots slot where slot.id = o.slot_id), '{}'))) end`

/** The fact `isTimeOpen`, of an order whose fee is. */
const openTimeOfOrder = sql`
  case when ${isFeeOpen} then jsonb_build_object('isTimeOpen', true) else '{}'::jsonb end`

/** No more of the shopper than the area: the shop looks up the rest. */
function noticeOf(orderId: string, kind: OrderLetter) {
  const change = kind === 'order changed' ? sql`jsonb_build_object('isChanged', true)` : sql`'{}'::jsonb`
  return sql`
    select ${newId()}, o.notice_to, null, 'en', 'new order', jsonb_build_object(
      'number', o.number, 'total', o.total, 'area', concat_ws(', ', (
        select name from delivery_areas where id = o.asked_area_id and strpos(lower(o.city), lower(name)) = 0), o.city),
      'payment', o.payment_method, 'isPaid', o.paid_at is not null, 'lines', ${linesOfOrder})
      || ${deliveryOfOrder} #- '{delivery,note}' || ${openTimeOfOrder} || ${change}, now()
    from orders o where o.id = ${orderId} and o.notice_to is not null`
}

/** Unless shopper `s` placed too many orders within the last hour. */
const unlessTooOften = sql`
  and not coalesce((
    select earlier.created_at > now() - interval '1 hour' from orders earlier
    where earlier.shopper_id = s.id order by earlier.number desc offset ${MAX_ORDERS_PER_HOUR} limit 1), false)`
