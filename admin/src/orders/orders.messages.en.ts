import type { OrderMove, OrderState } from '@baqala/contract/orders'
import { pluralsOf } from '@baqala/kit/language/language.ts'
import { shop } from '../../../shop.config.ts'

const plural = pluralsOf('en')

export const shopName: string = shop.name

export const goods = (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` })
export const by = (time: string) => `by ${time}`
export const expressBy = (time: string) => `Express, by ${time}`
export const left = (minutes: number) => `${span(minutes)} left`
export const late = (minutes: number) => `late by ${span(minutes)}`
export const cash = 'Cash'
export const isPaid = 'Paid'
export const cashPaid = 'Cash, paid'
export const cardUnpaid = 'Card, not paid yet'
export const states: Readonly<Record<OrderState, string>> = {
  'awaiting payment': 'Awaiting payment',
  placed: 'New',
  paid: 'New, paid',
  'being packed': 'Being packed',
  'on its way': 'On its way',
  delivered: 'Delivered',
  'payment failed': 'Payment failed',
  expired: 'Not paid in time',
  replaced: 'Replaced by another order',
  cancelled: 'Cancelled',
  'refund due': 'Money has to go back',
  refunded: 'Money went back',
}

export const packed = 'Packed'
export const notPacked = 'Not packed yet'
export const steps = {
  'being packed': 'Start packing',
  packed: 'It is packed',
  'on its way': 'Hand to the courier',
  delivered: 'Delivered',
}
export const doing = {
  'being packed': 'Packing…',
  packed: 'Packed…',
  'on its way': 'Handing over…',
  delivered: 'Delivering…',
}
/** The steps in the words of the courier. */
export const ofCourier = {
  steps: { ...steps, 'on its way': 'Take this run' },
  doing: { ...doing, 'on its way': 'Taking it…' },
}
export const stepOf = (step: string, number: number) => `${step}: order ${number}`
export const notSent = (number: number) =>
  `The shop did not answer about order ${number}. If it still stands where it was, please press again.`
export const refused = (number: number, why: string) => `Order ${number}: ${why}`
export const undo = 'Undo'
export const undoOf = (number: number) => `Undo order ${number}`

export const orderTitle = (number: number | string) => `Order ${number}`
export const courierPhone = 'Phone of the courier'
export const courierPhoneHint = 'If you like: the shopper may call it until the order is there.'
export const phoneInvalid = 'An Egyptian mobile number has 11 digits, such as 01001234567.'
export const address = 'Address'
export const accountDeleted = 'Account deleted'
export const ifRunsOut = 'If something runs out'
export const waysIfRunsOut = {
  call: 'Call first',
  replace: 'Call about something similar and its price',
  'leave out': 'Leave it out',
}
export const note = 'Note'
export const map = 'Map'
export const call = 'Call'
export const whatsapp = 'WhatsApp'
export const courier = 'Courier'
export const courierHint = 'One who signs in sees the address and the phone, and says that it was delivered.'
export const otherCourier = 'Somebody who does not sign in'
export const carriedBy = (name: string) => `with ${name}`
export const hello = (name: string) => `Hello ${name}, this is ${shop.name}.`
export const isAccepted = (number: number) => `We have your order ${number} and are getting it ready.`
export const isOnItsWay = (number: number) => `Your order ${number} is on its way.`
export const aboutOrder = (number: number) => `About your order ${number}:`
export const toPayAtDoor = (what: string) => `To be paid at the door: ${what}.`
export const withFee = (amount: string) => `${amount} and the delivery fee`
export const feeAlone = 'the delivery fee'

export const pieces = 'Pieces'
export const notOnShelf = 'Not on the shelf'
export const notOnShelfOf = (title: string) => `Not on the shelf: ${title}`
export const shopperWants = {
  call: 'The shopper wants: a call first',
  replace: 'The shopper wants: a call about something similar and its price',
  'leave out': 'The shopper wants: leave it out',
}
export const howManyMissing = (of: number) => `How many of the ${of} are missing?`
export const oneToAll = (of: number) => `Please enter a whole number from 1 to ${of}.`
export const leavingOut = 'It is taken off the stock too. The shopper pays less, and gets a letter.'
export const leaveOut = 'Leave out'
export const isLeftOut = (count: number, title: string) => `Left out: ${count} × ${title}`
export const paidWhole =
  'Paid by card: nothing can be left out, because part of a payment cannot be sent back. If something is missing, agree on something else with the shopper, or cancel the order.'
/** For those who may not cancel. */
export const paidWholeOfOthers =
  'Paid by card: nothing can be left out, because part of a payment cannot be sent back. If something is missing, agree on something else with the shopper, or have the owner or a manager cancel the order.'
export const product = 'Goods'
export const amount = 'Amount'
export const money = 'Money'
export const goodsAmount = 'Goods'
export const fee = 'Delivery'
export const free = 'Free'
export const none = 'None'
export const toBeAgreed = 'To be agreed by phone'
export const feeByPhone = 'By phone, not in the total'
export const total = 'Total'
export const toCollect = 'To take at the door'
/** Below what is to be taken at the door, or that it is paid. */
export const feeToAdd = 'and the delivery fee'
export const asAgreed = 'by phone'
export const change = (cash: string) => `Change of ${cash}`
export const paidByCard = (amount: string, when: string) => `${amount} paid by card, ${when}`
export const wentBack = (when: string) => `went back ${when}`
export const wentBackByHand = (when: string) => `went back another way ${when}`
export const isOwed = 'has to go back'

export const moves = 'What has happened'
export const movers: Readonly<Record<OrderMove['who'], string>> = {
  shopper: 'the shopper',
  shop: 'the shop',
  'payment provider': 'the payment provider',
}

export const refundDue = (amount: string) => `${amount} has to go back to the shopper.`
export const isByHand = 'It went back another way: only note it.'
export const refund = (amount: string) => `Send ${amount} back`
export const refundIsFinal = 'It goes back the way it was paid, and cannot be undone.'
export const refundNow = (amount: string) => `Yes, send ${amount} back`
export const noteRefund = 'Note that it went back'
export const isRefunded = (amount: string) => `${amount} is on its way back`
export const isNoted = (amount: string) => `Noted: ${amount} went back another way. Nothing was sent.`
export const moveTime = 'Another delivery time'
export const newTime = 'New time'
export const chooseTime = 'Choose a time'
export const noTimeFree = 'No other time is free'
export const freeTime = (time: string, left: number) =>
  `${time}, ${plural(left, { one: '1 place left', other: `${left} places left` })}`
export const timeByPhone = 'To be agreed by phone'
export const shopperIsTold = 'The shopper gets a letter with the new time.'
export const expressGoes = 'It is no express order any more then: the usual fee is charged, if that is less.'
export const expressIsPaid =
  'It is express and was paid by card, so its time stays as it is. Agree on something else with the shopper, or cancel the order: then all of its money goes back.'
export const moveTimeNow = 'Move it'
export const isMoved = (number: number, time: string, total: string) =>
  `Order ${number} is moved. Its time: ${time}. It costs ${total}.`
export const cancel = 'Cancel the order'
export const cancelsPaid = (amount: string) =>
  `It was paid by card: ${amount} have to go back then. Cancelling sends nothing; the order asks you for it next.`
export const cancelsOnTheRoad =
  'Its goods count as in stock again at once, though they are on the road: have them brought back.'
export const why = 'Why'
export const whyHint = 'The shopper reads it.'
export const cancelNow = (number: number) => `Cancel order ${number}`
export const stepsBack = {
  'on its way': {
    open: 'It was not delivered after all',
    saysWhat:
      'It goes back to “On its way” and cash counts as not taken. The shopper gets a letter that “Delivered” was pressed by mistake.',
    now: (number: number) => `Put order ${number} back on its way`,
    done: (number: number) => `Order ${number} is on its way again`,
  },
  'being packed': {
    open: 'It has not left after all',
    saysWhat:
      'It goes back to “Being packed”; if it was packed, it stays so. The shopper gets a letter that “On its way” was pressed by mistake.',
    now: (number: number) => `Put order ${number} back in the shop`,
    done: (number: number) => `Order ${number} is being packed again`,
  },
}
export const whyIsMissing = 'Please say why: the staff read it.'
export const whyOfStaff = 'For the staff: the history and the log keep it.'
export const isStopped = 'It was cancelled just now. Please put its goods back on the shelf.'
export const isCancelled = (number: number) => `Order ${number} is cancelled`

export const slipTitle = (number: string) => `Print order ${number}`
export const printSizes = { '80': 'Slip, 80 mm', '58': 'Slip, 58 mm', a4: 'Packing sheet, A4' }
export const print = 'Print'
export const toOrder = 'Back to the order'

function span(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return plural(Math.floor(hours / 24), { one: '1 day', other: `${Math.floor(hours / 24)} days` })
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}
