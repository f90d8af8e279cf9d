/** The shop's letters, in plain text and HTML. */
import { shop } from '../../../shop.config.ts'
import { paths } from '@baqala/contract/paths'
import type { Language } from '@baqala/contract/language'
import { clockOf, dateOf } from '../cairo-time.ts'
import {
  bigCode,
  bill,
  button,
  destination,
  greeting,
  onOneLine,
  paragraph,
  textsIn,
  writeLetter,
} from './letter-parts.ts'
import type { Line, Part, Texts, Written } from './letter-parts.ts'

/** The outbox stores the facts and encrypts `secret`. */
export type Letter =
  | { readonly kind: 'welcome'; readonly facts: { readonly name: string } }
  | { readonly kind: 'reset code'; readonly facts: { readonly name: string; readonly secret: string } }
  | { readonly kind: 'password changed'; readonly facts: { readonly name: string } }
  | { readonly kind: 'email changed'; readonly facts: { readonly name: string } }
  | { readonly kind: 'account deleted'; readonly facts: object }
  | { readonly kind: OrderLetter; readonly facts: OrderFacts }
  | { readonly kind: 'new order'; readonly facts: NewOrderFacts }

export type OrderLetter = 'order placed' | 'order paid' | 'order on its way' | 'order delivered' | 'order cancelled'

export interface OrderFacts {
  readonly name: string
  readonly number: number
  readonly lines: readonly Line[]
  /** Piastres. */
  readonly total: number
  readonly address: string
  readonly payment: 'cash' | 'card'
  readonly isPaid: boolean
  /** Absent if the order named no delivery. */
  readonly delivery?: DeliveryFacts
}

export interface DeliveryFacts {
  /** Piastres. */
  readonly fee: number
  /** The slot: its day and, in minutes after that midnight, its hours. */
  readonly day?: string
  readonly fromMinute?: number
  readonly untilMinute?: number
  /** The end of an express delivery's promise. ISO 8601. */
  readonly expressUntil?: string
  /** Piastres: the cash that the shopper pays with. */
  readonly cashWith?: number
}

/** For the shop, which looks up the rest: no name, no phone, no street. */
export interface NewOrderFacts extends Pick<
  OrderFacts,
  'number' | 'lines' | 'total' | 'payment' | 'isPaid' | 'delivery'
> {
  /** Absent if the account was deleted before the notice was sent. */
  readonly area?: string
}

/** `shopUrl` has no trailing slash. */
export function writeMail(letter: Letter, shopUrl: string, language: Language): Written {
  const says = textsIn(language)
  switch (letter.kind) {
    case 'welcome':
      return welcome(says, letter.facts.name, shopUrl)
    case 'reset code':
      return resetCode(says, letter.facts.name, letter.facts.secret, shopUrl)
    case 'password changed':
      return passwordChanged(says, letter.facts.name, shopUrl)
    case 'email changed':
      return emailChanged(says, letter.facts.name, shopUrl)
    case 'account deleted':
      return accountDeleted(says, shopUrl)
    case 'new order':
      return writeNotice([letter.facts], shopUrl)
    default:
      return aboutOrder(says, letter.kind, letter.facts, shopUrl)
  }
}

function welcome(says: Texts, name: string, shopUrl: string): Written {
  const parts = [
    greeting(says, name),
    paragraph(says.accountIsOpen),
    button(says.startShopping, addressIn(says, shopUrl, '')),
    paragraph(says.notYouWhoSignedUp),
  ]
  return writeLetter(says, says.welcomeSubject, parts, shopUrl)
}

/** The code is the only number of more than three digits, so that phones recognize it and offer to copy it. */
function resetCode(says: Texts, name: string, code: string, shopUrl: string): Written {
  const parts = [
    greeting(says, name),
    paragraph(says.yourCodeIs),
    bigCode(code),
    paragraph(says.codeWorksOnce),
    paragraph(says.notYouWhoAsked),
  ]
  // A port would be a second long number.
  return writeLetter(says, says.resetCodeSubject, parts, shopUrl.replace(/:\d+$/, ''))
}

function passwordChanged(says: Texts, name: string, shopUrl: string): Written {
  const parts = [
    greeting(says, name),
    paragraph(says.passwordWasChanged),
    paragraph(says.notYouWhoChangedIt),
    button(says.setNewPassword, addressIn(says, shopUrl, paths.forgotPassword)),
  ]
  return writeLetter(says, says.passwordChangedSubject, parts, shopUrl)
}

