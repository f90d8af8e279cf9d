/** Sentences of the payment screen, the confirmation and the orders. */
import { isolate } from '@baqala/contract/arabic'
import type { Order, OrderMove, OrderState } from '@baqala/contract/orders'
import { contact } from '../../../shop.config.ts'
import { egpWithPiastres } from '../ui/egp.ts'
import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')

export { size } from '../cart/cart-screen.messages.en.ts'

// Specification 2, to the letter.
export const paymentTitle = 'Payment Now'
export const detailsLabel = 'Shipping Address Details'
export const cashPayment = 'Cash Payment'
export const onlinePayment = 'Online Payment'
export const confirmedTitle = 'Order Confirmed!'
export const confirmedText = "Thank you for shopping with us. We're getting your order ready for delivery."
export const backToHome = 'Back to Home'

export const paymentTab = 'Payment'
export const phoneLabel = 'Phone'
export const cityLabel = 'City'
export const required = 'required'
export const offline = 'You are offline. You can order once you are connected again.'
export const onlineFrom = (amount: string) => `Online payment is possible from ${amount}.`
export const paymentPageIsForeign = 'The page for online payment is not in English.'
export const paymentWindowBlocked = 'Your browser blocked the payment window.'
export const continueToPayment = 'Continue to payment'
export const payableUntil = (clock: string) =>
  `The order is kept for you until ${clock}. Unpaid by then, it is cancelled.`
export const openingPaymentPage = 'Opening the payment page…'
export const nothingToPay = 'There is nothing to pay for yet.'
export const orderIsPaid = (number: number) => `Order ${number} is paid.`
export const nextOrder = (number: number) => `Order ${number} is paid. This is a new order.`
export const usedBefore = 'Deliver to'
export const howToWriteAddress = 'Street, building, floor and flat. Next time you find the address here.'
export const addressesFailed = 'Your addresses cannot be shown right now.'
export const use = (text: string) => `Use ${text}`
export const oddPhone = 'Is this number complete? A mobile number in Egypt looks like 01012345678.'
export const yourOrder = 'Your order'
export const total = 'Total'
export const viewCart = 'View your cart'

export const cartChanged = 'Your cart has changed, so nothing was ordered yet.'
export const cartHasCome = 'Your cart was still loading, so nothing was ordered yet.'
export const deliveryChanged = 'The delivery has changed, so nothing was ordered yet.'
export const reviewDelivery = 'Please look at it below and press again.'
export const cannotBeOrdered = 'Your cart cannot be ordered as it is.'
export const addressesChanged = 'Your addresses have changed, so nothing was ordered yet.'
export const checkAddress = 'Please check below where this order goes, and press again.'
export const reviewCart = 'Please review it and press again.'
export const pressToTryAgain = 'Press a button below to try again.'
export const orderedOrEmptied = 'Your cart has been ordered or emptied in the meantime.'
export const wasRemoved = (product: string) => `${product} is no longer in your cart.`
export const wasAdded = (product: string) => `${product} was added to your cart.`
export const hasChanged = (product: string, now: number | string, before: number | string) =>
  `${product}: now ${now} instead of ${before}.`
export const onlyLeft = (product: string, left: number) =>
  left > 0 ? `${product}: only ${left} left.` : `${product} is sold out.`

export const confirmedTab = 'Order confirmed'
export const orderNumber = (number: number) => `Order number ${number}`
export const mayWeCall = (phone: string) =>
  `Can we call ${isolate(phone)}? If it is not right, tell us under “A problem with this order?” in Orders.`
export const followUnderOrders = 'Follow it under Orders'

export const loadingOrders = 'Loading your orders…'
export const cannotBeShown = 'Your orders cannot be shown right now. None of them is lost.'
export const noOrders = 'You have not ordered yet.'
export const unknownHere = 'Orders cannot be shown here.'
export const unknownHereText = 'This shop accepts and delivers your orders, but it offers no list of them.'
export const olderOrders = 'Show older orders'

export const orderTitle = (number: number) => `Order ${number}`
/** "1 kg · 2 × 45.00 EGP" */
export const piecesAndPrice = ({ count, price, product: { unit } }: Order['cartItems'][number]) =>
  `${unit ? `${unit} · ` : ''}${count} × ${egpWithPiastres(price)}`
export const comma = ', '
export const joined = (...parts: readonly string[]) => parts.join(comma)
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
// An Arabic address is read from the right, all of it. In one of two scripts an Arabic part would take the numbers beside it along.
export const addressLine = (...parts: readonly string[]) =>
  isArabic(parts.join()) && !/\p{Script=Latin}/u.test(parts.join())
    ? isolate(parts.join('، '))
    : parts.map((part) => (isArabic(part) ? isolate(part) : part)).join(comma)
