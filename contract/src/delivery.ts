/**
 * Delivery: areas with their fees, slots with places, and a place held for a cart (decision 0036). A shop without areas answers
 * with empty lists, and nothing else of the API changes. Amounts in EGP, instants in ISO 8601; days and hours are Cairo's.
 */
import * as z from 'zod/mini'
import { endpoint, id, type Schema } from './endpoint.ts'
import { fieldCode } from './field-code.ts'
import { oneLine } from './fields.ts'
import { MAX_COURIER_NOTE } from './limits.ts'

/** The time of a slot as it is promised: the day that it is listed under, and its hours by Cairo's clock. */
export const SlotTime = z.object({
  /** '2026-11-24'. A slot after midnight is listed under the evening before. */
  day: z.string(),
  /** '18:00' */
  from: z.string(),
  until: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type SlotTime = z.infer<typeof SlotTime>

export const DeliveryArea = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  /** ISO 3166-2, such as EG-C. */
  governorate: z.string(),
  /** Other names that people write as their city. */
  aliases: z.array(z.string()),
  fee: z.number(),
  /** Goods below this amount are not delivered here. */
  minimum: z.number(),
  /** Goods from this amount on are delivered for nothing. */
  freeFrom: z.optional(z.number()),
  /** Delivery within so many minutes; `isOpen`: it can be ordered now. */
  express: z.optional(z.object({ fee: z.number(), minutes: z.number(), isOpen: z.boolean() })),
  /** The first slot with a free place, or one held by this shopper. */
  nextSlot: z.optional(SlotTime),
})
export type DeliveryArea = z.infer<typeof DeliveryArea>

export const DeliverySlot = z.object({
  _id: z.string(),
  ...SlotTime.shape,
  /** Until then it can be ordered. */
  cutOff: z.string(),
  /** Whether it can be ordered now: not past its cut-off, not closed, with a place left or one held by this shopper. */
  isOpen: z.boolean(),
  /** Few: 3 or fewer. The number is told to nobody. */
  left: z.enum(['many', 'few', 'none']),
  /** Whether this shopper's cart has a place. With a token only. */
  isMine: z.boolean(),
  /** Absent if the place is that of the cart's order. */
  heldUntil: z.optional(z.string()),
})
export type DeliverySlot = z.infer<typeof DeliverySlot>

export const DeliveryClosure = z.object({
  /** Absent if nobody knows yet. */
  until: z.optional(z.string()),
  why: z.string(),
  whyAr: z.string(),
})
export type DeliveryClosure = z.infer<typeof DeliveryClosure>

export const DeliveryQuote = z.object({
  goods: z.number(),
  fee: z.number(),
  total: z.number(),
  minimum: z.number(),
  /** 0 if the goods reach the minimum. */
  missingForMinimum: z.number(),
  /** Absent where delivery is never free, 0 where it is. */
  missingForFree: z.optional(z.number()),
})
export type DeliveryQuote = z.infer<typeof DeliveryQuote>

/**
 * How a shopper wants goods handled that run out before they are packed: after a call, in exchange for something similar, or left
 * out. An order paid by card keeps 'call', whichever was chosen, because its total stays.
 */
const IfRunsOut = z.enum(['call', 'replace', 'leave out'], fieldCode('ifRunsOutInvalid'))
export type IfRunsOut = z.infer<typeof IfRunsOut>

/** Beside the shippingAddress of an order. Without it the order costs no fee, and its time is agreed on by phone. */
export const DeliveryChoice = z.object({
  areaId: id,
  slotId: z.optional(id),
  express: z.optional(z.boolean()),
  /** EGP: the fee that the shopper was shown. If another is due, nothing is ordered (409). */
  fee: z.number(),
  /** EGP: the cash that the shopper will pay with. */
  cashWith: z.optional(z.number()),
  ifRunsOut: z.optional(IfRunsOut),
  /** For the shop and the courier. */
  note: z.optional(z.string().check(oneLine, z.trim(), z.maxLength(MAX_COURIER_NOTE))),
})
export type DeliveryChoice = z.infer<typeof DeliveryChoice>

/** The delivery of an order that named one. */
export const OrderDelivery = z.object({
  areaId: z.string(),
  area: z.string(),
  areaAr: z.string(),
  isExpress: z.boolean(),
  /** Absent if the time is still to be agreed on. */
  slotId: z.optional(z.string()),
  day: z.optional(z.string()),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  cashWith: z.optional(z.number()),
  ifRunsOut: z.optional(IfRunsOut),
  note: z.optional(z.string()),
})
export type OrderDelivery = z.infer<typeof OrderDelivery>

/** The shopper's word, as the staff read it. Null: the shopper did not say. */
export const StaffWord = z.object({ ifRunsOut: z.nullable(IfRunsOut), note: z.nullable(z.string()) })
export type StaffWord = z.infer<typeof StaffWord>

function deliveryListOf<Item extends Schema>(item: Item) {
  return z.object({
    status: z.literal('success'),
    results: z.number(),
    /** While the shop takes no new slots. */
    closed: z.optional(DeliveryClosure),
    data: z.array(item),
  })
}

export const listDeliveryAreas = endpoint('listDeliveryAreas', {
  summary:
    'The areas that the shop delivers to. Empty if it has none: orders then need no more than an address. With a token, a place held by the own cart counts as free.',
  reply: deliveryListOf(DeliveryArea),
})

export const listDeliverySlots = endpoint('listDeliverySlots', {
  summary:
    'The slots of an area for the days ahead, also those that are full. With a token, the place of the own cart is marked.',
  query: z.object({ areaId: id }),
  reply: deliveryListOf(DeliverySlot),
  refusals: { 404: 'There is no such area.' },
})

export const holdSlot = endpoint('holdSlot', {
  summary:
    'Hold a place in a slot for 10 minutes. Repeated, it renews the hold, for 30 minutes at most; a cart holds one place. While its order waits to be paid, that is the place of the order, whatever is asked for: it has no end.',
  body: z.object({ slotId: id, areaId: z.optional(id) }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ slotId: z.string(), heldUntil: z.optional(z.string()) }),
  }),
  refusals: {
    400: 'The cart is empty, or below the minimum of the area.',
    404: 'There is no such slot, or it is not one of the area.',
    409: 'The slot is full, past its cut-off or closed; the message names the next free one.',
    429: 'More than 30 places were held within an hour.',
  },
})

export const releaseSlot = endpoint('releaseSlot', {
  summary: 'Let the held place go. Without one, nothing changes.',
  reply: z.object({ status: z.literal('success') }),
})

export const quoteDelivery = endpoint('quoteDelivery', {
  summary: 'The price of delivering the cart as it is now.',
  query: z.object({ areaId: id, express: z.optional(z.enum(['true', 'false'])) }),
  reply: z.object({ status: z.literal('success'), data: DeliveryQuote }),
  refusals: { 404: 'There is no such area.' },
})
