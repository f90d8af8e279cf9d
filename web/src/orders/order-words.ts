/** What the storefront calls things that happen to an order. */
import type { Order, OrderMove, OrderState } from '@baqala/contract/orders'

const STATE_WORDS: Readonly<Record<OrderState, string>> = {
  'awaiting payment': 'Waiting for the payment',
  placed: 'Placed',
  paid: 'Paid',
  'being packed': 'Being packed',
  'on its way': 'On its way',
  delivered: 'Delivered',
  'payment failed': 'The payment failed',
  expired: 'Not paid in time',
  replaced: 'Replaced by a newer order',
  cancelled: 'Cancelled',
  'refund due': 'Your money is on its way back',
  refunded: 'Your money was sent back',
}

/** A newer server may know states that we do not; its own word is better than none. */
export function stateWords(state: OrderState): string {
  return STATE_WORDS[state] ?? state
}

/** What the shopper of a fresh order wants to know first: whether it is paid, or how it will be. */
export function confirmationWords({ state }: Order): string {
  return state === 'placed' ? 'Cash on delivery' : stateWords(state)
}

export type Tone = 'waiting' | 'going' | 'done' | 'over'

const TONES: Partial<Record<OrderState, Tone>> = {
  'awaiting payment': 'waiting',
  'refund due': 'waiting',
  placed: 'going',
  paid: 'going',
  'being packed': 'going',
  'on its way': 'going',
  delivered: 'done',
}

export function toneOf(state: OrderState): Tone {
  return TONES[state] ?? 'over'
}

/** Something is still going to happen to it. */
export function isUnderWay({ state }: Order): boolean {
  return toneOf(state) === 'waiting' || toneOf(state) === 'going'
}

const TO_THE_DOOR: readonly OrderState[] = ['being packed', 'on its way', 'delivered']

/** What comes next where all goes well. */
export function stepsAhead(state: OrderState): readonly OrderState[] {
  if (state === 'awaiting payment') return ['paid', ...TO_THE_DOOR]
  if (state === 'placed' || state === 'paid') return TO_THE_DOOR
  if (state === 'refund due') return ['refunded']
  const at = TO_THE_DOOR.indexOf(state)
  return at === -1 ? [] : TO_THE_DOOR.slice(at + 1)
}

const MOVERS: Readonly<Record<OrderMove['who'], string>> = {
  shopper: 'You',
  shop: 'The shop',
  'payment provider': 'The payment provider',
}

export function moverWords(who: OrderMove['who']): string {
  return MOVERS[who] ?? who
}

export function paymentWords({ paymentMethodType, isPaid }: Order): string {
  if (paymentMethodType === 'cash') return isPaid ? 'Cash, paid' : 'Cash on delivery'
  return isPaid ? 'Card, paid' : 'Card, not paid'
}

/** "3 products, 5 pieces": what a parcel would say. */
export function sizeWords({ cartItems }: Order): string {
  const pieces = cartItems.reduce((sum, { count }) => sum + count, 0)
  const products = counted(cartItems.length, 'product')
  return pieces === cartItems.length ? products : `${products}, ${counted(pieces, 'piece')}`
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
