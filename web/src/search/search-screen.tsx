import '../catalog/list/list-tools.css'
import { shownName } from '../catalog/category-names.ts'
import { categoriesQuery } from '../catalog/catalog-queries.ts'
import { foundQuery } from '../catalog/found-query.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink, CrossButton } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import type { SearchReply } from '@baqala/contract/search'
import { ListTools } from '../catalog/list/list-tools.tsx'
import { ToolsToCome } from '../catalog/list/product-list.tsx'
import { NothingLeft } from '../catalog/list/nothing-left.tsx'
import { useFilters } from '../catalog/list/use-filters.ts'
import { ProductGrid, ProductGridSkeleton } from '../catalog/product/product-grid.tsx'
import { areNarrow, filterProducts, productsPath } from '../catalog/product-filters.ts'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { useIsWishing, useWishlist } from '../wishlist/use-wishlist.ts'
import { describeFound, hintForNothing } from './describe-found.ts'
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts'
import { SearchBox } from './search-box.tsx'
import { messages } from '#messages/search'
import { messages as shop } from '#messages/shop'

/** /Search?q=…, an addition to the specification: the products found, best first, and as what each word was read. */
export function SearchScreen() {
  const { search } = useLocation()
  const typed = (new URLSearchParams(search).get('q') ?? '').trim()
  return (
    <div className="min-h-dvh">
      <ScreenTitle className="screen-title mb-2">{typed ? messages.titleOf(typed) : shop.search}</ScreenTitle>
      {/* A phone's bar has no field to show what was sought, or to seek anew. */}
      <div className="bar-panel mb-4">
        <SearchBox takesFocus={false} />
      </div>
      {typed ? <Results key={typed} typed={typed} /> : <BeforeSearch />}
    </div>
  )
}

const MOST_RESULTS = 50

function Results({ typed }: { readonly typed: string }) {
  const { data, isError, refetch } = useQuery(foundQuery(typed, MOST_RESULTS))
  const hasFound = data !== undefined && data.results > 0

  useEffect(() => {
    if (hasFound) rememberSearch(typed)
  }, [hasFound, typed])

  if (!data && isError) return <LoadFailed text={messages.failed} onRetry={() => void refetch()} />
  // Most searches find several products.
  const hasTools = !data || data.data.length > 1
  return (
    <>
      <p role="status" className={`text-lg ${hasTools ? 'mb-2 empty:absolute' : 'mb-4 min-h-6'}`}>
        {data && describeFound(data, typed, hasTools)}
      </p>
      {data === undefined && <ToolsToCome />}
      {data === undefined && <ProductGridSkeleton />}
      {data?.results === 0 && (
        <div className="panel grid justify-items-center gap-4 px-6 py-10 text-center">
          <p className="text-ink-soft">{hintForNothing()}</p>
          <ButtonLink to={paths.categories} look="leaf" text={messages.browseCategories} />
        </div>
      )}
      {hasFound && <Found data={data.data} hasTools={hasTools} />}
    </>
  )
}

/** It has the tools of the product list, also in the address. */
function Found({ data, hasTools }: Pick<SearchReply, 'data'> & { readonly hasTools: boolean }) {
  const filters = useFilters('', data)
  const left = filterProducts(data, filters)
  useWishlist({ isEnabled: true })
  const isWishing = useIsWishing()
  return (
    <section aria-label={messages.productsFound} className="relative">
      <h2 className="sr-only">{messages.productsFound}</h2>
      {(hasTools || areNarrow(filters)) && <ListTools products={data} isPaged={false} typed="" filters={filters} />}
      {left.length > 0 ? <ProductGrid products={left} /> : <NothingLeft typed="" filters={filters} products={data} />}
      {isWishing && <SpinnerOverlay />}
    </section>
  )
}

/** /Search before anything is sought: the last searches, and the aisles. */
function BeforeSearch() {
  const recent = useRecentSearches()
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (
    <>
      <p className="text-ink-soft">{messages.whatToType}</p>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches" className="mt-6">
          <div className="flex flex-wrap items-center gap-x-4">
            <h2 id="recent-searches" className="text-xl">
              {messages.recent}
            </h2>
            <Button onClick={forgetSearches} look="text" className="min-h-11" text={messages.clearRecent} />
          </div>
          <ul className="flex flex-wrap gap-2">
            {recent.map((text) => (
              <li key={text} className="chip search-chip">
                <Link to={paths.searchFor(text)} className="min-h-11 min-w-6 content-center wrap-anywhere">
                  <bdi>{text}</bdi>
                </Link>
                <CrossButton label={messages.forget(text)} size={18} onClick={() => forgetSearch(text)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {categories.length > 0 && (
        <Section title={messages.aisles} titleClass="mb-2 text-xl" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {categories.map((category) => (
              <li key={category._id}>
                <Link to={productsPath({ category: [category.name] })} className="chip whitespace-normal!">
                  {shownName(category)}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
