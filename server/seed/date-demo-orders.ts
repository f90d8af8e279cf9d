/** Dates the demo shop’s orders, which are all placed at once, as if they had come through the day. */
import type { OrderState } from '@baqala/contract/orders'
import { execute, maybeRow, type Db } from '../src/db/rows.ts'
import { insertPlace, updatePromise } from '../src/delivery/places.queries.ts'
import { cairoDay, periodOfDay } from '../src/egypt/cairo-time.ts'
import type { OrderRow } from '../src/orders/orders.queries.ts'

/** Minutes from placing an order to each move. */
const AFTER: Readonly<Partial<Record<OrderState, number>>> = {
  ...{ placed: 0, 'awaiting payment': 0, paid: 1, 'being packed': 6, 'on its way': 24, delivered: 55 },
  ...{ cancelled: 14, 'refund due': 14, refunded: 40 },
}

const MINUTE_MS = 60_000

/** When the day began, by Cairo's clock. */
export function midnight(): Date {
  return periodOfDay(cairoDay(new Date())).from
}

/** Dates the moves of an earlier day's order by when it was placed, none later than now. */
export async function dateFromPlacing(tx: Db, order: OrderRow): Promise<void> {
  const placed = order.createdAt.getTime()
  await dateMoves(tx, order, (minutes) => new Date(Math.min(placed + minutes * MINUTE_MS, Date.now())))
}

/** Makes an order older, but of today, and promises it for a time of then. */
export async function backdate(tx: Db, order: OrderRow, ago: number): Promise<void> {
  const placed = Date.now() - ago * MINUTE_MS
  // A second for a minute keeps the moves apart shortly after midnight.
  const at = (minutes: number) =>
    new Date(Math.max(placed + minutes * MINUTE_MS, midnight().getTime() + minutes * 1_000))
  const slot = order.isExpress ? undefined : await findFirstSlot(tx, order, at(45))
  if (slot !== undefined) {
    await updatePromise(tx, order.id, slot)
    await insertPlace(tx, { ...order, slotId: slot.id })
  }
  await dateMoves(tx, order, at)
}

/** Dates an order's moves, its payment and an express promise by the minutes since it was placed. */
async function dateMoves(tx: Db, order: OrderRow, at: (minutes: number) => Date): Promise<void> {
  const moments = Object.entries(AFTER).map(([state, minutes]) => ({ state, at: at(minutes) }))
  await execute(tx)`
    with moved as (
      update order_moves m set moved_at = moment.at
      from jsonb_to_recordset(${JSON.stringify(moments)}::jsonb) as moment(state text, at timestamptz)
      where m.order_id = ${order.id} and m.state = moment.state
      returning m.state, m.moved_at
    ),
    paid as (
      update payments set captured_at = ${at(1)}::timestamptz, refunded_at = case when refunded_at is not null then ${at(40)}::timestamptz end
      where order_id = ${order.id}
    )
    update orders set created_at = ${at(0)}::timestamptz, updated_at = (select max(moved_at) from moved),
      paid_at = (select moved_at from moved where state = 'paid'),
      delivered_at = (select moved_at from moved where state = 'delivered'),
      promised_from = case when is_express then ${at(0)}::timestamptz else promised_from end,
      promised_until = case when is_express then ${at(0)}::timestamptz + (promised_until - promised_from) else promised_until end
    where id = ${order.id}`
}

/** The time that somebody who ordered then got. */
function findFirstSlot(tx: Db, { areaId }: OrderRow, after: Date) {
  return maybeRow<{ id: string; startsAt: Date; endsAt: Date }>(tx)`
    select slot.id, slot.starts_at as "startsAt", slot.ends_at as "endsAt"
    from delivery_slots slot join delivery_areas area on area.round_id = slot.round_id
    where area.id = ${areaId} and slot.ends_at > ${after} order by slot.starts_at limit 1`
}
