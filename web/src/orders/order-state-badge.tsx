import type { Order } from '@baqala/contract/orders'
import { stateWords, toneOf } from './order-words.ts'

interface OrderStateBadgeProps {
  readonly order: Order
  readonly words?: string
}

/** Where an order stands. It is announced when it changes. */
export function OrderStateBadge({ order: { state }, words = stateWords(state) }: OrderStateBadgeProps) {
  return (
    <p aria-live="polite" data-tone={toneOf(state)} className="order-state">
      {words}
    </p>
  )
}
