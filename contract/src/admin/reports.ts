/** Reports of a day, and of several. Money is in EGP, a day is one in Cairo. */
import * as z from 'zod/mini'
import { once } from '../paging.ts'
import { adminEndpoint, dataOf, day, Named } from './admin-endpoint.ts'

/** A product, its names with the unit that it is sold in. */
const Goods = z.extend(Named, { slug: z.string() })

const Takings = z.object({
  /** Cash of the orders handed over on the day. */
  cash: z.number(),
  /** Card money that arrived on the day. */
  card: z.number(),
  /** Card money that went back to cards on the day. */
  refunded: z.number(),
  /** Card money that went back another way. */
  refundedByHand: z.number(),
  /** Cash and card, less what went back. */
  together: z.number(),
})

const Shelf = z.object({
  /** Products on sale whose stock is low (LOW_STOCK). */
  low: z.array(z.extend(Goods, { onHand: z.number() })),
  buyFor: z.string(),
  /** `expected`: pieces that may sell on the day; `buy`: by how many the shelf falls short of them. */
  toBuy: z.array(z.extend(Goods, { onHand: z.number(), expected: z.number(), buy: z.number() })),
})

const DayReport = z.object({
  day: z.string(),
  /** Made on the day, by their present state; `total` has the delivery fees in it. */
  orders: z.array(z.object({ state: z.string(), orders: z.number(), total: z.number(), deliveryFees: z.number() })),
  /** Orders that stand: not cancelled, replaced, refunded or unpaid. Hours, ways of paying and categories are of these. */
  standing: z.object({ orders: z.number(), total: z.number() }),
  takings: Takings,
  byHour: z.array(z.object({ hour: z.number(), orders: z.number(), total: z.number() })),
  byMethod: z.array(z.object({ method: z.enum(['cash', 'card']), orders: z.number(), total: z.number() })),
  byCategory: z.array(z.extend(Named, { pieces: z.number(), total: z.number() })),
  refunds: z.array(z.object({ number: z.number(), amount: z.number(), at: z.string(), isByHand: z.boolean() })),
  /** Payments that have to go back to shoppers. Null but for today: what is owed is known of now alone. */
  owed: z.nullable(z.array(z.object({ number: z.number(), amount: z.number(), currency: z.string() }))),
  bestSellers: z.array(z.extend(Goods, { pieces: z.number() })),
  ranOut: z.array(z.extend(Goods, { at: z.string(), onHand: z.number() })),
  /** Null but for today: what is on the shelf is known of now alone. */
  shelf: z.nullable(Shelf),
})

const Sums = z.extend(Takings, { orders: z.number(), total: z.number() })

export const getDayReport = adminEndpoint('getDayReport', {
  summary: 'The figures of a day, today without `day`.',
  query: z.object({ day: once(day) }),
  reply: dataOf(DayReport),
})

export const getDaysReport = adminEndpoint('getDaysReport', {
  summary: 'Takings, and the orders that stand, day by day from `from` to `to`, at most 366 days.',
  query: z.object({ from: day, to: day }),
  reply: dataOf(
    z.object({
      from: z.string(),
      to: z.string(),
      days: z.array(z.extend(Sums, { day: z.string() })),
      together: Sums,
    }),
  ),
})
