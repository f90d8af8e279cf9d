import { useState } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses, asking, Pager, type Query, useAsked } from '../app/addresses.tsx'
import type { AdminReply } from '../app/calls.ts'
import { Loaded, ScreenHead } from '../app/screen-parts.tsx'
import type { ScreenProps } from '../app/use-session.ts'
import { UndoBar, type Undoable } from '../app/undo-bar.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductRow, Tick } from './product-row.tsx'
import { useProducts } from './use-products.ts'
import { messages } from '#messages/products'

// The words of the address, and what the server is asked.
const SHOWN: Readonly<Record<string, Query>> = {
  on: { state: 'on sale' },
  low: { low: 'true' },
  out: { state: 'sold out' },
  uncounted: { uncounted: 'true' },
  withdrawn: { state: 'withdrawn' },
}

/** All products, found and narrowed by the address. Stock and price are changed where they stand. */
export function ProductList({ session }: ScreenProps) {
  const query = useAsked()
  const { show = '', ...asked } = query
  const products = useProducts({ ...asked, ...SHOWN[show] })
  const mayChange = session.may.includes('catalog')

  return (
    <>
      <ScreenHead title={messages.title}>
        {mayChange && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={addresses.productGroups} text={messages.groups} />
            <ButtonLink to={`${addresses.products}/new`} look="leaf" text={messages.add} />
          </div>
        )}
      </ScreenHead>
      <ProductFilters query={query} />
      <Loaded query={products} failed={messages.failed} className="mt-5">
        {(data) => <FoundProducts {...data} query={query} session={session} />}
      </Loaded>
    </>
  )
}

interface FoundProductsProps extends AdminReply<'listProducts'>, ScreenProps {
  readonly query: Query
}

function FoundProducts({ products, total, page, hasMore, query, session }: FoundProductsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<Undoable>()
  if (products.length === 0) return <p className="panel mt-5 p-6">{messages.empty}</p>
  // Only products on this page: others may have gone with another search.
  const ids = products.map(({ _id }) => _id)
  const labelled = ids.filter((id) => chosen.has(id))
  const choose = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))
  return (
    <>
      <div className="mt-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{messages.count(total)}</p>
        {labelled.length > 0 && (
          <ButtonLink
            to={`${addresses.productLabels}?ids=${labelled.join(',')}`}
            text={messages.printLabels(labelled.length)}
          />
        )}
      </div>
      <div className="panel mt-2">
        <table className="admin-table product-table">
          <thead>
            <tr className="text-sm text-ink-soft">
              <th scope="col">
                <Tick
                  label={messages.chooseAll}
                  isOn={labelled.length === ids.length}
                  onChange={(isAll) => setChosen(new Set(isAll ? ids : []))}
                />
              </th>
              <SortHeading name="title" label={messages.product} query={query} />
              <th scope="col">{messages.category}</th>
              <SortHeading name="price" label={messages.price} query={query} />
              <SortHeading name="stock" label={messages.stock} query={query} />
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <ProductRow
                key={product._id}
                product={product}
                may={session.may}
                isChosen={chosen.has(product._id)}
                onChoose={() => choose(product._id)}
                onDone={setDone}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} hasMore={hasMore} linkTo={(to) => asking({ ...query, page: to })} />
      <UndoBar done={done} onClose={() => setDone(undefined)} />
    </>
  )
}

interface SortHeadingProps {
  readonly name: 'title' | 'price' | 'stock'
  readonly label: string
  readonly query: Query
}

/** A press sorts by the column, another one the other way round. */
function SortHeading({ name, label, query: { page: _, ...query } }: SortHeadingProps) {
  const isUp = query.sort === name
  const isDown = query.sort === `-${name}`
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <Link
        to={asking({ ...query, sort: isUp ? `-${name}` : name })}
        className="inline-flex min-h-11 items-center gap-1 font-bold underline-offset-4 hover:underline"
      >
        {label}
        <span aria-hidden>{isUp ? '▲' : isDown ? '▼' : ''}</span>
      </Link>
    </th>
  )
}
