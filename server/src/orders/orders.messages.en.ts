/** The English sentences about orders. */
import type { OrderState } from '@baqala/contract/orders'
import { cairoTime, dayInWords, momentInWords } from '../egypt/cairo-time.ts'
import { money } from '../egypt/money.ts'
import type { WholeTitle } from '../catalog/arabic-names.ts'
import { type FirstMover, type Max, type Numbered, type StandingOrder, isToday } from './order-message-params.ts'
import { messagesOf } from '../refusal.ts'
import * as ar from './orders.messages.ar.ts'

export const replies = messagesOf(
  'orders',
  {
    placed: 'Order placed successfully',
    pageOpened: 'Payment page opened',
    changed: 'Order changed',
    cancelled: 'Order cancelled',
    inCartAgain: 'In your cart again',
    nothingInCartAgain: 'Nothing of this order is available now',
  },
  ar.replies,
)

export const messages = messagesOf(
  'orders',
  {
    cartNotFound: 'this cart not found',
    cartIsEmpty: 'Your cart is empty.',
    orderNotFound: 'this order not found',
    noSuchOrder: 'There is no such order.',
    notYourOrders: 'These are the orders of another shopper.',
    noOnlinePayment: 'Online payment is not set up in this shop. Please pay in cash.',
    cartPaymentUnderWay: 'A payment for this cart is under way. Please try again in a moment.',
    orderPaymentUnderWay: 'A payment for this order is under way. Please try again in a moment.',
    paymentJustBegun: 'A payment for this order has just begun. Please try again.',
    tooManyPagesFromNetwork: 'Too many payments were begun from here. Please try again later, or pay in cash.',
    tooManyUnpaid: 'Too many payments were begun and not finished today. Please pay in cash, or try again tomorrow.',
    tooManyLists: 'Your orders are being listed already. Please try again in a moment.',
    tooManyWatching: 'Too many shoppers are watching their orders. Please try again in a minute.',
    totalChanged: ({ now, before }: { readonly now: number; readonly before: number }) =>
      `Your cart costs ${money(now)} now, not ${money(before)}. Nothing was ordered; please look at your cart again.`,
    orderedBefore: ({ number, total, address }: StandingOrder) =>
      `This cart is ordered already: order ${number}, ${money(total)}, to ${address}. Nothing else was ordered.`,
    paidMeanwhile: ({ number, total, address }: StandingOrder) =>
      `This cart was paid meanwhile: order ${number}, ${money(total)}, to ${address}. Please look at your cart.`,
    cannotMove: ({ number, state, to, first }: ar.CannotMove) =>
      (state === to ? `Order ${number} is ${state} already.` : `Order ${number} is ${state}; it cannot become ${to}.`) +
      wasFirst(state, first) +
      ((state === 'delivered' && to === 'on its way') || (state === 'on its way' && to === 'being packed')
        ? ' Who may cancel can take that back, on the same day.'
        : ''),
    cannotCancel: ({ number, state, first }: Numbered & { readonly first?: FirstMover }) =>
      `Order ${number} is ${state} and can no longer be cancelled.` + wasFirst(state, first),
    nothingToTakeBack: ({ number, state }: Numbered) => `Order ${number} is ${state}: there is nothing to take back.`,
    mayNotCancel: 'Your role may not cancel an order, or take a step back. Ask the owner or a manager.',
    mayNotMove: 'Your role may not make this move.',
    noSuchCourier: 'This courier is not among the staff any more. Please choose again.',
    othersRun: 'This order is the run of another courier.',
    notYourRun: 'You see the orders that can be taken, and your own runs of a week.',
    tooManyBoards: 'Too many boards are open. Please try again in a minute.',
    surplusOwed: ({ amount }: { readonly amount: string }) =>
      `${amount} arrived beyond what the order costs, and has to go back.`,
    surplusSentBack: ({ amount }: { readonly amount: string }) =>
      `${amount} arrived beyond what the order costs, and went back.`,
    cannotChange: ({ number, state }: Numbered) => `Order ${number} is ${state} and can no longer be changed.`,
    changedMeanwhile: ({ number }: Pick<Numbered, 'number'>) =>
      `Order ${number} has changed meanwhile. Nothing else was changed; please look at it again.`,
    cartIsBeingPaid: ({ number }: Pick<Numbered, 'number'>) =>
      `The payment page of order ${number} is open for your cart. Pay there, or cancel that order first. Nothing was changed.`,
    changedTooOften: 'This order was changed ten times. Please call us, or cancel it and order anew.',
    changeEmpties: 'An order cannot become empty. Cancel it instead.',
    paidAsItIs:
      'This order is paid online, so its goods and its total stay as they are. You can choose another time, or cancel it and order anew.',
    paidExpress:
      'This order is express and paid online, so its goods and its time stay as they are. You can cancel it and order anew.',
    expressIsPaid: ({ number }: Pick<Numbered, 'number'>) =>
      `Order ${number} is express and was paid by card, so its time stays as it is. Agree on something else with the shopper, or cancel the order: then all of its money goes back.`,
    changeCosts: ({ now, before }: { readonly now: number; readonly before: number }) =>
      `The order would cost ${money(now)} now, not ${money(before)}. Nothing was changed; please look at it again.`,
    tooLateToLeaveOut: ({ number, state }: Numbered) => `Order ${number} is ${state}: nothing can be left out of it.`,
    paidWhole: ({ number }: Pick<Numbered, 'number'>) =>
      `Order ${number} was paid by card, and part of a payment cannot be sent back. Agree on something else with the shopper, or cancel the order, or have somebody cancel it who may: then all of it goes back.`,
    notInOrder: ({ number }: Pick<Numbered, 'number'>) =>
      `There is no such product in order ${number}. It may just have been left out.`,
    holdsNow: ({ number, held, title }: WholeTitle & { readonly number: number; readonly held: number }) =>
      `Order ${number} holds ${held} × ${title} now. Nothing was changed; please look at it again.`,
    nothingRemains: ({ number }: Pick<Numbered, 'number'>) =>
      `Nothing would remain of order ${number}. Cancel it instead, or have somebody cancel it who may.`,
    noOrderOfNumber: ({ number }: { readonly number: number }) => `There is no order ${number}.`,
    soughtIsWrong: ({ max }: Max) =>
      `It must be 1 to ${max} letters or digits of a phone, a name, an e-mail or an order number.`,
    cancelMakesRefundDue: ({ number, state }: Numbered) =>
      `Order ${number} is ${state}; no refund is due. Cancelling it makes it due.`,
    paidInCash: ({ number, state }: Numbered) =>
      `Order ${number} is ${state}; no refund is due. It was ordered for cash, so nothing came in online that could be sent back.`,
    nothingPaid: ({ number, state }: Numbered) =>
      `Order ${number} is ${state}; no refund is due. Nothing was paid for it.`,
    tooLateForRefund: ({ number, state }: Numbered) =>
      `Order ${number} is ${state}; no refund is due, and it can no longer be cancelled. Send money back in the dashboard of the payment provider.`,
    wentBackBefore: ({ number, first, wasByHand, isSurplus }: ar.WentBack) =>
      `The ${isSurplus ? 'surplus' : 'money'} of order ${number} went back before: ${first.by ?? `the ${first.who}`} ${wasByHand ? 'noted that it went back another way' : 'sent it'} ${whenMoved(first)}. Please do not give it back once more.`,
    underWayToCard: ({ number }: Pick<Numbered, 'number'>) =>
      `The money of order ${number} is being sent to the card, or may have been: the payment provider has not answered yet. Please do not hand it over. Send it to the card once more to find out; it goes only once.`,
    noProvider: ({ number }: { readonly number: number }) =>
      `Order ${number} has no payment provider to ask. Once the money went back another way, note it.`,
    nothingToBring: ({ number, state }: Numbered) =>
      `Order ${number} is ${state}: there is nothing to pick or to bring.`,
    nothingToPack: ({ states }: { readonly states: readonly OrderState[] }) =>
      `No order is in the state ${states.join(', ')}: there is nothing for a sheet.`,
    turnedRound: ({ from, to }: ar.Days) =>
      `${dayInWords(from)} is after ${dayInWords(to)}: name the earlier day first.`,
    tooManyForSheet: ({ max }: Max) =>
      `There are more than ${max} such orders. Name some by number, or a state with fewer.`,
    noRefundDue: ({ number, state }: Numbered) => `Order ${number} is ${state}; no refund is due.`,
  },
  ar.messages,
)

