import type { AdminReply } from '../api/calls.ts'
import { moment } from '../ui/words.ts'
import { messages } from '#messages/stock'

export type StockLedger = AdminReply<'listStockLedger'>

/** The newest lines of a product's ledger: when, how many, what was left, and why. */
export function Ledger({ entries, hasMore }: Pick<StockLedger, 'entries' | 'hasMore'>) {
  return (
    <details className="rounded-field border border-line">
      <summary className="cursor-pointer px-4 py-2.5 font-bold">{messages.ledger}</summary>
      {entries.length === 0 && <p className="px-4 pb-3">{messages.noLines}</p>}
      <ol className="divide-y divide-line border-t border-line">
        {entries.map(({ at, change, left, reason, note, who, order }, place) => (
          // Lines of one moment differ in nothing else that is sure to be unique.
          <li key={`${at} ${place}`} className="flex gap-3 px-4 py-2">
            <bdi dir="ltr" className="w-12 shrink-0 text-end font-bold">
              {change > 0 ? `+${change}` : change}
            </bdi>
            <p className="min-w-0 flex-1">
              {messages.reasons[reason]}
              {order !== null && ` ${messages.order(order)}`}
              {note && ' · '}
              <bdi>{note}</bdi>
              <br />
              <span className="text-sm text-ink-soft">
                {moment(at)}
                {who && ' · '}
                <bdi>{who}</bdi>
              </span>
            </p>
            <span className="shrink-0 text-sm text-ink-soft">{messages.left(left)}</span>
          </li>
        ))}
      </ol>
      {hasMore && <p className="border-t border-line px-4 py-2 text-sm text-ink-soft">{messages.olderLines}</p>}
    </details>
  )
}
