/** The texts of the letters. Amounts are piastres. */
import { shop } from '../../../shop.config.ts'
import { cairoTime, dayInWords } from '../egypt/cairo-time.ts'
import { money as egp } from '../egypt/money.ts'

interface Total {
  readonly total: number
}

export interface ToPay extends Total {
  /** The fee is agreed on by phone, and not in the total. */
  readonly isFeeOpen?: boolean | undefined
}

interface Slot {
  readonly day: string
  readonly from: string
  readonly until: string
}

interface Numbered {
  readonly number: number
}

/** Pieces of a product that the shop did not find, of those ordered. */
export interface LeftOut {
  readonly title: string
  readonly titleAr: string
  readonly pieces: number
  readonly of: number
}

export const language = 'en'
export const footer = `${shop.name}, ${shop.tagline.toLowerCase()}`
export const hello = 'Hello,'
export const helloTo = ({ name }: { name: string }) => `Hello ${name},`

export const welcomeSubject = `Welcome to ${shop.name}`
export const accountIsOpen = `Your account at ${shop.name} is open. Fill your basket, and we bring it to your door.`
export const startShopping = 'Start shopping'
export const notYouWhoSignedUp =
  'If it was not you who signed up, do nothing: nobody can read your mail, and nothing was ordered.'

export const resetCodeSubject = `Your ${shop.name} reset code`
export const yourCodeIs = `Your code to set a new password at ${shop.name} is:`
export const codeWorksOnce = 'It works once, for ten minutes, in the browser that asked for it.'
export const notYouWhoAsked =
  'If you did not ask for it, do nothing: your password stays as it is. Never tell the code to anyone; we never ask for it.'

export const passwordChangedSubject = `Your ${shop.name} password was changed`
export const passwordWasChanged = `The password of your account at ${shop.name} has just been changed, and every other device was signed out.`
export const notYouWhoChangedIt = 'If it was not you, set a new password now and tell us.'
export const setNewPassword = 'Set a new password'

export const emailChangedSubject = `Your ${shop.name} email address was changed`
export const emailWasChanged = `The email address of your account at ${shop.name} has just been changed, and every other device was signed out. This is the last letter about it to this address.`
export const takeEmailBack =
  'If it was not you, somebody else has your account. Take it back within a week: it gets this address again, every device is signed out, and you choose a new password.'
export const takeItBack = 'Take my address back'
export const notYouWhoMoved = 'If it was not you, tell us now: somebody else has your account.'

export const accountDeletedSubject = `Your ${shop.name} account was deleted`
export const accountWasDeleted = `Your account at ${shop.name} is deleted, with your addresses, your cart, your wish list and our letters to you. Every device is signed out.`
export const ordersStayNameless =
  'We keep the goods and the money of your orders, as the law wants of a shop, and nothing that says they were yours.'
export const comeBack = 'You are welcome to sign up again at any time.'

export const backSubject = ({ title }: { title: string }) => `${shop.name}: ${title} is back`
export const isBack = ({ title }: { title: string }) => `${title} is in stock again. You asked us to tell you.`
export const seeProduct = 'See it in the shop'
export const onlyLetterAboutIt = 'This is our only letter about it. We keep no piece for you, so others may be quicker.'

export const orderSubjects = {
  'order placed': ({ number }: Numbered) => `${shop.name}: we have your order (${number})`,
  'order paid': ({ number }: Numbered) => `${shop.name}: your order is paid (${number})`,
  'order changed': ({ number }: Numbered) => `${shop.name}: your order was changed (${number})`,
  'time changed': ({ number }: Numbered) => `${shop.name}: your order comes at another time (${number})`,
  'goods left out': ({ number }: Numbered) => `${shop.name}: something is missing from your order (${number})`,
  'order on its way': ({ number }: Numbered) => `${shop.name}: your order is on its way (${number})`,
  'order not sent': ({ number }: Numbered) => `${shop.name}: your order has not left yet (${number})`,
  'order not delivered': ({ number }: Numbered) => `${shop.name}: your order is still on its way (${number})`,
  'order delivered': ({ number }: Numbered) => `${shop.name}: your order was delivered (${number})`,
  'order cancelled': ({ number }: Numbered) => `${shop.name}: your order was cancelled (${number})`,
  'order refunded': ({ number }: Numbered) => `${shop.name}: your money went back (${number})`,
}
export const orderOpenings = {
  'order placed': ({ number }: Numbered) => `We have your order. Its number is ${number}.`,
  'order paid': ({ number }: Numbered) => `Your order is paid. Its number is ${number}.`,
  'order changed': ({ number }: Numbered) => `You changed your order. Its number is ${number}.`,
  'time changed': ({ number }: Numbered) => `We moved your order to another time. Its number is ${number}.`,
  'goods left out': ({ number }: Numbered) =>
    `We are sorry: not all that you ordered was on our shelf. The number of your order is ${number}.`,
  'order on its way': ({ number }: Numbered) => `Your order is on its way. Its number is ${number}.`,
  'order not sent': ({ number }: Numbered) =>
    `“On its way” was pressed by mistake: your order is still in our shop. Its number is ${number}.`,
  'order not delivered': ({ number }: Numbered) =>
    `“Delivered” was pressed by mistake: your order is still on its way. Its number is ${number}.`,
  'order delivered': ({ number }: Numbered) => `Your order was delivered. Its number is ${number}.`,
  'order cancelled': ({ number }: Numbered) => `Your order was cancelled. Its number is ${number}.`,
  'order refunded': ({ number }: Numbered) => `We gave back the money of your order. Its number is ${number}.`,
}
/** About goods that the shop did not find. */
export const piecesLeftOut = ({ title, pieces, of }: LeftOut) => `${pieces} of ${of}: ${title}`
export const isLeftOut = (goods: readonly LeftOut[]) =>
  `We left out ${goods.map(piecesLeftOut).join('; ')}. You do not pay for what is missing.`