/** The reasons for a product of an earlier order not being put into the cart. */
export const missing = messagesOf(
  'orders',
  {
    withdrawn: 'The shop no longer sells it.',
    soldOut: 'It is sold out.',
    allInCart: 'All that are left are in your cart already.',
    cartIsFull: ({ max }: { readonly max: number }) => `A cart has room for ${max} products, and yours is full.`,
    only: ({ added, ordered }: { readonly added: number; readonly ordered: number }) =>
      `Only ${added} of ${ordered} could be put in your cart.`,
  },
  ar.missing,
)

/** The person who was first, and when: ` Karim began packing it at 14:05.` */
function wasFirst(state: OrderState, first: FirstMover | undefined): string {
  const deed = DEEDS[state]
  if (first === undefined || deed === undefined) return ''
  const { by, who } = first
  return ` ${by ?? `The ${who}`} ${deed} ${whenMoved(first)}.`
}

/** By Cairo's clock; with the day if it was not today. */
function whenMoved({ at }: FirstMover): string {
  return isToday(at) ? `at ${cairoTime(at).slice(-5)}` : `on ${momentInWords(at)}`
}

const DEEDS: Partial<Record<OrderState, string>> = {
  'being packed': 'began packing it',
  'on its way': 'sent it',
  delivered: 'delivered it',
  cancelled: 'cancelled it',
  'refund due': 'cancelled it',
  refunded: 'sent the money back',
}
