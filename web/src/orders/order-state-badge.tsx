/** The progress of an order: its state, the colour of that, and the steps still ahead. */
import type { Order, OrderState } from '@baqala/contract/orders'
import { messages } from '#messages/orders'

export function OrderStateBadge({ order: { state }, words }: { readonly order: Order; readonly words?: string }) {
  return (
    <p aria-live="polite" data-tone={toneOf(state)} className="order-state">
      {words ?? messages.stateName(state)}
    </p>
  )
}

const TONES: Partial<Record<OrderState, 'waiting' | 'going' | 'done'>> = {
  'awaiting payment': 'waiting',
  'refund due': 'waiting',
  placed: 'going',
  paid: 'going',
  'being packed': 'going',
  'on its way': 'going',
  delivered: 'done',
  refunded: 'done',
}

export function toneOf(state: OrderState) {
  return TONES[state] ?? 'over'
}

export function isUnderWay({ state }: Order): boolean {
  return toneOf(state) === 'waiting' || toneOf(state) === 'going'
}

const DELIVERY: readonly OrderState[] = ['being packed', 'on its way', 'delivered']

/** The states still to come if all goes well. */
export function stepsAhead(state: OrderState): readonly OrderState[] {
  if (state === 'awaiting payment') return ['paid', ...DELIVERY]
  if (state === 'placed' || state === 'paid') return DELIVERY
  if (state === 'refund due') return ['refunded']
  const at = DELIVERY.indexOf(state)
  return at === -1 ? [] : DELIVERY.slice(at + 1)
}

export function isToCome({ state }: Order): boolean {
  return stepsAhead(state).includes('delivered')
}
