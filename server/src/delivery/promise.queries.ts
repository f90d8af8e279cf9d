/** The delivery of orders: the choice that a request names, and the promise that the order keeps. */
import { sql } from '../db/rows.ts'
import { type CourierWord, wordColumns } from './word-to-courier.queries.ts'

/** A delivery as the shopper asks for it. Piastres. */
export interface AskedDelivery {
  readonly areaId: string
  readonly slotId?: string | undefined
  readonly isExpress: boolean
  /** The fee that the shopper was shown. */
  readonly fee: number
  readonly word: CourierWord
}

/** A delivery as the order keeps it. Piastres. */
export interface NewDelivery extends Omit<AskedDelivery, 'slotId'> {
  readonly slotId: string | null
  /** The instants of the promise; null if the time is to be agreed on. */
  readonly from: Date | null
  readonly until: Date | null
}

/** The delivery of an order; empty if the order named none, but for the names of the area that was chosen. Piastres. */
export interface DeliveryRow extends CourierWord {
  /** Part of the total. */
  readonly deliveryFee: number
  readonly areaId: string | null
  /** Null if the order is express, or its time is still to be agreed on. */
  readonly slotId: string | null
  readonly promisedFrom: Date | null
  readonly promisedUntil: Date | null
  readonly isExpress: boolean
  readonly delivery: DeliveryLabels | null
}

/** The names of an order's area, and the hours that its slot was sold as: minutes after midnight in Cairo of its day. */
export interface DeliveryLabels {
  readonly area: string
  readonly areaAr: string
  readonly round: string
  readonly day: string | null
  readonly fromMinute: number | null
  readonly untilMinute: number | null
}

/** The columns of a DeliveryRow, of orders `o`. */
export const deliveryColumns = sql`
  o.delivery_fee as "deliveryFee", o.area_id as "areaId", o.slot_id as "slotId", o.promised_from as "promisedFrom",
  o.promised_until as "promisedUntil", o.is_express as "isExpress", ${wordColumns},
  (select jsonb_build_object('area', area.name, 'areaAr', area.name_ar, 'round', round.name,
      'day', slot.day, 'fromMinute', slot.from_minute, 'untilMinute', slot.until_minute)
    from delivery_areas area join delivery_rounds round on round.id = area.round_id
      left join delivery_slots slot on slot.id = o.slot_id
    where area.id = coalesce(o.area_id, o.asked_area_id)) as delivery`
