import { cairoDay, cairoTime, clockOf, dateOf, dayInWords } from '../egypt/cairo-time.ts'
import { money } from '../egypt/money.ts'
import type { SlotTimes } from './slot-plan.ts'
import { messagesOf } from '../refusal.ts'
import * as ar from './delivery.messages.ar.ts'
import type { AreaMinimum, Hours, NextSlot } from './delivery-message-params.ts'

export const messages = messagesOf(
  'delivery',
  {
    areaNotFound: 'We do not deliver to this area now.',
    slotNotFound: 'There is no such time in this area.',
    cartIsEmpty: 'Your cart is empty. There is nothing to deliver yet.',
    slotGone: ({ next, now }: NextSlot) =>
      next === undefined
        ? 'That time has just gone, and there is no other one yet.'
        : `That time has just gone. The next one is ${dayOf(next, now)} ${clockOf(next.fromMinute)}–${clockOf(next.untilMinute)}.`,
    tooManyHoldsToday: 'You have held times for hours today. Please order, or choose again tomorrow.',
    tooManyHolds: 'You have chosen many times within an hour. Please try again later, or order without a time.',
  },
  ar.messages,
)

/** The refusals of the shopkeeper's verbs. */
export const shopMessages = messagesOf(
  'delivery',
  {
    noRound: ({ round }: { readonly round: string }) => `There is no round "${round}".`,
    noArea: ({ area }: { readonly area: string }) => `There is no area "${area}".`,
    areaIsThere: ({ area }: { readonly area: string }) => `There is an area "${area}" already.`,
    roundIsThere: ({ round }: { readonly round: string }) => `There is a round "${round}" already.`,
    expressNeedsBoth: 'Express needs both a fee and minutes.',
    noSlot: ({ slot }: { readonly slot: string }) => `There is no time with the id ${slot}.`,
    dayIsUsual: ({ day }: { readonly day: string }) => `${dayInWords(day)} is as usual already.`,
    daysAreWrong: 'The last day is before the first, or there are more than 60 days.',
    hoursAreWrong: ({ hours }: { readonly hours: string }) =>
      `"${hours}" is no time: write 10:00-12:00, and 24:30-25:30 for half past midnight.`,
    tooManyDays: ({ max }: { readonly max: number }) => `The days are at most ${max}, from the first to the last.`,
    hoursOverlap: 'Two of these times overlap.',
    untilIsPast: 'The shop can only be closed until a time ahead.',
    notPaused: 'The shop is not closed for a while, so there is nothing to open.',
  },
  ar.shopMessages,
)

/** The refusals of an order whose delivery cannot be had as asked. Amounts in piastres. */
export const terms = messagesOf(
  'delivery',
  {
    feeChanged: ({ now, before }: { readonly now: number; readonly before: number }) =>
      `Delivery costs ${money(now)}, not ${money(before)}. Nothing was ordered; please look at the total again.`,
    areaClosed: 'We do not deliver there now. Nothing was ordered; please choose another area.',
    slotOfOtherArea: 'This time is not one of your area. Nothing was ordered; please choose another.',
    timeGone: ({ next }: Pick<NextSlot, 'next'>) =>
      next === undefined
        ? 'That time has just gone. Nothing was ordered.'
        : `That time has just gone. The next one is ${dayInWords(dateOf(next.day, next.fromMinute))} ${clockOf(next.fromMinute)}–${clockOf(next.untilMinute)}. Nothing was ordered.`,
    belowAreaMinimum: ({ missing, minimum, area }: AreaMinimum) =>
      `${money(missing)} more, and we deliver to ${area}: goods are delivered there from ${money(minimum)}.`,
    cashTooLittle: ({ cash, total }: { readonly cash: number; readonly total: number }) =>
      `${money(cash)} in cash is less than the total of ${money(total)}. Nothing was ordered.`,
    cashTooMuch: ({ max }: { readonly max: number }) =>
      `The courier cannot bring change for more than ${money(max)}. Nothing was ordered.`,
    expressClosed: 'Express delivery cannot be ordered now. Nothing was ordered; please choose a time.',
    slotOrExpress: 'Choose a time or express delivery, not both.',
  },
  ar.terms,
)

/** The time that an order was promised for, as the shop reads it. */
export const promises = messagesOf(
  'delivery',
  {
    slot: ({ date, from, until }: Hours) => `${date} ${from}–${until}`,
    express: ({ until }: { readonly until: Date }) => `express, until ${cairoTime(until)}`,
    toAgreeOn: 'agree on a time',
  },
  ar.promises,
)

function dayOf({ day, fromMinute }: SlotTimes, now: Date): string {
  const date = dateOf(day, fromMinute)
  return date === cairoDay(now) ? 'today' : dayInWords(date)
}
