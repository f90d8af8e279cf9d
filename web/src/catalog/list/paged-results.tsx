import type { Product } from '@baqala/contract/catalog'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { load } from '../../api/load.ts'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import { useFailureToast } from '../../api/use-failure-toast.ts'
import { pageAfter, pageQuery, type PageRequest, withoutRepeats } from '../paging.ts'
import { narrowedQuery } from './narrowed-query.ts'
import { areNarrow, type ProductFilters } from '../product-filters.ts'
import { ProductGrid } from '../product/product-grid.tsx'
import { ProductsFailed } from '../product/products-failed.tsx'
import { brandsQuery, categoriesQuery, subcategoriesOfAllQuery } from '../catalog-queries.ts'
import { NothingFound, NothingLeft } from './nothing-to-show.ts'
import { whatIsShown } from './what-is-shown.ts'
import { messages } from '#messages/catalog'
import { messages as filterMessages } from '#messages/filters'

interface PagedResultsProps {
  readonly firstPage: readonly Product[]
  readonly nextPage: PageRequest
  readonly typed: string
  readonly filters: ProductFilters
  readonly isFresh: boolean
  readonly onPick: (category: string) => void
}

/** The results of a catalogue too large for one answer: an infinite list, and search, filters and order on the server. */
export function PagedResults({ firstPage, nextPage, typed, filters, isFresh, onPick }: PagedResultsProps) {
  const { narrowed, isResolving, categories } = useNarrowed(typed, filters)
  const isWholeList = narrowed?.length === 0
  const pages = useInfiniteQuery({
    queryKey: ['further products', narrowed],
    queryFn: ({ pageParam, signal }) => load('listProducts', { query: pageQuery(pageParam, narrowed), signal }),
    initialPageParam: isWholeList ? nextPage : { ...nextPage, page: 1 },
    getNextPageParam: pageAfter,
    enabled: narrowed !== undefined && !isWholeList,
    staleTime: Infinity,
  })
  useFailureToast(pages, messages.productsFailed)
  const loaded = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const products = withoutRepeats(isWholeList ? [...firstPage, ...loaded] : loaded)
  // Before the first further page has loaded, hasNextPage is false.
  const hasMore = pages.data ? pages.hasNextPage : isWholeList
  const isWaiting = pages.isFetching || isResolving
  const isNothing = products.length === 0 && !isWaiting
  const isNarrow = areNarrow(filters)
  const results = isNothing ? 0 : isWholeList ? undefined : pages.data?.pages[0]?.results
  const told = results !== undefined && whatIsShown(results, filters, typed, products)

  if (products.length === 0 && pages.isError) return <ProductsFailed onRetry={() => void pages.refetch()} />
  return (
    <>
      {/* A region that comes with its text is not announced: it stands there also before nothing is found. */}
      <p role="status" className={isNothing && isNarrow ? 'sr-only' : 'shown -mt-6 sm:-mt-9'}>
        {isNothing && !isNarrow ? filterMessages.noAisleBeginsWith(typed) : told}
      </p>
      <Suspense>
        {!isNothing && <ProductGrid products={products} isFresh={isFresh} />}
        {isNothing && isNarrow && <NothingLeft typed={typed} filters={filters} products={firstPage} />}
        {isNothing && !isNarrow && <NothingFound typed={typed} categories={categories} onPick={onPick} />}
      </Suspense>
      {hasMore && !pages.isFetching && <NearEnd key={products.length} onNear={() => void pages.fetchNextPage()} />}
      {isWaiting && (
        <p className="grid place-items-center py-8">
          <Spinner />
        </p>
      )}
    </>
  )
}

/** The parameters of the narrower list; none for the whole catalogue, undefined if nothing can match. */
function useNarrowed(typed: string, filters: ProductFilters) {
  const needed = [typed !== '' || filters.category.length > 0, filters.subcategory.length > 0, filters.brand.length > 0]
  const categories = useQuery({ ...categoriesQuery, enabled: needed[0] })
  const subcategories = useQuery({ ...subcategoriesOfAllQuery, enabled: needed[1] })
  const brands = useQuery({ ...brandsQuery, enabled: needed[2] })
  // Another part of the page may load a list that this one does not need, such as the aisles of the chips.
  const isResolving = [categories, subcategories, brands].some(({ isLoading }, at) => isLoading && needed[at])
  const known = {
    categories: categories.data ?? [],
    subcategories: subcategories.data ?? [],
    brands: brands.data ?? [],
  }
  return {
    narrowed: isResolving ? undefined : narrowedQuery(typed, filters, known),
    isResolving,
    categories: known.categories,
  }
}

/** Calls `onNear` when the end of the list is about to be scrolled into view. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const call = useRef(onNear)
  useEffect(() => {
    if (!end.current) return undefined
    // A busy phone reports several moves at once, the newest last.
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && call.current(), {
      rootMargin: '1500px 0px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={end} />
}
