/** Every sentence of orders that a shopper can read, in English. */
import type { OrderState } from '@baqala/contract/orders'
import { messagesOf } from '../refusal.ts'

export const replies = {
  placed: 'Order placed successfully',
  pageOpened: 'Payment page opened',
  cancelled: 'Order cancelled',
  inCartAgain: 'In your cart again',
  nothingInCartAgain: 'Nothing of this order can be had now',
} as const

interface Numbered {
  readonly number: number
  readonly state: OrderState
}

export const messages = messagesOf('orders', {
  cartNotFound: 'this cart not found',
  cartIsEmpty: 'Your cart is empty.',
  orderNotFound: 'this order not found',
  noSuchOrder: 'There is no such order.',
  notYourOrders: 'These are the orders of another shopper.',
  noOnlinePayment: 'Online payment is not set up in this shop. Please pay in cash.',
  cartPaymentUnderWay: 'A payment for this cart is under way. Please try again in a moment.',
  orderPaymentUnderWay: 'A payment for this order is under way. Please try again in a moment.',
  paymentJustBegun: 'A payment for this order was begun this very moment. Please try again.',
  tooManyPagesFromNetwork: 'Too many payments were begun from here. Please try again later, or pay in cash.',
  tooManyUnpaid: 'Too many payments were begun and not finished today. Please pay in cash, or try again tomorrow.',
  tooManyWatching: 'Very many people are watching their orders. Please look again in a minute.',
  cannotMove: ({ number, state, to }: Numbered & { readonly to: OrderState }) =>
    `Order ${number} is ${state}; it cannot become ${to}.`,
  cannotCancel: ({ number, state }: Numbered) => `Order ${number} is ${state} and can no longer be cancelled.`,
  noRefundDue: ({ number, state }: Numbered) => `Order ${number} is ${state}; no refund is due.`,
})

/** Why a product of an earlier order did not go into the cart again. */
export const missing = {
  withdrawn: 'The shop no longer sells it.',
  soldOut: 'It is sold out.',
  allInCart: 'All that are left are in your cart already.',
  only: ({ added, asked }: { readonly added: number; readonly asked: number }) =>
    `Only ${added} of ${asked} could be put in your cart.`,
} as const

/** Why an order moved, by the code that order_moves.reason holds. */
export const moveReasons = {
  orderedForCash: () => 'Ordered, cash on delivery.',
  orderedByCard: () => 'Ordered, to be paid online.',
  packing: () => 'The shop is packing your order.',
  onItsWay: () => 'Your order has left the shop.',
  delivered: () => 'Your order was delivered.',
  orderedAnew: () => 'This cart was ordered anew.',
  pageClosed: () => 'The payment page was closed for another order.',
  noPageOpened: () => 'No payment page could be opened.',
  paymentFailed: () => 'The payment failed.',
  notPaidInTime: () => 'Nobody paid in time.',
  paid: () => 'Paid online.',
  paidLate: () => 'Paid online after the page had ended; the stock was still there.',
  wrongAmountPaid: ({ paid, asked }: { readonly paid: string; readonly asked: string }) =>
    `Paid ${paid} instead of ${asked}.`,
  paidAfterCancel: () => 'Paid, but the order had been cancelled.',
  paidAfterOrderedAnew: () => 'Paid, but the cart had been ordered anew.',
  paidAfterSoldOut: () => 'Paid after the page had ended, and the goods were gone.',
  cancelledByShopper: () => 'You cancelled this order.',
  /** In the words of the shop. */
  cancelledByShop: ({ note }: { readonly note: string }) => note,
  refunded: () => 'Your money was sent back.',
} as const
