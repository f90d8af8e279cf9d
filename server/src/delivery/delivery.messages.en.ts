import { cairoDay, clockOf, dateOf } from '../cairo-time.ts'
import { money } from '../money.ts'
import type { SlotTimes } from '../orders/delivery.queries.ts'
import { messagesOf } from '../refusal.ts'
import * as ar from './delivery.messages.ar.ts'
import type { NextSlot } from './next-slot.ts'

export const messages = messagesOf(
  'delivery',
  {
    areaNotFound: 'We do not deliver to this area now.',
    slotNotFound: 'There is no such time in this area.',
    cartIsEmpty: 'Your cart is empty. There is nothing to deliver yet.',
    cartIsOrdered: 'This cart is being ordered. Its delivery time stays.',
    // `missing`: piastres.
    belowMinimum: ({ missing, area }: { missing: number; area: string; areaAr: string }) =>
      `${money(missing)} more, and we deliver to ${area}.`,
    slotGone: ({ next, now }: NextSlot) =>
      next === undefined
        ? 'That time has just gone, and there is no other one yet.'
        : `That time has just gone. The next one is ${dayOf(next, now)} ${clockOf(next.fromMinute)}–${clockOf(next.untilMinute)}.`,
    tooManyHolds: 'You have chosen many times within an hour. Please try again later, or order without a time.',
  },
  ar.messages,
)

function dayOf({ day, fromMinute }: SlotTimes, now: Date): string {
  const date = dateOf(day, fromMinute)
  return date === cairoDay(now) ? 'today' : date
}
