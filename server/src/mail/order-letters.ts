/** Letters about an order: to its shopper at each step, and to the shop when it comes. */
import { paths } from '@baqala/contract/paths'
import { clockOf, dateOf } from '../egypt/cairo-time.ts'
import type { DeliveryFacts, NewOrderFacts, OrderFacts, OrderLetter } from './letter.ts'
import {
  addressIn,
  bill,
  button,
  greeting,
  LINK_OR_PHONE,
  onOneLine,
  type Part,
  paragraph,
  type Texts,
  textsIn,
  typedPart,
  writeLetter,
  type Written,
} from './letter-parts.ts'

const IS_COMING: readonly OrderLetter[] = ['order on its way', 'order not delivered']

export function aboutOrder(says: Texts, kind: OrderLetter, order: OrderFacts, shopUrl: string): Written {
  const { number } = order
  const leftOut = order.allLeftOut ?? [order.leftOut ?? []].flat()
  const isOver = ['order delivered', 'order cancelled', 'order refunded'].includes(kind)
  return writeLetter(says, shopUrl, says.orderSubjects[kind]({ number }), [
    greeting(says, order.name),
    paragraph(says.orderOpenings[kind]({ number })),
    ...(leftOut.length === 0 ? [] : [paragraph(says.isLeftOut(leftOut))]),
    ...(leftOut.length > 0 && order.delivery?.ifRunsOut === 'replace' ? [paragraph(says.weCallAboutSimilar)] : []),
    ...(order.why ? [typedPart(order.why, (why) => says.because({ why }), says.whyIsWithOrder)] : []),
    paragraph(nextStep(says, kind, order)),
    bill(says, order.lines, order.total, order.delivery?.fee),
    ...(isOver ? [] : whenItComesTo(says, kind, order)),
    ...(isOver ? [] : [typedPart(order.address, (address) => says.goesTo({ address }), says.goesToAddressGiven)]),
    ...(['order placed', 'order paid', 'order changed'].includes(kind) ? wordOf(says, order.delivery) : []),
    button(says.seeYourOrder, addressIn(says, shopUrl, paths.orders)),
  ])
}

/** For the shop: all orders that came or were changed since the last letter, in English, which is the shopkeeper's language. */
export function writeNotice(notices: readonly NewOrderFacts[], shopUrl: string): Written {
  const says = textsIn('en')
  // An order that was changed soon after it came is told of once, as it is now.
  const orders = [...new Map(notices.map((order) => [order.number, order])).values()]
  const [only, ...more] = orders
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  const subject =
    only !== undefined && more.length === 0
      ? (only.isChanged ? says.changedOrderSubject : says.newOrderSubject)(only)
      : says.newOrdersSubject({ count: orders.length, total })
  const parts = orders.flatMap((order) => newOrder(says, order))
  return writeLetter(says, shopUrl, subject, parts)
}

function newOrder(says: Texts, order: NewOrderFacts) {
  const { number, total, isPaid, isChanged = false, lines, delivery, isTimeOpen } = order
  const area = order.area === undefined ? undefined : onOneLine(order.area)
  return [
    paragraph(says.toBePacked({ number, isPaid, total, area, isChanged, isFeeOpen: isTimeOpen })),
    ...(isTimeOpen ? [paragraph(says.agreeOnDelivery)] : []),
    ...whenItComes(says, delivery, [paragraph(says.agreeOnTime)]),
    bill(says, lines, total, delivery?.fee),
    paragraph(says.whereTheRestIs({ number })),
  ]
}

/** By the time that it is on its way, a time that was open is agreed on. */
function whenItComesTo(says: Texts, kind: OrderLetter, { delivery, isTimeOpen }: OrderFacts): Part[] {
  const toAgreeOn = isTimeOpen ? says.deliveryIsAgreedOn : says.timeIsAgreedOn
  const withoutTime = IS_COMING.includes(kind) ? [] : [paragraph(toAgreeOn)]
  return isTimeOpen ? withoutTime : whenItComes(says, delivery, withoutTime)
}

/** The promised time, by Cairo's clock. Nothing for an order that named no delivery. */
function whenItComes(says: Texts, delivery: DeliveryFacts | undefined, withoutTime: Part[]): Part[] {
  if (delivery === undefined) return []
  const { day, fromMinute, untilMinute, expressUntil } = delivery
  if (expressUntil !== undefined) return [paragraph(says.comesUntil({ at: new Date(expressUntil) }))]
  if (day === undefined || fromMinute === undefined || untilMinute === undefined) return withoutTime
  const hours = { day: dateOf(day, fromMinute), from: clockOf(fromMinute), until: clockOf(untilMinute) }
  return [paragraph(says.comesBetween(hours))]
}

/** The shopper's word to the shop and the courier. */
function wordOf(says: Texts, { ifRunsOut, note }: Partial<DeliveryFacts> = {}): Part[] {
  return [
    ...(ifRunsOut ? [paragraph(says.ifRunsOut[ifRunsOut])] : []),
    ...(note ? [typedPart(note, (line) => says.yourNote({ note: line }), says.weHaveYourNote, LINK_OR_PHONE)] : []),
  ]
}

function nextStep(says: Texts, kind: OrderLetter, order: OrderFacts): string {
  const { isPaid, total, isTimeOpen: isFeeOpen } = order
  if (kind === 'order delivered') return says.enjoyIt
  if (kind === 'order refunded') return says.moneyIsBack({ total })
  if (kind === 'order cancelled') return isPaid ? says.moneyOnItsWayBack({ total }) : says.nothingToPay
  if (kind === 'order paid') return says.paymentArrived
  if (isPaid) return isFeeOpen ? says.goodsArePaid : says.alreadyPaid
  const toPay = IS_COMING.includes(kind) ? says.haveCashReady : says.payOnArrival
  return [toPay({ total, isFeeOpen }), ...changeFor(says, order)].join(' ')
}

function changeFor(says: Texts, { total, delivery }: OrderFacts): string[] {
  const { cashWith: cash = total } = delivery ?? {}
  return cash > total ? [says.changeIsBrought({ cash, change: cash - total })] : []
}
