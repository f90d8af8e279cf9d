import * as z from 'zod/mini'
import { ShippingAddress } from './addresses.ts'
import { CartProduct } from './cart.ts'
import { DeliveryChoice, OrderDelivery } from './delivery.ts'
import { endpoint, id } from './endpoint.ts'
import { fieldCode } from './field-code.ts'
import { LANGUAGES } from './language.ts'
import { listOf } from './reply.ts'
import { once, PageQuery } from './paging.ts'

export const OrderState = z.enum([
  'awaiting payment',
  'placed',
  'paid',
  'being packed',
  'on its way',
  'delivered',
  'payment failed',
  'expired',
  'replaced',
  'cancelled',
  'refund due',
  'refunded',
])
export type OrderState = z.infer<typeof OrderState>

/** One change of an order's state. */
export const OrderMove = z.object({
  state: OrderState,
  who: z.enum(['shopper', 'shop', 'payment provider']),
  /** One sentence for the shopper. */
  why: z.string(),
  at: z.string(),
})
export type OrderMove = z.infer<typeof OrderMove>

/**
 * Title, unit and picture as ordered (older orders have no Arabic ones, and repeat the English ones there); groups and
 * rating as the catalogue has them now. `isReviewed`: this shopper has reviewed it. `isWithdrawn`: the shop sells it no more.
 */
export const OrderedProduct = z.extend(CartProduct, {
  ratingsQuantity: z.optional(z.number()),
  isReviewed: z.optional(z.boolean()),
  isWithdrawn: z.optional(z.boolean()),
})

