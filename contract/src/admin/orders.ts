/** Orders behind the counter: the board's lists, one order, and what the staff do with it. */
import * as z from 'zod/mini'
import { id } from '../endpoint.ts'
import { fieldCode } from '../field-code.ts'
import { OrderState } from '../orders.ts'
import { once, wholeNumber } from '../paging.ts'
import { integerFrom, phone } from '../fields.ts'
import {
  adminChange,
  adminEndpoint,
  CheckQuery,
  dataOf,
  day,
  idempotencyKey,
  listPage,
  listWord,
  MAX_PIECES,
} from './admin-endpoint.ts'
import { BOARD_LISTS, BoardOrder, STAFF_MOVES, StaffOrder } from './staff-order.ts'

export const BOARD_PAGE = 100

/** EGP above which sending money back wants the second factor of the last ten minutes. */
export const MOST_REFUNDED_AT_ONCE = 500

/** Letters of a reason for cancelling. */
export const MAX_WHY = 200

const params = z.object({ number: wholeNumber('number must be an order number', 1, 999_999_999_999) })

export const listBoard = adminEndpoint('listBoard', {
  summary:
    'Orders in a state or a list of the board, the open ones by promised time, others the newest first, those done today behind what owes money. `q` is a part of a number, whose whole one comes first, a phone in any form, its beginning or its end, a name, or for those who see it an e-mail. A courier has orders to take and own runs.',
  query: z.object({ state: once(z.enum([...OrderState.options, ...BOARD_LISTS])), q: listWord, page: listPage }),
  // `total`: at most 10,000; more are not counted.
  reply: dataOf(z.object({ page: z.number(), hasMore: z.boolean(), total: z.number(), orders: z.array(BoardOrder) })),
})

export const getOrder = adminEndpoint('getOrder', {
  summary: 'One order: goods, address, moves and money.',
  params,
  reply: dataOf(StaffOrder),
  refusals: { 403: 'A courier sees own runs of a week and orders to take.', 404: 'There is no such order.' },
})

export const moveOrder = adminChange('moveOrder', {
  summary:
    'Move an order on, note that it is `packed`, or cancel it and say `why`. One that was wrongly said today to be delivered goes back `on its way`, and to be on its way, `being packed`, each with a `why` for the staff. `courierId`: whose run it is, of those whom `listCouriers` names; a courier who sends it has it anyway. `courierPhone` is what the shopper may call while it is on its way.',
  params,
  body: z
    .object({
      state: z.enum(STAFF_MOVES, fieldCode('moveInvalid')),
      why: z.optional(z.string().check(z.trim(), z.maxLength(MAX_WHY, fieldCode('whyTooLong')))),
      courierId: z.optional(z.string()),
      courierPhone: z.optional(phone),
    })
    .check(
      z.refine(({ state, why }) => state !== 'cancelled' || Boolean(why), {
        path: ['why'],
        error: fieldCode('whyRequired'),
      }),
    ),
  reply: dataOf(StaffOrder),
  refusals: {
    403: 'The role may not make this move, or the run is of another courier.',
    404: 'There is no such order.',
    409: 'Somebody was first (the message says who, and when), there is no such move from its state, or no such courier.',
  },
})

export const listCouriers = adminEndpoint('listCouriers', {
  summary: 'The couriers among the staff, to whom an order can be handed.',
  reply: dataOf(z.array(z.object({ _id: z.string(), name: z.string() }))),
})

export const listOrderTimes = adminEndpoint('listOrderTimes', {
  summary: 'The times to which an order can be moved: those of its area that are open and have a place left.',
  params,
  reply: dataOf(z.array(z.object({ _id: z.string(), startsAt: z.string(), endsAt: z.string(), left: z.number() }))),
  refusals: { 404: 'There is no such order, or it named no area.' },
})

export const changeTime = adminChange('changeTime', {
  summary:
    'Move an order to another time, until it is on its way; with `slotId` null it is agreed on by phone. An express order in cash then costs the usual fee, if that is less. The shopper gets a letter. `updatedAt`: of the order as it was read.',
  params,
  body: z.object({ slotId: z.nullable(id), updatedAt: z.iso.datetime() }),
  reply: dataOf(StaffOrder),
  refusals: {
    404: 'There is no such order, it named no area, or there is no such time in its area.',
    409: 'It has changed since `updatedAt`, has left the shop or is over, is express and paid by card, or the time has no place left.',
  },
})

export const leaveOut = adminChange('leaveOut', {
  summary:
    'Leave pieces of a product that are not on the shelf out of a cash order that has not left: they go off the stock too, the fee stays, and the shopper gets a letter. `of`: the pieces that the order is shown to hold.',
  params,
  headers: idempotencyKey,
  body: z.object({
    product: z.string(),
    pieces: integerFrom(1, MAX_PIECES, 'piecesInvalid'),
    of: integerFrom(1, MAX_PIECES, 'piecesInvalid'),
  }),
  reply: dataOf(StaffOrder),
  refusals: {
    404: 'There is no such order, or no such product in it.',
    409: 'It has left the shop or was paid by card, holds other than `of` pieces, or nothing would remain of it.',
    422: 'The Idempotency-Key was used for another change.',
  },
})

export const refundOrder = adminChange('refundOrder', {
  summary: `Send back the payments that an order owes. Above ${MOST_REFUNDED_AT_ONCE} EGP it wants a fresh second factor. \`isByHand\`: the money went back another way, and is only noted.`,
  params,
  body: z.object({ isByHand: z.optional(z.boolean()) }),
  reply: dataOf(StaffOrder),
  refusals: {
    403: 'The second factor is not fresh.',
    404: 'There is no such order.',
    409: 'Nothing is owed (the message says why), somebody was first (it says who and when), there is no provider to ask, or money to be noted may be on its way to the card.',
    503: 'The payment provider does not answer; what it has not taken is still owed.',
  },
})

export const exportOrders = adminEndpoint('exportOrders', {
  summary:
    'The orders of the days `from` to `to`, or of all, as a CSV file with names and addresses of shoppers; the log says who took it. `check=true` answers how many there are. It wants a fresh second factor.',
  query: z.extend(CheckQuery, { from: once(day), to: once(day), headings: once(z.enum(['en', 'ar'])) }),
  reply: dataOf(z.object({ orders: z.number() })),
  refusals: { 403: 'The second factor is not fresh.' },
})

export const streamOrders = adminEndpoint('streamOrders', {
  summary:
    'Server-sent events that say "look again": `ready` on opening; `moved` when an order came or has changed (its data has the `number`; without one, any may have), `signed-out` at the end of the session, `too-many` if the person has more than 10 streams open.',
  reply: z.object({ number: z.optional(z.number()) }),
  refusals: { 503: 'Too many streams are open; poll the board instead.' },
})
