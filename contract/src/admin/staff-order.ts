/** An order as the staff read it: a card of the board, and one order with its goods, address, moves and money. */
import * as z from 'zod/mini'
import { StaffWord } from '../delivery.ts'
import { OrderMove, OrderState } from '../orders.ts'
import { Titled } from './admin-endpoint.ts'

/** The lists of the board that are no states of an order: placed or paid, being packed, and delivered or ended today in Cairo. */
export const BOARD_LISTS = ['new', 'packing', 'done'] as const

/** How people move an order: to a state, or `packed`, which is noted once of one that is being packed, whose state stays. */
export const STAFF_MOVES = ['being packed', 'packed', 'on its way', 'delivered', 'cancelled'] as const
export type StaffMove = (typeof STAFF_MOVES)[number]

export const BoardOrder = z.object({
  number: z.number(),
  state: OrderState,
  name: z.string(),
  /** In the reader's language; the city that was typed where no area was chosen. */
  area: z.string(),
  /** The instants of the promise; null where the time is still to be agreed on. */
  promisedFrom: z.nullable(z.string()),
  promisedUntil: z.nullable(z.string()),
  /** One sentence about it, in the reader's language. */
  promise: z.string(),
  isExpress: z.boolean(),
  /** Whether it was noted as packed: it is ready to be taken. */
  isPacked: z.boolean(),
  /** The one among the staff who brings it, while it is on its way; null if nobody knows. */
  courier: z.nullable(z.string()),
  /** Pieces. */
  goods: z.number(),
  /** EGP. */
  total: z.number(),
  method: z.enum(['cash', 'card']),
  isPaid: z.boolean(),
  /** Until the promise ends, negative after it; null without a promise, and once the order has ended. */
  minutesLeft: z.nullable(z.number()),
  createdAt: z.string(),
  /** The moves that the reader may make. */
  mayMove: z.array(z.enum(STAFF_MOVES)),
})
export type BoardOrder = z.infer<typeof BoardOrder>

const Line = z.extend(Titled, {
  product: z.string(),
  /** Its path on the shop's address. */
  picture: z.string(),
  count: z.number(),
  /** EGP for one piece, as ordered. */
  price: z.number(),
  barcode: z.nullable(z.string()),
})

const Payment = z.object({
  amount: z.number(),
  currency: z.string(),
  at: z.string(),
  refundedAt: z.nullable(z.string()),
  /** Whether it went back another way than to the card. */
  isByHand: z.boolean(),
  /** Whether it has to go back. */
  isOwed: z.boolean(),
})

export const StaffOrder = z.extend(BoardOrder, {
  lines: z.array(Line),
  /** Null for whom it is not: a picker after hand-over, and a courier before taking the run. */
  phone: z.nullable(z.string()),
  /** Null for pickers and couriers. */
  email: z.nullable(z.string()),
  /** Empty, as the name and the city are, once the shopper has deleted the account. */
  address: z.string(),
  city: z.string(),
  ...StaffWord.shape,
  courierPhone: z.nullable(z.string()),
  /** Whether it named a delivery in an area, in whose times it can be moved. Without one time and fee are agreed on by phone. */
  hasArea: z.boolean(),
  /** Whether it costs a fee that is agreed on by phone, and is not in its total. */
  isFeeOpen: z.boolean(),
  /** The moment of its last change: one of its time sends it back. */
  updatedAt: z.string(),
  /** Oldest first, with reasons for the staff. `by` is the person's name; null if it was the shopper or the server. */
  moves: z.array(z.extend(OrderMove, { by: z.nullable(z.string()) })),
  /** EGP. `toCollect`: what is still to be paid at the door; `cashWith`: what the shopper will pay with. */
  money: z.object({
    goods: z.number(),
    fee: z.number(),
    total: z.number(),
    toCollect: z.number(),
    cashWith: z.nullable(z.number()),
    payments: z.array(Payment),
    /** A sentence about payments beyond the order's own, if there are any. */
    surplus: z.nullable(z.string()),
  }),
  /** EGP that the reader may send back now; 0 where nothing is due. */
  mayRefund: z.number(),
})
export type StaffOrder = z.infer<typeof StaffOrder>