export const weCallAboutSimilar = 'You wished for something similar: we call you about it and its price.'
const toPay = ({ total, isFeeOpen }: ToPay) => `${egp(total)}${isFeeOpen ? ' and the delivery fee' : ''}`
export const payOnArrival = (order: ToPay) => `You pay ${toPay(order)} in cash when it arrives.`
export const paymentArrived = 'Your payment has arrived, thank you.'
export const haveCashReady = (order: ToPay) => `Please have ${toPay(order)} in cash ready.`
export const alreadyPaid = 'It is paid already.'
export const goodsArePaid = 'The goods are paid already. The delivery fee is not in this total.'
export const enjoyIt = 'Enjoy it!'
export const moneyOnItsWayBack = ({ total }: Total) => `We send your ${egp(total)} back to your card within 7 days.`
export const moneyIsBack = ({ total }: Total) =>
  `${egp(total)} went back to you. If it went to your card, your bank shows it within 7 days.`
export const because = ({ why }: { why: string }) => `Why: ${why}`
export const whyIsWithOrder = 'Your order says why.'
export const nothingToPay = 'You have nothing to pay.'
export const seeYourOrder = 'See your order'
export const goesTo = ({ address }: { address: string }) => `It goes to: ${address}`
export const goesToAddressGiven = 'It goes to the address you gave.'
export const ifRunsOut = {
  call: 'If something runs out, we call you first.',
  replace: 'If something runs out, we call you about something similar and its price.',
  'leave out': 'If something runs out, we leave it out, and you do not pay for it.',
}
export const yourNote = ({ note }: { note: string }) => `Your note: ${note}`
export const weHaveYourNote = 'We have your note.'
export const delivery = 'Delivery'
export const free = 'free'
export const comesBetween = ({ day, from, until }: Slot) =>
  `It comes on ${dayInWords(day)} between ${from} and ${until}.`
export const comesUntil = ({ at }: { at: Date }) => `Express delivery: it comes by ${cairoTime(at).slice(-5)}.`
export const timeIsAgreedOn = 'We call you to agree on a time.'
export const deliveryIsAgreedOn = 'We call you to agree on delivery: its time, and its fee, which is not in this total.'
export const changeIsBrought = ({ cash, change }: { cash: number; change: number }) =>
  `The courier brings ${egp(change)} change for your ${egp(cash)}.`
export const total = 'Total'
export const lineOfBill = ({ count, title, price }: { count: number; title: string; price: number }) =>
  `${count} × ${title}, ${egp(price)}`

export const newOrderSubject = ({ number, total }: Total & { number: number }) => `New order ${number}, ${egp(total)}`
export const changedOrderSubject = ({ number, total }: Total & { number: number }) =>
  `Order ${number} was changed, ${egp(total)}`
export const newOrdersSubject = ({ count, total }: Total & { count: number }) => `${count} new orders, ${egp(total)}`
export const toBePacked = ({
  number,
  isPaid,
  total,
  area,
  isChanged,
  isFeeOpen,
}: ToPay & { number: number; isPaid: boolean; area: string | undefined; isChanged: boolean }) =>
  [
    isChanged
      ? `Order ${number} was changed by the shopper, and waits to be packed like this:`
      : `Order ${number} waits to be packed.`,
    ...(area === undefined ? [] : [`Area: ${area}.`]),
    isPaid ? 'Paid by card.' : `Collect ${toPay({ total, isFeeOpen })} in cash.`,
  ].join(' ')
export const agreeOnTime = 'Agree on a time by phone.'
export const agreeOnDelivery = 'Agree on delivery by phone: its time, and its fee, which is not in this total.'
export const whereTheRestIs = ({ number }: { number: number }) =>
  `Name, phone and address are in the admin, at order ${number}.`

export { egp }
