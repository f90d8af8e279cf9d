import type { ListedProduct } from '@baqala/contract/admin/products'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { addresses } from '../app/addresses.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Loaded } from '../app/loaded.tsx'
import { Pager } from '../app/pager.tsx'
import { UndoBar, type Undoable } from '../app/undo-bar.tsx'
import { FindProduct, ProductLine } from '../scan/find-product.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { messages } from '#messages/stock'

const LISTS = {
  low: { low: 'true' },
  soldOut: { state: 'sold out' },
  uncounted: { uncounted: 'true' },
} as const satisfies Record<string, Readonly<Record<string, string>>>
type ListName = keyof typeof LISTS

const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'Africa/Cairo' })

/** Scan a product and count it; below, the lists of what to count. The dialog of a product is an address below this one. */
export function StockScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [done, setDone] = useState<Undoable>()
  const query = new URLSearchParams(search)
  const list = listNamed(query.get('list'))
  const addressOf = (productId: string) => `${addresses.stock}/${productId}?list=${list}`
  const close = () => void navigate(`${addresses.stock}?list=${list}`)

  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <div className="mt-4 grid gap-4">
        <FindProduct addressOf={addressOf} isPaused={id !== undefined} fact={({ stock }) => messages.pieces(stock)} />
        <CountingList key={list} list={list} page={id ? 1 : Number(query.get('page') ?? 1)} addressOf={addressOf} />
      </div>
      <UndoBar done={done} onClose={() => setDone(undefined)} />
      {id && (
        <StockDialog
          key={id}
          id={id}
          onClose={close}
          onDone={(change) => {
            setDone(change)
            close()
          }}
        />
      )}
    </>
  )
}

function listNamed(name: string | null): ListName {
  return name === 'soldOut' || name === 'uncounted' ? name : 'low'
}

interface CountingListProps {
  readonly list: ListName
  readonly page: number
  readonly addressOf: (productId: string) => string
}

function CountingList({ list, page, addressOf }: CountingListProps) {
  const products = useQuery({
    queryKey: ['products', 'to count', list, page],
    queryFn: () => callAdmin('listProducts', { query: { ...LISTS[list], page: String(page) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="to-count">
      <h2 id="to-count" className="text-xl font-extrabold">
        {messages.toCount}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-1">
        {(Object.keys(LISTS) as ListName[]).map((name) => (
          <li key={name}>
            <Link
              to={`${addresses.stock}?list=${name}`}
              aria-current={name === list ? 'page' : undefined}
              className="admin-tab"
            >
              {messages.lists[name]}
            </Link>
          </li>
        ))}
      </ul>
      <Loaded query={products} failed={messages.failed}>
        {(data) => (
          <>
            {data.products.length === 0 ? (
              <p className="panel mt-3 p-5">{messages.emptyLists[list]}</p>
            ) : (
              <ul className="panel mt-3 divide-y divide-line">
                {data.products.map((product) => (
                  <li key={product._id}>
                    <Link
                      to={addressOf(product._id)}
                      className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-well"
                    >
                      <ProductLine product={product} fact={factOf(product, list)} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <Pager page={page} hasMore={data.hasMore} linkTo={(to) => `?list=${list}&page=${to}`} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function factOf({ stock, lastCountedAt }: ListedProduct, list: ListName): string {
  if (list !== 'uncounted') return messages.pieces(stock)
  return lastCountedAt === null ? messages.neverCounted : messages.countedOn(shortDay(new Date(lastCountedAt)))
}
