/** The reasons for moves that speak to the shopper, as the staff read them. */
import { money } from '../egypt/money.ts'
import { insteadOf, type OtherTime } from './order-message-params.ts'
import { messagesOf } from '../refusal.ts'
import * as ar from './moves-for-staff.messages.ar.ts'

export const reasonsForStaff = messagesOf(
  'orders.staff',
  {
    packing: 'The shop is packing the order.',
    packed: 'The order is packed.',
    onItsWay: 'The order has left the shop.',
    handedTo: ({ courier }: { readonly courier: string }) => `The order has left the shop with ${courier}.`,
    delivered: 'The order was delivered.',
    takenBack: ({ note }: { readonly note: string }) => `Taken back, it was not delivered: ${note}`,
    notSent: ({ note }: { readonly note: string }) => `Taken back, it had not left: ${note}`,
    orderedAnew: 'The shopper ordered this cart anew.',
    placeLost: 'The delivery time was taken before the payment arrived: call the shopper to agree on another.',
    paidOnceMore: ({ paid }: { readonly paid: string }) => `Another ${paid} arrived online, and has to go back.`,
    /** Piastres. */
    goodsChanged: ({ before, total }: { readonly before: number; readonly total: number }) =>
      `The shopper changed the goods: ${money(total)} instead of ${money(before)}.`,
    goodsAndTimeChanged: ({ before, total }: { readonly before: number; readonly total: number }) =>
      `The shopper changed the goods and the time: ${money(total)} instead of ${money(before)}.`,
    timeChanged: ({ total, ...was }: OtherTime) =>
      total === undefined
        ? `The shopper chose another time${insteadOf(was)}.`
        : `The shopper chose another time${insteadOf(was)}. The order costs ${money(total)}.`,
    cancelledByShopper: 'The shopper cancelled the order.',
    /** The note that the shop wrote. */
    cancelledByShop: ({ note }: { readonly note: string }) => note,
    refunded: 'The money was sent back.',
    refundedByHand: 'Noted: the money went back another way. Nothing was sent to the card.',
    sentToCardToo:
      'The money was sent to the card too, after it was noted as gone back another way: it went back twice.',
    refundFailed: 'The bank did not take the money that was sent back. Send it another way.',
    surplusRefunded: 'The surplus was sent back.',
    surplusRefundedByHand: 'Noted: the surplus went back another way. Nothing was sent to the card.',
  },
  ar.reasonsForStaff,
)
