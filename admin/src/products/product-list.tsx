import { useState } from 'react'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { useMedia } from '@baqala/kit/ui/use-media.ts'
import { paths, queryString, type Query, useQueryParams } from '../ui/paths.ts'
import type { AdminReply } from '../api/calls.ts'
import { type Column, Loaded, Pager, ScreenHead, Table } from '../ui/screen-parts.tsx'
import { useMay } from '../session/use-session.ts'
import { optionOf, wholeTitle } from '../ui/words.ts'
import { SearchForm } from '../ui/search-form.tsx'
import { Field, SelectField } from '../ui/form.tsx'
import { UndoBar } from '../ui/undo-bar.tsx'
import { PriceInPlace } from '../prices/price-in-place.tsx'
import { CountedStock } from '../stock/stock-in-place.tsx'
import { groupsOf, Tick, Title } from './product-row.tsx'
import { type Listed, useBrands, useCategories, useProducts } from '../goods/use-products.ts'
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
export function ProductList() {
  const query = useQueryParams()
  const { show = '', ...asked } = query
  const products = useProducts({ ...asked, ...SHOWN[show] })

  return (
    <>
      <ScreenHead title={messages.title}>
        {useMay('catalog') && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.productGroups} text={messages.groups} />
            <ButtonLink to={`${paths.products}/new`} look="leaf" text={messages.add} />
          </div>
        )}
      </ScreenHead>
      <ProductFilters query={query} />
      <Loaded query={products} failureText={messages.failed} className="mt-5">
        {(data) => <FoundProducts {...data} />}
      </Loaded>
    </>
  )
}

/**
 * A choice is a search at once; words are one with Enter. A keyboard scanner ends its code with Enter. On a phone the choices are
 * folded, or they would stand in front of the products.
 */
function ProductFilters({ query }: { readonly query: Query }) {
  const { data: categories } = useCategories()
  const { data: brands } = useBrands()
  // The choice of the address is one of the options before their names are known.
  const chosen = (name: 'category' | 'brand') => (query[name] ? [[query[name], '…'] as const] : [])
  const isWide = useMedia('(min-width: 768px)')
  const all = ['', messages.all] as const
  const set = (['show', 'category', 'brand'] as const).filter((name) => query[name])
  const select = (name: 'show' | 'category' | 'brand' | 'sort') => ({ name, label: messages[name] })
  return (
    <SearchForm className="mt-4 flex flex-wrap items-end gap-3">
      <Field name="q" type="search" label={messages.q} className="min-w-0 flex-1 basis-40" />
      <Button type="submit" text={messages.find} />
      <details open={isWide} className="product-filters-fold group">
        <summary className="button button-quiet md:hidden">
          {messages.filters(set.length)}
          <ChevronRight aria-hidden size={20} className="rotate-90 group-open:-rotate-90" />
        </summary>
        <div onChange={({ currentTarget }) => currentTarget.closest('form')?.requestSubmit()}>
          <SelectField {...select('show')} options={[all, ...Object.entries(messages.shown)]} />
          <SelectField {...select('category')} options={[all, ...(categories?.map(optionOf) ?? chosen('category'))]} />
          <SelectField {...select('brand')} options={[all, ...(brands?.map(optionOf) ?? chosen('brand'))]} />
          {/* The headings of the table sort on a desk. */}
          <SelectField {...select('sort')} options={Object.entries(messages.sorts)} className="min-[641px]:hidden" />
        </div>
      </details>
    </SearchForm>
  )
}

function FoundProducts({ products, total, page, hasMore }: AdminReply<'listProducts'>) {
  const query = useQueryParams()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (products.length === 0) return <p className="panel mt-5 p-6">{messages.empty}</p>
  // Only products on this page: others may have gone with another search.
  const ids = products.map(({ _id }) => _id)
  const labelled = ids.filter((id) => chosen.has(id))
  const labels = `${paths.productLabels}?ids=${labelled.join(',')}`
  const choose = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))
  return (
    <>
      <div className="mt-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{messages.count(total)}</p>
        {labelled.length > 0 && <ButtonLink to={labels} text={messages.printLabels(labelled.length)} />}
      </div>
      <Table
        className="product-table panel mt-2"
        rows={products}
        keyOf={({ _id }) => _id}
        rowClass={({ isWithdrawn }) => (isWithdrawn ? 'bg-well' : undefined)}
        columns={[
          {
            head: (
              <Tick
                aria-label={messages.chooseAll}
                checked={labelled.length === ids.length}
                onChange={({ target }) => setChosen(new Set(target.checked ? ids : []))}
              />
            ),
            cell: (product) => (
              <Tick
                aria-label={messages.choose(wholeTitle(product))}
                checked={chosen.has(product._id)}
                onChange={() => choose(product._id)}
              />
            ),
          },
          ...columnsOf(query),
        ]}
      />
      <Pager page={page} hasMore={hasMore} />
      <UndoBar />
    </>
  )
}

function columnsOf(query: Query): readonly Column<Listed>[] {
  return [
    { ...sortHead('title', messages.product, query), cell: (product) => <Title product={product} /> },
    { head: messages.category, className: 'text-sm', cell: groupsOf },
    { ...sortHead('price', messages.price, query), cell: (product) => <PriceInPlace product={product} /> },
    { ...sortHead('stock', messages.stock, query), cell: (product) => <CountedStock product={product} /> },
  ]
}

/** The head of a column: a press sorts by it, another one the other way round. */
function sortHead(name: 'title' | 'price' | 'stock', label: string, { page: _, ...query }: Query) {
  const isUp = query.sort === name
  const isDown = query.sort === `-${name}`
  const head = (
    <Link
      to={queryString({ ...query, sort: isUp ? `-${name}` : name })}
      className="inline-flex min-h-11 items-center gap-1 font-bold underline-offset-4 hover:underline"
    >
      {label}
      <span aria-hidden>{isUp ? '▲' : isDown ? '▼' : ''}</span>
    </Link>
  )
  return { head, sort: isUp ? 'ascending' : isDown ? 'descending' : 'none' } as const
}
