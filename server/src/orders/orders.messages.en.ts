/** Every sentence of orders that a shopper can read, in English. Amounts in EGP. */

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
