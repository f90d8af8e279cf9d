/** The calls about an order that stands: change it, cancel it, order it again. */
import * as z from 'zod/mini'
import { Count, MAX_LINES } from './cart.ts'
import { endpoint, id } from './endpoint.ts'
import { NamedGoods, Order } from './orders.ts'

/** An order as it shall be. A part that is absent stays as it is, so the same change made twice is made once. */
export const OrderChange = z.object({
  /** `updatedAt` of the order that the shopper was shown. An order that has changed since is not changed (409). */
  updatedAt: z.iso.datetime(),
  /** EGP: the total that the shopper was shown for the changed order, with the delivery fee. */
  expectedTotal: z.number('expectedTotal must be a number of EGP'),
  /** All goods of the order: those that are absent, or whose count is 0, are taken out. `fromCart`: pieces that the order gains, and that leave the cart. */
  items: z.optional(
    z.array(z.object({ product: id, count: Count, fromCart: z.optional(Count) })).check(z.maxLength(MAX_LINES)),
  ),
  /** The new time. Without a slot it is agreed on by phone. */
  delivery: z.optional(z.object({ slotId: z.optional(id) })),
})
export type OrderChange = z.infer<typeof OrderChange>

const OneOrder = z.object({ status: z.literal('success'), message: z.optional(z.string()), data: Order })

export const changeOrder = endpoint('changeOrder', {
  summary:
    'Change the goods or the time of an order of mine until it is packed. Kept pieces cost what they were ordered for, added ones what they cost today; the delivery fee follows the goods. Sent again, it answers with the changed order.',
  params: z.object({ orderId: id }),
  body: OrderChange,
  reply: OneOrder,
  refusals: {
    400: 'No goods are left (cancel the order instead), or they are below the minimum of the area.',
    404: 'No such order of this shopper, or no such slot in its area.',
    409: 'The order has changed since `updatedAt`, is being packed or is over, or was changed ten times; fewer pieces are left than asked for, or in the cart than `fromCart`; it does not cost `expectedTotal`; it is paid by card, and express or asked for other goods; or the slot has no place left.',
  },
})

export const cancelOrder = endpoint('cancelOrder', {
  summary: 'Cancel an order of mine. Its goods go back into stock; a payment is refunded.',
  params: z.object({ orderId: id }),
  reply: OneOrder,
  refusals: {
    404: 'No such order of this shopper.',
    409: 'Packing has started, or the order is over.',
    503: 'The payment provider does not answer; nothing was cancelled.',
  },
})

export const orderAgain = endpoint('orderAgain', {
  summary: 'Put the products of an order of mine into the cart again, as far as they are available.',
  params: z.object({ orderId: id }),
  reply: z.object({
    status: z.literal('success'),
    message: z.optional(z.string()),
    /** Pieces that went into the cart. */
    added: z.number(),
    /** Products that are not, or only in part, available, and why. */
    missing: z.array(z.extend(NamedGoods, { why: z.string() })),
  }),
  refusals: { 404: 'No such order of this shopper.' },
})
