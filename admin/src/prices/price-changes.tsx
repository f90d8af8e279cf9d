import type { PriceDeed, Prices } from '@baqala/contract/admin/prices'
import { inShopDigits } from '@baqala/contract/digits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Loaded } from '../app/loaded.tsx'
import { egp } from '../app/money.ts'
import { Pager } from '../app/pager.tsx'
import { UndoPrice } from './undo-price.tsx'
import { messages } from '#messages/prices'

const clock = dateFormat({ timeStyle: 'short', timeZone: 'Africa/Cairo' })
// An undo ends while the list is looked at.
const ASK_AGAIN_MS = 60_000

interface PriceChangesProps {
  /** The query of the address: `page`, and `together` for the prices of one deed. */
  readonly query: Readonly<Record<string, string>>
}

/** The changes of today, the newest first; the own ones of the last minutes with a button that takes them back. */
export function PriceChanges({ query }: PriceChangesProps) {
  const changes = useQuery({
    queryKey: ['products', 'price changes', query],
    queryFn: () => callAdmin('listPriceChanges', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
  })
  return (
    <section aria-labelledby="price-changes">
      <h2 id="price-changes" className="text-xl font-extrabold">
        {query.together ? messages.changedTogether : messages.changesToday}
      </h2>
      {query.together && (
        <Link to={addresses.prices} className="text-link tall-link">
          {messages.allChanges}
        </Link>
      )}
      <Loaded query={changes} failed={messages.failed}>
        {(data) => (
          <>
            {data.changes.length === 0 ? (
              <p className="panel mt-3 p-5">{messages.noChanges}</p>
            ) : (
              <ul className="panel mt-3 divide-y divide-line">
                {data.changes.map((deed, place) => (
                  // Entries of one moment differ in nothing else that is sure to be unique.
                  <ChangeLine key={`${deed.at} ${place}`} deed={deed} />
                ))}
              </ul>
            )}
            <Pager
              page={data.page}
              hasMore={data.hasMore}
              linkTo={(to) => `?${new URLSearchParams({ ...query, page: String(to) }).toString()}`}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function ChangeLine({ deed }: { readonly deed: PriceDeed }) {
  const { at, who, about, isUndo, before, after, percent, count, together, undoUntil } = deed
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <p className="min-w-0 flex-1 basis-60">
        {about.kind === 'product' ? (
          <Link to={`${addresses.prices}/${about.id}`} className="text-link tall-link">
            <bdi>{inShopDigits(about.name)}</bdi>
          </Link>
        ) : (
          <Link to={`?together=${together}`} className="text-link tall-link">
            <bdi>{messages.pricesIn(about.name, count ?? 0)}</bdi>
          </Link>
        )}
        <span className="block text-sm text-ink-soft">
          {clock(new Date(at))} · <bdi>{who}</bdi>
          {isUndo && ` · ${messages.undone}`}
        </span>
      </p>
      {percent !== null && <Percent percent={percent} />}
      {before && after && <BeforeAfter before={before} after={after} />}
      {undoUntil !== null &&
        (about.kind === 'product' ? (
          <UndoPrice call="undoPrice" params={{ id: about.id }} />
        ) : (
          together !== null && <UndoPrice call="undoPrices" params={{ together }} />
        ))}
    </li>
  )
}

function Percent({ percent }: { readonly percent: number }) {
  return (
    <bdi dir="ltr" className="font-bold">
      {percent > 0 ? '+' : '−'}
      {Math.abs(percent)} %
    </bdi>
  )
}

interface BeforeAfterProps {
  readonly before: Prices
  readonly after: Prices
}

/** The prices of a product, before and after; beside a sale the price without it. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  return (
    <span className="whitespace-nowrap">
      <Cost prices={before} /> <span aria-hidden>{messages.arrow}</span>
      <span className="sr-only">{messages.becomes}</span> <Cost prices={after} isNew />
    </span>
  )
}

function Cost({
  prices: { price, priceAfterDiscount },
  isNew = false,
}: {
  readonly prices: Prices
  readonly isNew?: boolean
}) {
  return (
    <>
      <span className={isNew ? 'font-bold' : 'text-ink-soft'}>{egp(priceAfterDiscount ?? price)}</span>
      {priceAfterDiscount !== null && (
        <>
          {' '}
          <del className="text-sm text-ink-soft">{price.toFixed(2)}</del>
        </>
      )}
    </>
  )
}
