/** The shop's letters, in plain text and HTML. */
import { paths } from '@baqala/contract/paths'
import { bigCode, bill, button, destination, greeting, paragraph, writeLetter } from './letter-parts.ts'
import type { Line, Written } from './letter-parts.ts'
import * as messages from './letters.messages.en.ts'

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
}

/** For the shop, which looks up the rest: no name, no phone, no street. */
export interface NewOrderFacts extends Pick<OrderFacts, 'number' | 'lines' | 'total' | 'payment' | 'isPaid'> {
  readonly area: string
}

/** `shopUrl` has no trailing slash. */
export function writeMail(letter: Letter, shopUrl: string): Written {
  switch (letter.kind) {
    case 'welcome':
      return welcome(letter.facts.name, shopUrl)
    case 'reset code':
      return resetCode(letter.facts.name, letter.facts.secret, shopUrl)
    case 'password changed':
      return passwordChanged(letter.facts.name, shopUrl)
    case 'email changed':
      return emailChanged(letter.facts.name, shopUrl)
    case 'account deleted':
      return accountDeleted(shopUrl)
    case 'new order':
      return newOrder(letter.facts, shopUrl)
    default:
      return aboutOrder(letter.kind, letter.facts, shopUrl)
  }
}

function welcome(name: string, shopUrl: string): Written {
  const parts = [
    greeting(name),
    paragraph(messages.accountIsOpen),
    button(messages.startShopping, shopUrl),
    paragraph(messages.notYouWhoSignedUp),
  ]
  return writeLetter(messages.welcomeSubject, parts, shopUrl)
}

/** The code is the only number of more than three digits, so that phones recognize it and offer to copy it. */
function resetCode(name: string, code: string, shopUrl: string): Written {
  const parts = [
    greeting(name),
    paragraph(messages.yourCodeIs),
    bigCode(code),
    paragraph(messages.codeWorksOnce),
    paragraph(messages.notYouWhoAsked),
  ]
  // A port would be a second long number.
  return writeLetter(messages.resetCodeSubject, parts, shopUrl.replace(/:\d+$/, ''))
}

function passwordChanged(name: string, shopUrl: string): Written {
  const parts = [
    greeting(name),
    paragraph(messages.passwordWasChanged),
    paragraph(messages.notYouWhoChangedIt),
    button(messages.setNewPassword, `${shopUrl}${paths.forgotPassword}`),
  ]
  return writeLetter(messages.passwordChangedSubject, parts, shopUrl)
}

/** Goes to the old address and does not name the new one: nobody has proved to own either. */
function emailChanged(name: string, shopUrl: string): Written {
  const parts = [greeting(name), paragraph(messages.emailWasChanged), paragraph(messages.notYouWhoMoved)]
  return writeLetter(messages.emailChangedSubject, parts, shopUrl)
}

/** Without a name: the letter waits in the outbox when the name is already deleted. */
function accountDeleted(shopUrl: string): Written {
  const parts = [
    paragraph(messages.hello),
    paragraph(messages.accountWasDeleted),
    paragraph(messages.ordersStayNameless),
    paragraph(messages.comeBack),
  ]
  return writeLetter(messages.accountDeletedSubject, parts, shopUrl)
}

function aboutOrder(kind: OrderLetter, order: OrderFacts, shopUrl: string): Written {
  const { number } = order
  const news = messages.orderNews[kind]
  const isOver = kind === 'order delivered' || kind === 'order cancelled'
  const parts = [
    greeting(order.name),
    paragraph(messages.orderOpening({ news, number })),
    paragraph(nextStep(kind, order)),
    bill(order.lines, order.total),
    ...(isOver ? [] : [destination(order.address)]),
    button(messages.seeYourOrder, `${shopUrl}${paths.orders}`),
  ]
  return writeLetter(messages.orderSubject({ news, number }), parts, shopUrl)
}

function newOrder({ number, total, isPaid, area, lines }: NewOrderFacts, shopUrl: string): Written {
  const parts = [
    paragraph(messages.toBePacked({ number, isPaid, total, area: area.replace(/[\s\p{C}]+/gu, ' ').trim() })),
    bill(lines, total),
    paragraph(messages.whereTheRestIs({ number })),
  ]
  return writeLetter(messages.newOrderSubject({ number, total }), parts, shopUrl)
}

function nextStep(kind: OrderLetter, { payment, isPaid, total }: OrderFacts): string {
  switch (kind) {
    case 'order placed':
      return messages.payOnArrival({ total })
    case 'order paid':
      return messages.paymentArrived
    case 'order on its way':
      return payment === 'cash' ? messages.haveCashReady({ total }) : messages.alreadyPaid
    case 'order delivered':
      return messages.enjoyIt
    case 'order cancelled':
      return isPaid ? messages.moneyOnItsWayBack({ total }) : messages.nothingToPay
  }
}
