import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import type { SearchReply } from '@baqala/contract/search'
import { ListTools } from '../catalog/list/list-tools.tsx'
import { NothingLeft } from '../catalog/list/nothing-left.tsx'
import { useFilters } from '../catalog/list/use-filters.ts'
import { ProductGrid, ProductGridSkeleton } from '../catalog/product/product-grid.tsx'
import { areNarrow, filterProducts } from '../catalog/product-filters.ts'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { useIsWishing, useWishlist } from '../wishlist/use-wishlist.ts'
import { BeforeSearch } from './before-search.tsx'
import { describeFound } from './describe-found.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchBox } from './search-box.tsx'
import { resultsQuery } from './use-suggestions.ts'
import { messages } from '#messages/search'

/** /Search?q=…, an addition to the specification: the products found, best first, and as what each word was read. */
export function SearchScreen() {
  const { search } = useLocation()
  const typed = (new URLSearchParams(search).get('q') ?? '').trim()
  return (
    <div className="min-h-dvh">
      <ScreenTitle className="screen-title mb-2">{typed ? messages.titleOf(typed) : messages.title}</ScreenTitle>
      {/* A phone's bar has no field to show what was sought, or to seek anew. */}
      <div className="bar-search-panel mb-4">
        <SearchBox typedBefore={typed} takesFocus={false} startsOpen={false} />
      </div>
      {typed ? <Results key={typed} typed={typed} /> : <BeforeSearch />}
    </div>
  )
}

function Results({ typed }: { readonly typed: string }) {
  const { data, isError, refetch } = useQuery(resultsQuery(typed))
  const hasFound = data !== undefined && data.results > 0

  useEffect(() => {
    if (hasFound) rememberSearch(typed)
  }, [hasFound, typed])

  if (!data && isError) {
    return (
      <div className="mt-4">
        <LoadFailed text={messages.failed} onRetry={() => void refetch()} />
      </div>
    )
  }
  const hasTools = hasFound && data.data.length > 1
  return (
    <>
      <p role="status" className={`text-lg ${hasTools ? 'mb-2 empty:hidden' : 'mb-4 min-h-6'}`}>
        {data && describeFound(data, typed, hasTools)}
      </p>
      {data === undefined && <ProductGridSkeleton />}
      {data?.results === 0 && <Nothing />}
      {hasFound && <Found data={data.data} hasTools={hasTools} />}
    </>
  )
}

interface FoundProps extends Pick<SearchReply, 'data'> {
  readonly hasTools: boolean
}

/** The tools are those of the product list, as is their place in the address. */
function Found({ data, hasTools }: FoundProps) {
  const filters = useFilters('', data)
  const left = filterProducts(data, filters)
  useWishlist({ isEnabled: true })
  const isWishing = useIsWishing()
  return (
    <section aria-label={messages.suggestions} className="relative">
      <h2 className="sr-only">{messages.suggestions}</h2>
      {(hasTools || areNarrow(filters)) && <ListTools products={data} isPaged={false} typed="" filters={filters} />}
      {left.length > 0 ? <ProductGrid products={left} /> : <NothingLeft typed="" filters={filters} products={data} />}
      {isWishing && <SpinnerOverlay />}
    </section>
  )
}

function Nothing() {
  return (
    <div className="panel grid justify-items-center gap-4 px-6 py-10 text-center">
      <p className="text-ink-soft">{messages.nothingHint}</p>
      <ButtonLink to={paths.categories} look="leaf" text={messages.browseCategories} />
    </div>
  )
}