export const Order = z.object({
  _id: z.string(),
  /** The order number that people read out. */
  id: z.number(),
  user: z.string(),
  state: OrderState,
  cartItems: z.array(z.object({ _id: z.string(), count: z.number(), price: z.number(), product: OrderedProduct })),
  shippingAddress: ShippingAddress,
  taxPrice: z.number(),
  /** EGP: the delivery fee. 0 if the order named no delivery. */
  shippingPrice: z.number(),
  delivery: z.optional(OrderDelivery),
  /** The area that was chosen for an order that names no `delivery`, such as one below the area's minimum. */
  askedArea: z.optional(z.object({ name: z.string(), nameAr: z.string() })),
  /** The instants between which the order was promised. Absent without a promise. */
  promisedFrom: z.optional(z.string()),
  promisedUntil: z.optional(z.string()),
  /** While the order is on its way, if the shop gives it. */
  courierPhone: z.optional(z.string()),
  /** The page on which an order that awaits its payment is paid. In lists of orders. */
  paymentUrl: z.optional(z.string()),
  /** Until when that page takes the payment; then the goods go back on the shelf. */
  payableUntil: z.optional(z.string()),
  /** EGP, as charged: the goods and the delivery fee. */
  totalOrderPrice: z.number(),
  paymentMethodType: z.enum(['cash', 'card']),
  isPaid: z.boolean(),
  paidAt: z.optional(z.string()),
  isDelivered: z.boolean(),
  deliveredAt: z.optional(z.string()),
  /** Whether the shopper may still cancel it: until packing starts. */
  mayCancel: z.boolean(),
  /** Whether the shopper may still change its goods or its time: until packing starts. In lists of orders. */
  mayChange: z.optional(z.boolean()),
  /** Oldest first. Absent from the answer to placing the order. */
  moves: z.optional(z.array(OrderMove)),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Order = z.infer<typeof Order>

/** The answer to placing an order names products by their ids, as the public API does; the lists of orders describe them. */
export const PlacedOrder = z.extend(Order, {
  cartItems: z.array(z.object({ _id: z.string(), count: z.number(), price: z.number(), product: z.string() })),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

const OrderBody = z.object({
  shippingAddress: z.object(ShippingAddress.shape, fieldCode('addressRequired')),
  /** EGP: the total that the shopper was shown, with the delivery fee. A cart that costs anything else by now is not ordered (409). */
  expectedTotal: z.optional(z.number('expectedTotal must be a number of EGP')),
  delivery: z.optional(DeliveryChoice),
  /** The area that was chosen for an order that names no `delivery`, such as one below the area's minimum. The shop sees it. */
  areaId: z.optional(id),
  /** The letters about this order are in this language; without it in that of `x-language`, or the account's last one. */
  language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
})

/** Goods by the names that a shopper reads. */
export const NamedGoods = z.object({
  title: z.string(),
  titleAr: z.optional(z.string()),
  unit: z.string(),
  unitAr: z.optional(z.string()),
})

/** `data` of the refusal (409) of a cart that does not cost `expectedTotal`. EGP. */
export const TotalChanged = z.object({
  expectedTotal: z.number(),
  totalCartPrice: z.number(),
  /** The lines whose price has changed since they were added; empty if the cart holds other goods than were shown. */
  changes: z.array(
    z.extend(NamedGoods, { product: z.string(), count: z.number(), priceWhenAdded: z.number(), price: z.number() }),
  ),
})
export type TotalChanged = z.infer<typeof TotalChanged>

/** `data` of the refusal (409) of a cart that is another order already: the one that stands. */
export const OrderStands = z.pick(Order, {
  _id: true,
  id: true,
  state: true,
  totalOrderPrice: true,
  shippingAddress: true,
})
export type OrderStands = z.infer<typeof OrderStands>

const orderRefusals = {
  400: 'The cart is empty or below the minimum of the area, or the address is incomplete.',
  404: 'No such cart of this shopper.',
  409: 'Fewer pieces are left than the cart holds (the message says of which product and how many); or the cart does not cost `expectedTotal` (`data`: both totals and the lines whose price changed); or the cart is already an order with other goods, another total or another address (`data`: that order); or the fee is another than `delivery.fee`, or the slot has no place left, is past its cut-off or closed.',
  503: 'The payment provider does not answer; nothing was ordered.',
}

export const placeCashOrder = endpoint('placeCashOrder', {
  summary: 'Order the cart, paying cash on delivery. Repeated for the same cart, it answers with the same order.',
  params: z.object({ cartId: id }),
  body: OrderBody,
  reply: z.object({ status: z.literal('success'), message: z.optional(z.string()), data: PlacedOrder }),
  status: 201,
  refusals: orderRefusals,
})

export const openCheckoutSession = endpoint('openCheckoutSession', {
  summary: 'Freeze the cart as an order awaiting payment and open a hosted payment page for it.',
  params: z.object({ cartId: id }),
  query: z.object({
    /** The storefront's address; the provider returns to {url}/allorders, or to {url}/Cart of ours and {url}/cart of others. */
    url: once(z.string('url must be an address').check(z.maxLength(500, 'url is too long'))),
  }),
  body: OrderBody,
  reply: z.object({
    status: z.literal('success'),
    session: z.object({ url: z.string(), success_url: z.optional(z.string()), cancel_url: z.optional(z.string()) }),
  }),
  refusals: { ...orderRefusals, 429: 'Too many unpaid orders hold stock.' },
})

const listedAlready = { 429: 'Fifty lists of this shopper wait for each other already.' }

export const listOrders = endpoint('listOrders', {
  summary: "The shopper's own orders, newest first.",
  query: PageQuery,
  reply: listOf(Order),
  refusals: listedAlready,
})

export const listShopperOrders = endpoint('listShopperOrders', {
  summary: "A shopper's orders, newest first, for that shopper alone.",
  params: z.object({ userId: id }),
  reply: z.array(Order),
  refusals: { 403: 'These are the orders of another shopper.', ...listedAlready },
})

export const watchOrders = endpoint('watchOrders', {
  summary:
    'Server-sent events that say "look again": `ready` on opening; `moved` when an order of mine has changed (its data has the `number`; without one, any may have), `delivery` after a change of areas, slots or opening hours, `signed-out` at the end of the session, `too-many` if the shopper has more than 5 streams open. Send the token in its header.',
  reply: z.object({ number: z.optional(z.number()) }),
  refusals: { 503: 'Too many streams are open; poll the orders instead.' },
})
