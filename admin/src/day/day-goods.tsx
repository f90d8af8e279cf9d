import { egp, nameOf, clock } from '../ui/words.ts'
import { weekdayOf, type DayReport } from './day-text.ts'
import { messages } from '#messages/day'

type Row = readonly [key: string, name: string, text: string]

/** The goods of the day; of today also what is low, and what to buy for tomorrow. */
export function DayGoods({ report: { bestSellers, ranOut, refunds, shelf } }: { readonly report: DayReport }) {
  return (
    <>
      <List
        title={messages.toBuy}
        hint={shelf ? messages.howFigured(weekdayOf(shelf.buyFor)) : undefined}
        empty={messages.nothingToBuy}
        rows={shelf?.toBuy.map((each) => goodsRow(each, [messages.pieces(each.buy), messages.left(each.onHand)]))}
      />
      <List
        title={messages.bestSellers}
        empty={messages.nothingSold}
        rows={bestSellers.map((each) => goodsRow(each, [messages.pieces(each.pieces)]))}
      />
      <List
        title={messages.ranOut}
        empty={messages.nothingRanOut}
        rows={ranOut.map((each) => goodsRow(each, [clock(each.at), messages.left(each.onHand)]))}
      />
      <List
        title={messages.low}
        empty={messages.nothingLow}
        rows={shelf?.low.map((each) => goodsRow(each, [messages.left(each.onHand)]))}
      />
      <List title={messages.refunds} rows={refunds.filter(({ isByHand }) => !isByHand).map(refundRow)} />
      <List title={messages.byHand} rows={refunds.filter(({ isByHand }) => isByHand).map(refundRow)} />
    </>
  )
}

function goodsRow(goods: Parameters<typeof nameOf>[0] & { readonly _id: string }, facts: readonly string[]): Row {
  return [goods._id, nameOf(goods), facts.join(' · ')]
}

function refundRow({ number, amount, at }: DayReport['refunds'][number]): Row {
  return [`${number} ${at}`, messages.order(number), `${egp(amount)} · ${clock(at)}`]
}

interface ListProps {
  readonly title: string
  readonly hint?: string | undefined
  /** Stands in place of an empty list; without it nothing is shown. */
  readonly empty?: string
  readonly rows: readonly Row[] | undefined
}

function List({ title, hint, empty, rows }: ListProps) {
  if (!rows || (rows.length === 0 && !empty)) return null
  return (
    <section className="panel p-5">
      <h3 className="font-bold">{title}</h3>
      {hint && rows.length > 0 && <p className="mt-1 text-sm text-pretty text-ink-soft">{hint}</p>}
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{empty}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {rows.map(([key, name, text]) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-4 py-2">
              <bdi>{name}</bdi>
              <span className="tabular text-ink-soft">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
