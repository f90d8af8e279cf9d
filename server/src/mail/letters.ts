/** The letters the shop writes, in plain text and HTML. */
import { paths } from '@baqala/contract/paths'
import { shop } from '../../../shop.config.ts'
import {
  bigCode,
  bill,
  button,
  destination,
  egp,
  greeting,
  paragraph,
  writeLetter,
  type Line,
  type Written,
} from './letter-parts.ts'

/** Facts are what the outbox keeps; a `secret` is kept sealed. */
export type Letter =
  | { readonly kind: 'welcome'; readonly facts: { readonly name: string } }
  | { readonly kind: 'reset code'; readonly facts: { readonly name: string; readonly secret: string } }
  | { readonly kind: 'password changed'; readonly facts: { readonly name: string } }
  | { readonly kind: OrderLetter; readonly facts: OrderFacts }

export type OrderLetter = 'order placed' | 'order paid' | 'order on its way' | 'order delivered' | 'order cancelled'

export interface OrderFacts {
  readonly name: string
  readonly number: number
  readonly lines: readonly Line[]
  /** Piastres. */
  readonly total: number
  readonly address: string
  readonly payment: 'cash' | 'card'
  /** Whether money has arrived for it. */
  readonly isPaid: boolean
}

/** `shopUrl` is where the shop is found, without a slash at its end. */
export function writeMail(letter: Letter, shopUrl: string): Written {
  switch (letter.kind) {
    case 'welcome':
      return welcome(letter.facts.name, shopUrl)
    case 'reset code':
      return resetCode(letter.facts.name, letter.facts.secret, shopUrl)
    case 'password changed':
      return passwordChanged(letter.facts.name, shopUrl)
    default:
      return aboutOrder(newsOf(letter.kind, letter.facts), letter.facts, shopUrl)
  }
}

function welcome(name: string, shopUrl: string): Written {
  const parts = [
    greeting(name),
    paragraph(`Your account at ${shop.name} is open. Fill your basket, and we bring it to your door.`),
    button('Start shopping', shopUrl),
    paragraph('If it was not you who signed up, do nothing: nobody can read your mail, and nothing was ordered.'),
  ]
  return writeLetter(`Welcome to ${shop.name}`, parts, shopUrl)
}

/** The code stands unbroken and is the only number of more than three digits, so that phones can offer to copy it. */
function resetCode(name: string, code: string, shopUrl: string): Written {
  const parts = [
    greeting(name),
    paragraph(`Your code to set a new password at ${shop.name} is:`),
    bigCode(code),
    paragraph('It works once, for ten minutes, in the browser that asked for it.'),
    paragraph(
      'If you did not ask for it, do nothing: your password stays as it is. Never tell the code to anyone; we never ask for it.',
    ),
  ]
  // An address with a port would be a second long number.
  return writeLetter(`Your ${shop.name} reset code`, parts, shopUrl.replace(/:\d+$/, ''))
}

function passwordChanged(name: string, shopUrl: string): Written {
  const parts = [
    greeting(name),
    paragraph(
      `The password of your account at ${shop.name} has just been changed, and every other device was signed out.`,
    ),
    paragraph('If it was not you, set a new password now and tell us.'),
    button('Set a new password', `${shopUrl}${paths.forgotPassword}`),
  ]
  return writeLetter(`Your ${shop.name} password was changed`, parts, shopUrl)
}

interface News {
  readonly headline: string
  readonly next: string
}

function newsOf(kind: OrderLetter, { payment, isPaid, total }: OrderFacts): News {
  const cash = payment === 'cash' ? `Please have ${egp(total)} in cash ready.` : 'It is paid already.'
  switch (kind) {
    case 'order placed':
      return { headline: 'we have your order', next: `You pay ${egp(total)} in cash when it arrives.` }
    case 'order paid':
      return { headline: 'your order is paid', next: 'Your payment has arrived, thank you.' }
    case 'order on its way':
      return { headline: 'your order is on its way', next: cash }
    case 'order delivered':
      return { headline: 'your order was delivered', next: 'Enjoy it!' }
    case 'order cancelled':
      return {
        headline: 'your order was cancelled',
        next: isPaid ? `Your ${egp(total)} are on their way back to you.` : 'You have nothing to pay.',
      }
  }
}

function aboutOrder({ headline, next }: News, order: OrderFacts, shopUrl: string): Written {
  const isOver = headline.includes('delivered') || headline.includes('cancelled')
  const parts = [
    greeting(order.name),
    paragraph(`${capitalised(headline)}. Its number is ${order.number}.`),
    paragraph(next),
    bill(order.lines, order.total),
    ...(isOver ? [] : [destination(order.address)]),
    button('See your order', `${shopUrl}${paths.orders}`),
  ]
  return writeLetter(`${shop.name}: ${headline} (${order.number})`, parts, shopUrl)
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
