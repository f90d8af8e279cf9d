import type { OrderState } from '@baqala/contract/orders'
import { rowsOf, type Db } from '../db/rows.ts'
import { statesToDeliver } from '../orders/order-states.ts'

export interface WithoutPlace {
  readonly number: number
  readonly state: OrderState
  readonly slotId: string
}

/** Lists orders to be delivered that were promised a slot and have no place in it. */
export function listWithoutPlace(db: Db): Promise<WithoutPlace[]> {
  return rowsOf<WithoutPlace>(db)`
    select o.number, o.state, o.slot_id as "slotId" from orders o
    where o.slot_id is not null and o.state in (${statesToDeliver}) and not exists (
      select from slot_places place where place.order_id = o.id and place.slot_id = o.slot_id)
    order by o.number`
}

export interface OverfullSlot {
  readonly day: string
  readonly fromMinute: number
  readonly round: string
  readonly capacity: number
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
