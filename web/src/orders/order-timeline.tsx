import type { Order, OrderMove } from '@baqala/contract/orders'
import { OrderTime } from './order-time.tsx'
import { moverWords, stateWords, stepsAhead, toneOf } from './order-words.ts'

/** Every step so far with who took it, when and why; then the steps that are still to come. */
export function OrderTimeline({ order: { state, moves = [] } }: { order: Order }) {
  return (
    <section>
      <h3 className="mb-3 text-base">Step by step</h3>
      <ol className="order-timeline">
        {moves.map((move) => (
          <Step key={move.at + move.state} move={move} isLast={move === moves.at(-1)} />
        ))}
        {stepsAhead(state).map((step) => (
          <li key={step} data-ahead>
            <span className="text-ink-soft">{stateWords(step)}</span>
            <span className="sr-only"> (still to come)</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step({ move: { state, who, why, at }, isLast }: { move: OrderMove; isLast: boolean }) {
  return (
    <li data-tone={toneOf(state)} {...(isLast && { 'aria-current': 'step' as const })}>
      <p className="font-bold">{stateWords(state)}</p>
      {why && <p className="text-sm">{why}</p>}
      <p className="text-sm text-ink-soft">
        {moverWords(who)}, <OrderTime at={at} />
      </p>
    </li>
  )
}
