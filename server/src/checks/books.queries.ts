import { allowLongWork } from '../db/transaction.ts'
import { execute, rowsOf, type Db } from '../db/rows.ts'
import type { PlannedSlot } from '../delivery/slot-plan.ts'
import { paidStates, statesToDeliver } from '../orders/order-states.ts'
import type { OrderRow } from '../orders/orders.queries.ts'

/** Lifts, until the transaction ends, the limits of a shopper's request: going through a million orders takes longer. */
export async function liftLimits(tx: Db): Promise<void> {
  await allowLongWork(tx)
  await execute(tx)`select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true)`
}

export interface WrongStock {
  readonly slug: string
  readonly onHand: number
  readonly ledger: number
}

/** Lists products whose stock differs from the sum of their ledger. */
export function listWrongStock(db: Db): Promise<WrongStock[]> {
  return rowsOf<WrongStock>(db)`
    select p.slug, s.on_hand as "onHand", coalesce(l.sum, 0) as ledger
    from stock s join products p on p.id = s.product_id
      left join (select product_id, sum(change) as sum from stock_ledger group by product_id) l on l.product_id = p.id
    where s.on_hand <> coalesce(l.sum, 0) order by p.slug`
}

/** A product of an order. `number` and `state` are null if the ledger names an order that is gone. */
export interface WrongLedger {
  readonly number: number | null
  readonly state: OrderRow['state'] | null
  readonly slug: string
  /** Pieces that the order should hold: as many as its line says, or none if it is not to be delivered. */
  readonly due: number
  readonly taken: number
}

/**
 * Lists orders that hold other pieces by the ledger than by their lines. Orders older than the ledger (migration 0007) are left
 * out: they took their pieces without a line in it.
 */
export function listWrongLedgers(db: Db): Promise<WrongLedger[]> {
  return rowsOf<WrongLedger>(db)`
    with line as (
      select i.order_id, i.product_id, case when o.is_live then i.count else 0 end as due, 0 as taken
      from order_items i join orders o on o.id = i.order_id
      union all
      select order_id, product_id, 0, -change from stock_ledger where order_id is not null and reason in ('ordered', 'put back')
    ),
    wrong as (
      select order_id, product_id, sum(due) as due, sum(taken) as taken
      from line group by order_id, product_id having sum(due) <> sum(taken)
    )
    select o.number, o.state, p.slug, wrong.due, wrong.taken
    from wrong join products p on p.id = wrong.product_id left join orders o on o.id = wrong.order_id
    where (o.created_at < (select changed_at from stock_ledger order by id limit 1)) is not true
    order by o.number, p.slug`
}

/** Piastres. */
export interface WrongTotal extends Pick<OrderRow, 'number' | 'total'> {
  readonly lines: number
  readonly fee: number
}

/** Lists orders whose total differs from the sum of their lines and the delivery fee. Piastres. */
export function listWrongTotals(db: Db): Promise<WrongTotal[]> {
  return rowsOf<WrongTotal>(db)`
    select o.number, o.total, o.delivery_fee as fee, coalesce(sum(i.price::bigint * i.count), 0) as lines
    from orders o left join order_items i on i.order_id = o.id
    group by o.id having o.total <> coalesce(sum(i.price::bigint * i.count), 0) + o.delivery_fee order by o.number`
}

/** An order that costs another total than was last written down. Piastres. */
export interface ChangedTotal extends Pick<OrderRow, 'number' | 'total'> {
  readonly ordered: number
}

/**
 * Lists orders whose total differs from that of the last move that names one, or of a letter about them. Lines and total that
 * somebody lowers together agree with each other, but not with these. Older orders have the letters alone, for 30 days; the letters
 * about an order that was changed are true for their day.
 */
export function listChangedTotals(db: Db): Promise<ChangedTotal[]> {
  return rowsOf<ChangedTotal>(db)`
    with move as (
      select distinct on (order_id) order_id, (params ->> 'total')::bigint as total,
        reason not in ('orderedForCash', 'orderedByCard') as is_change
      from order_moves where params ? 'total' order by order_id, moved_at desc
    ),
    told as (
      select o.number, move.total from move join orders o on o.id = move.order_id
      union all
      select o.number, (letter.facts ->> 'total')::bigint
      from outbox letter join orders o on o.number = (letter.facts ->> 'number')::bigint
        left join move on move.order_id = o.id
      where letter.facts ? 'number' and letter.facts ? 'total' and move.is_change is not true
    )
    select o.number, o.total, max(told.total) as ordered
    from orders o join told on told.number = o.number and told.total <> o.total
    group by o.id order by o.number`
}

/** An order whose state does not fit the payment that counts for it. Piastres. */
export interface WrongPayment extends Pick<OrderRow, 'number' | 'state' | 'total'> {
  readonly amount: number | null
  readonly currency: string | null
  readonly isRefunded: boolean
}

export function listWrongPayments(db: Db): Promise<WrongPayment[]> {
  return rowsOf<WrongPayment>(db)`
    select o.number, o.state, o.total, p.amount, p.currency, p.refunded_at is not null as "isRefunded"
    from orders o left join payments p on p.order_id = o.id and not p.is_surplus
    where case
      when o.payment_method = 'card' and o.state in (${paidStates}) then
        p.order_id is null or p.refunded_at is not null or p.amount <> o.total or p.currency <> 'egp'
      when o.state = 'refund due' then
        p.order_id is null or not exists (select from payments where order_id = o.id and refunded_at is null)
      when o.state = 'refunded' then p.order_id is null or p.refunded_at is null
      else p.order_id is not null
    end
    order by o.number`
}

export type WithoutPlace = Pick<OrderRow, 'number' | 'state'>

/** Lists orders to be delivered that were promised a slot and have no place in it. */
export function listWithoutPlace(db: Db): Promise<WithoutPlace[]> {
  return rowsOf<WithoutPlace>(db)`
    select o.number, o.state from orders o
    where o.slot_id is not null and o.state in (${statesToDeliver}) and not exists (
      select from slot_places place where place.order_id = o.id and place.slot_id = o.slot_id)
    order by o.number`
}

export interface OverfullSlot extends Pick<PlannedSlot, 'day' | 'fromMinute' | 'capacity'> {
  readonly round: string
  readonly orders: number
}

/** Lists slots that more live orders have a place in than the slot has places. */
export function listOverfullSlots(db: Db): Promise<OverfullSlot[]> {
  return rowsOf<OverfullSlot>(db)`
    select slot.day::text as day, slot.from_minute as "fromMinute", round.name as round, slot.capacity,
      count(*) as orders
    from slot_places place join orders o on o.id = place.order_id
      join delivery_slots slot on slot.id = place.slot_id join delivery_rounds round on round.id = slot.round_id
    where o.is_live
    group by slot.id, round.id having count(*) > slot.capacity order by slot.starts_at`
}
