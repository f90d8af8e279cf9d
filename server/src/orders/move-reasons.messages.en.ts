/** The reasons for moves of orders, as the shopper reads them. */
import { money } from '../egypt/money.ts'
import type { LeftOut } from '../mail/letters.messages.en.ts'
import { insteadOf, NO_REASON, type OtherTime } from './order-message-params.ts'
import { messagesOf } from '../refusal.ts'
import * as ar from './move-reasons.messages.ar.ts'

/** The reasons for moves, by the code in order_moves.reason. */
export const moveReasons = messagesOf(
  'orders',
  {
    orderedForCash: 'Ordered, cash on delivery.',
    orderedByCard: 'Ordered, to be paid online.',
    packing: 'The shop is packing your order.',
    packed: 'Your order is packed.',
    onItsWay: 'Your order has left the shop.',
    /** The courier's name is for the staff alone. */
    handedTo: (_: { readonly courier: string; readonly courierId: string }) => 'Your order has left the shop.',
    delivered: 'Your order was delivered.',
    /** The note is for the staff. */
    takenBack: (_: { readonly note: string }) =>
      'It was not delivered yet: we pressed that by mistake. It is on its way.',
    notSent: (_: { readonly note: string }) =>
      'It has not left our shop yet: we pressed that by mistake. It is being packed.',
    orderedAnew: 'You ordered this cart anew.',
    pageClosed: 'The payment page was closed for another order.',
    noPageOpened: 'No payment page could be opened.',
    paymentFailed: 'The payment failed.',
    notPaidInTime: 'The payment did not arrive in time.',
    paid: 'Paid online.',
    paidLate: 'Paid online after the page had ended; the stock was still there.',
    /** After paidLate. */
    placeLost: 'Your delivery time was taken before the payment arrived. We call you to agree on another.',
    wrongAmountPaid: ({ paid, asked }: { readonly paid: string; readonly asked: string }) =>
      `Paid ${paid} instead of ${asked}.`,
    paidOnceMore: ({ paid }: { readonly paid: string }) => `Another ${paid} arrived online. They go back to you.`,
    paidAfterCancel: 'Paid, but the order had been cancelled.',
    paidAfterOrderedAnew: 'Paid, but the cart had been ordered anew.',
    paidAfterSoldOut: 'Paid after the page had ended, and the goods were gone.',
    /** Piastres. */
    goodsChanged: ({ before, total }: { readonly before: number; readonly total: number }) =>
      `You changed the goods: ${money(total)} instead of ${money(before)}.`,
    goodsAndTimeChanged: ({ before, total }: { readonly before: number; readonly total: number }) =>
      `You changed the goods and the time: ${money(total)} instead of ${money(before)}.`,
    timeChanged: ({ total, ...was }: OtherTime) =>
      total === undefined
        ? `You chose another time${insteadOf(was)}.`
        : `You chose another time${insteadOf(was)}. The order costs ${money(total)}.`,
    timeChangedByShop: ({ total, ...was }: OtherTime) =>
      total === undefined
        ? `The shop moved the delivery to another time${insteadOf(was)}.`
        : `The shop moved the delivery to another time${insteadOf(was)}. The order costs ${money(total)}.`,
    leftOut: ({ title, pieces, of, before, total }: LeftOut & { readonly before: number; readonly total: number }) =>
      `Not on the shelf, so left out: ${pieces} of ${of}, ${title}. The order costs ${money(total)} instead of ${money(before)}.`,
    cancelledByShopper: 'You cancelled this order.',
    cancelledByShop: ({ note }: { readonly note: string }) =>
      note === NO_REASON ? note : `The shop cancelled this order: ${note}`,
    refunded: 'Your money was sent back.',
    refundedByHand: 'Your money went back to you another way.',
    /** In the history of orders that older servers refunded. */
    sentToCardToo: 'Your money was sent back to your card too.',
    refundFailed: 'Your bank did not take the money that we sent back. We send it another way.',
    disputed: ({ amount }: { readonly amount: string }) => `The bank of the card asks ${amount} back.`,
    disputeWon: ({ amount }: { readonly amount: string }) => `The bank of the card asks ${amount} back no more.`,
    disputeLost: ({ amount }: { readonly amount: string }) => `The bank of the card took ${amount} back.`,
    surplusRefunded: 'The surplus was sent back.',
    surplusRefundedByHand: 'The surplus went back to you another way.',
  },
  ar.moveReasons,
)
