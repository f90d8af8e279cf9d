import type { StaffOrder } from '@baqala/contract/admin/orders'
import { Section } from '@baqala/kit/ui/section.tsx'
import { moment } from '../app/times.ts'
import { messages } from '#messages/orders'

/** Everything that has become of the order, by whom and when. */
export function OrderMoves({ moves }: Pick<StaffOrder, 'moves'>) {
  return (
    <Section level={3} titleClass="order-part" title={messages.moves}>
      <ol className="grid gap-2">
        {moves.map(({ state, by, who, why, at }, position) => (
          // Two moves of one moment may differ in nothing.
          <li key={`${at} ${position}`}>
            <p>
              <span className="font-bold">{messages.states[state]}</span> · <bdi>{by ?? messages.movers[who]}</bdi> ·{' '}
              <time dateTime={at} className="text-ink-soft">
                {moment(at)}
              </time>
            </p>
            <p className="text-sm text-ink-soft">
              <bdi>{why}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
