import type { Order } from '@baqala/contract/orders'
import { toneOf } from './order-progress.ts'
import { messages } from '#messages/orders'

interface OrderStateBadgeProps {
  readonly order: Order
  readonly words?: string
}

export function OrderStateBadge({ order: { state }, words = messages.stateName(state) }: OrderStateBadgeProps) {
  return (
    <p aria-live="polite" data-tone={toneOf(state)} className="order-state">
      {words}
    </p>
  )
}
