import type { Order, OrderMove } from '@baqala/contract/orders'
import { promiseWords } from '../../delivery/promise.tsx'
import { OrderTime } from './order-time.tsx'
import { stepsAhead, toneOf } from '../order-state-badge.tsx'
import { messages } from '#messages/orders'

/** The changes of state so far, each with its author, time and reason; then the steps ahead, the last with the promised time. */
export function OrderTimeline({ order }: { order: Order }) {
  const { state, moves = [] } = order
  const promise = promiseWords(order)
  return (
    <section>
      <h3 className="mb-3 text-base">{messages.progress}</h3>
      <ol className="order-timeline">
        {moves.map((move, at) => (
          <Step
            key={move.at + move.state + move.why}
            move={move}
            isLast={move === moves.at(-1)}
            isNote={move.state === moves[at - 1]?.state}
          />
        ))}
        {stepsAhead(state).map((step) => (
          <li key={step} data-ahead>
            <span className="text-ink-soft">{messages.stateName(step)}</span>
            <span className="sr-only">{messages.stillToCome}</span>
            {step === 'delivered' && promise && <p className="text-sm text-ink-soft">{promise}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `isNote`: the state stays what it was, such as after a change of the goods. */
function Step({ move, isLast, isNote }: { move: OrderMove; isLast: boolean; isNote: boolean }) {
  const { who, why, at } = move
  // A paid order waits for nothing: its first step was to be placed.
  const state = move.state === 'awaiting payment' && !isLast ? 'placed' : move.state
  return (
    <li data-tone={toneOf(state)} {...(isLast && { 'aria-current': 'step' as const })}>
      {!(isNote && why) && <p className="font-bold">{messages.stateName(state)}</p>}
      {why && <p className="text-sm">{why}</p>}
      <p className="text-sm text-ink-soft">
        <OrderTime at={at} />
        {/* A reason of the shopper's own needs no author: "Ordered, cash on delivery", "You cancelled this order". */}
        {!(why && who === 'shopper') && messages.comma + messages.movedBy(who)}
      </p>
    </li>
  )
}
