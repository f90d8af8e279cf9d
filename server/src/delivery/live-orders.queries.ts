/** Orders that a change of delivery touches, for the shopkeeper. */
import { sql } from 'kysely'
import type { TouchedOrder } from '@baqala/contract/admin/delivery'
import { rowsOf, type Db } from '../db/rows.ts'

export interface LiveOrder extends Omit<TouchedOrder, 'from' | 'until'> {
  readonly fromMinute: number | null
  readonly untilMinute: number | null
}

/** A LiveOrder from order `o`, its `shopper`, its `area` and its `slot`. */
export const liveOrder = sql<LiveOrder>`
  jsonb_build_object('number', o.number, 'name', shopper.name, 'phone', o.phone, 'state', o.state, 'area', area.name,
    'areaAr', area.name_ar, 'isExpress', o.is_express, 'day', slot.day, 'fromMinute', slot.from_minute,
    'untilMinute', slot.until_minute)`

interface Touched {
  readonly slotIds?: readonly string[]
  readonly areaId?: string
  /** Express orders too. */
  readonly isExpress?: boolean
}

/** The orders on their way to the door in any of these slots, to this area or by express, in the order of their numbers. */
export async function listOrdersUnderWay(db: Db, { slotIds = [], areaId, isExpress = false }: Touched) {
  const rows = await rowsOf<{ order: LiveOrder }>(db)`
    select ${liveOrder} as order
    from orders o left join shoppers shopper on shopper.id = o.shopper_id
      left join delivery_areas area on area.id = o.area_id left join delivery_slots slot on slot.id = o.slot_id
    where o.is_live and o.state <> 'delivered'
      and (o.slot_id = any(${[...slotIds]}) or o.area_id = ${areaId ?? null} or (${isExpress}::boolean and o.is_express))
    order by o.number`
  return rows.map(({ order }) => order)
}
