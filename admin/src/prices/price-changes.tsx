import type { PriceEntry, Prices } from '@baqala/contract/admin/prices'
import { inShopDigits } from '@baqala/contract/arabic'
import { twoDecimals } from '@baqala/contract/money'
import { Section } from '@baqala/kit/ui/section.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { paths, type Query } from '../ui/paths.ts'
import { callAdmin, keepsLast, refresh, useCall } from '../api/calls.ts'
import { Loaded, NameLink, Pager } from '../ui/screen-parts.tsx'
import { offerUndo } from '../ui/undo-bar.tsx'
import { egp, clock } from '../ui/words.ts'
import { messages } from '#messages/prices'

// An undo ends while the list is looked at.
const ASK_AGAIN_MS = 60_000

/**
 * The changes of today, the newest first; the own ones of the last minutes with a button that takes them back. The query is a
 * `page`, and `together` for the prices of one change of many.
 */
export function PriceChanges({ query }: { readonly query: Query }) {
  const changes = useCall('products', 'listPriceChanges', { query }, { ...keepsLast, refetchInterval: ASK_AGAIN_MS })
  const title = query.together ? messages.changedTogether : messages.changesToday
  return (
    <Section title={title} titleClass="text-xl font-extrabold">
      {query.together && <NameLink to={paths.prices} name={messages.allChanges} />}
      <Loaded query={changes} failureText={messages.failed}>
        {(data) => (
          <>
            {data.changes.length === 0 ? (
              <p className="panel mt-3 p-5">{messages.noChanges}</p>
            ) : (
              <ul className="panel mt-3 divide-y divide-line">
                {data.changes.map((entry, place) => (
                  // Entries of one moment differ in nothing else that is sure to be unique.
                  <ChangeLine key={`${entry.at} ${place}`} entry={entry} />
                ))}
              </ul>
            )}
            <Pager {...data} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function ChangeLine({ entry }: { readonly entry: PriceEntry }) {
  const { at, who, about, isUndo, before, after, percent, count, together, undoUntil } = entry
  const undoOne = before && after && (() => undoPrice(about.id, before, after))
  const undoAll = together && (() => callAdmin('undoPrices', { params: { together } }))
  const undo = about.kind === 'product' ? undoOne : undoAll
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <p className="min-w-0 flex-1 basis-60">
        {about.kind === 'product' ? (
          <NameLink to={`${paths.prices}/${about.id}`} name={inShopDigits(about.name)} />
        ) : (
          <NameLink to={`?together=${together}`} name={messages.pricesIn(about.name, count ?? 0)} />
        )}
        <span className="block text-sm text-ink-soft">
          {clock(at)} · <bdi>{who}</bdi>
          {isUndo && ` · ${messages.undone}`}
        </span>
      </p>
      {percent !== null && (
        <bdi dir="ltr" className="font-bold">
          {percent > 0 ? '+' : '−'}
          {Math.abs(percent)} %
        </bdi>
      )}
      {before && after && <BeforeAfter before={before} after={after} />}
      {undoUntil !== null && undo && <UndoPrice undo={undo} />}
    </li>
  )
}

/** Takes back this change alone: another one since, of the same person too, is not touched. */
export const undoPrice = (id: string, before: Prices, after: Prices) =>
  callAdmin('undoPrice', { params: { id }, body: { before, after } })

/**
 * Takes back a change of prices; the bar that says the last change goes with it. Somebody who was quicker is named, and their price
 * is shown.
 */
export function UndoPrice({ undo }: { readonly undo: () => Promise<unknown> }) {
  const work = () =>
    undo()
      .then(() => offerUndo(undefined))
      .finally(() => void refresh('products'))
  return <PressButton work={work} said={messages.undone} text={messages.undo} />
}

/** The prices of a product, before and after; beside a sale the price without it. */
export function BeforeAfter({ before, after }: { readonly before: Prices; readonly after: Prices }) {
  return (
    <span className="inline-block">
      <Cost prices={before} className="text-ink-soft" /> <span aria-hidden>{messages.arrow}</span>
      <span className="sr-only">{messages.becomes}</span> <Cost prices={after} className="font-bold" />
    </span>
  )
}

/** The price to pay; on sale, with the usual price crossed out beside it. */
export function Cost({ prices, className }: { readonly prices: Prices; readonly className?: string }) {
  const { price, priceAfterDiscount } = prices
  return (
    <>
      <bdi className={className}>{egp(priceAfterDiscount ?? price)}</bdi>{' '}
      {priceAfterDiscount !== null && <del className="text-sm text-ink-soft">{twoDecimals(price)}</del>}
    </>
  )
}