/** Goes to the old address and does not name the new one: nobody has proved to own either. */
function emailChanged(says: Texts, name: string, shopUrl: string): Written {
  const parts = [greeting(says, name), paragraph(says.emailWasChanged), paragraph(says.notYouWhoMoved)]
  return writeLetter(says, says.emailChangedSubject, parts, shopUrl)
}

/** Without a name: the letter waits in the outbox when the name is already deleted. */
function accountDeleted(says: Texts, shopUrl: string): Written {
  const parts = [
    paragraph(says.hello),
    paragraph(says.accountWasDeleted),
    paragraph(says.ordersStayNameless),
    paragraph(says.comeBack),
  ]
  return writeLetter(says, says.accountDeletedSubject, parts, shopUrl)
}

function aboutOrder(says: Texts, kind: OrderLetter, order: OrderFacts, shopUrl: string): Written {
  const { number } = order
  const isOver = kind === 'order delivered' || kind === 'order cancelled'
  const parts = [
    greeting(says, order.name),
    paragraph(says.orderOpenings[kind]({ number })),
    paragraph(nextStep(says, kind, order)),
    bill(says, order.lines, order.total, order.delivery?.fee),
    ...(isOver ? [] : [...whenItComes(says, order.delivery, says.timeIsAgreedOn), destination(says, order.address)]),
    button(says.seeYourOrder, addressIn(says, shopUrl, paths.orders)),
  ]
  return writeLetter(says, says.orderSubjects[kind]({ number }), parts, shopUrl)
}

/** For the shop: all orders that came since the last letter, in English, which is the shopkeeper's language. */
export function writeNotice(orders: readonly NewOrderFacts[], shopUrl: string): Written {
  const says = textsIn('en')
  const [only, ...more] = orders
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  const subject =
    only !== undefined && more.length === 0
      ? says.newOrderSubject(only)
      : says.newOrdersSubject({ count: orders.length, total })
  const parts = orders.flatMap((order) => newOrder(says, order))
  return writeLetter(says, subject, parts, shopUrl)
}

function newOrder(says: Texts, { number, total, isPaid, area, lines, delivery }: NewOrderFacts) {
  return [
    paragraph(says.toBePacked({ number, isPaid, total, area: area === undefined ? undefined : onOneLine(area) })),
    ...whenItComes(says, delivery, says.agreeOnTime),
    bill(says, lines, total, delivery?.fee),
    paragraph(says.whereTheRestIs({ number })),
  ]
}

/** The promised time, by Cairo's clock. Nothing for an order that named no delivery. */
function whenItComes(says: Texts, delivery: DeliveryFacts | undefined, withoutTime: string): Part[] {
  if (delivery === undefined) return []
  const { day, fromMinute, untilMinute, expressUntil } = delivery
  if (expressUntil !== undefined) return [paragraph(says.comesUntil({ at: new Date(expressUntil) }))]
  if (day === undefined || fromMinute === undefined || untilMinute === undefined) return [paragraph(withoutTime)]
  return [
    paragraph(
      says.comesBetween({ day: dateOf(day, fromMinute), from: clockOf(fromMinute), until: clockOf(untilMinute) }),
    ),
  ]
}

function nextStep(says: Texts, kind: OrderLetter, order: OrderFacts): string {
  const { payment, isPaid, total } = order
  switch (kind) {
    case 'order placed':
      return [says.payOnArrival({ total }), ...changeFor(says, order)].join(' ')
    case 'order paid':
      return says.paymentArrived
    case 'order on its way':
      return payment === 'cash'
        ? [says.haveCashReady({ total }), ...changeFor(says, order)].join(' ')
        : says.alreadyPaid
    case 'order delivered':
      return says.enjoyIt
    case 'order cancelled':
      return isPaid ? says.moneyOnItsWayBack({ total }) : says.nothingToPay
  }
}

function changeFor(says: Texts, { total, delivery }: OrderFacts): string[] {
  const { cashWith: cash = total } = delivery ?? {}
  return cash > total ? [says.changeIsBrought({ cash, change: cash - total })] : []
}

/** The storefront keeps the language that an address names. An address in the shop's own language names none. */
function addressIn({ language }: Texts, shopUrl: string, path: string): string {
  return language === shop.language ? shopUrl + path : `${shopUrl}${path || '/'}?lang=${language}`
}