export const labelled = (label: string, address: string) => `${isolate(label)}: ${address}`
export const deliveryAddress = 'Delivery address'
export const progress = 'Progress'
export const stillToCome = ' (still to come)'

export const callCourier = 'Call the courier:'

export const orderAgain = 'Order again'
export const fillingCart = 'Filling your cart…'
export const noneAvailable = 'None of these products is available now.'
export const inCartAgain = (n: number) =>
  plural(n, {
    one: `${n} piece is in your cart again, at today's prices.`,
    other: `${n} pieces are in your cart again, at today's prices.`,
  })
export const partlyInCartAgain = (n: number) =>
  plural(n, {
    one: `${n} piece is in your cart again. Some products are not available:`,
    other: `${n} pieces are in your cart again. Some products are not available:`,
  })
export const orderAgainFailed = 'The shop did not answer. Please look at your cart before you try again.'

export const changeOrder = 'Change this order'
export const expressStays =
  'It is express and paid online: its goods and its time stay. You can cancel it, and your money goes back.'

export const isBeingPacked =
  'We are packing it, so you cannot change or cancel it here any more. Call us: we stop it if it has not left yet.'

export const cancelOrder = 'Cancel order'
export const cancelTitle = (number: number) => `Cancel order ${number}?`
export const keepOrder = 'Keep the order'
export const yesCancel = 'Yes, cancel it'
export const cancelling = 'Cancelling…'
export const cancelPaid = (amount: string) =>
  `Nothing will be delivered, and we send the ${amount} you paid back to your card within 7 days.`
export const cancelUnpaid = 'Nothing will be delivered, and you pay nothing.'
export const refundComes = 'We send your money back to your card within 7 days.'
export const cancelFailed = 'The order could not be cancelled. Please try again.'

export const problem = 'A problem with this order?'
export const problemHint = (isDelivered: boolean, isToCome: boolean): string => {
  if (isDelivered) return 'Tell us within 48 hours of delivery, if you can with a photo. The message names your order.'
  return isToCome
    ? 'Write to us or call: the message names your order. Once it is delivered, you have 48 hours to tell us about the goods.'
    : 'This order will not be delivered. If you have a question, write to us: the message names your order.'
}
export const problemMessage = (number: number) => `A problem with order ${number}: `
export const problemSubject = (number: number) => `A problem with order ${number}`
export const byWhatsapp = 'WhatsApp'
export const byEmail = 'Email'
export const call = (phone: string) => `Call ${phone}`

export const receipt = 'Receipt'
export const print = 'Print'
export const sellerAddress: string = contact.address
export const sellersRegister = (number: string) => `Commercial register \u2066${number}\u2069`
export const sellersTaxNumber = (number: string) => `Tax number \u2066${number}\u2069`
export const receiptOrder = 'Order'
export const receiptOrdered = 'Ordered'
export const receiptState = 'State'
export const receiptPayment = 'Payment'
export const receiptPaidOn = 'Paid on'
export const receiptName = 'Name'
export const receiptAddress = 'Address'
export const receiptDelivery = ({ isDelivered }: Pick<Order, 'isDelivered'>): string =>
  isDelivered ? 'Promised' : 'Delivery'

const cashOnDelivery = 'Cash on delivery'
export function payment({ paymentMethodType, isPaid }: Pick<Order, 'paymentMethodType' | 'isPaid'>): string {
  if (paymentMethodType === 'cash') return isPaid ? 'Cash, paid' : cashOnDelivery
  return isPaid ? 'Card, paid' : 'Card, not paid'
}

const STATES: Readonly<Record<OrderState, string>> = {
  'awaiting payment': 'Waiting for the payment',
  placed: 'Placed',
  paid: 'Paid',
  'being packed': 'Being packed',
  'on its way': 'On its way',
  delivered: 'Delivered',
  'payment failed': 'The payment failed',
  expired: 'Not paid',
  replaced: 'Replaced by a newer order',
  cancelled: 'Cancelled',
  'refund due': 'Refund under way',
  refunded: 'Your money was sent back',
}
/** A newer server may send a state unknown here; it is shown as it is. */
export const stateName = (state: OrderState) => STATES[state] ?? state
/** Says of a new order how it is paid instead of that it is placed. */
export const confirmedState = (state: OrderState) =>
  state === 'placed' ? 'Ordered, cash on delivery' : stateName(state)

const MOVERS: Readonly<Record<OrderMove['who'], string>> = {
  shopper: 'by you',
  shop: 'by the shop',
  'payment provider': 'by the payment provider',
}
export const movedBy = (who: OrderMove['who']) => MOVERS[who] ?? who
export const rateIt = 'Rate it'
export const rateGoods = 'Rate what you got'
export const yourReview = 'Your review'
