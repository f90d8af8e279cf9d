import type { Product } from '@baqala/contract/catalog'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { load } from '../api/load.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { pageQuery, idsStartingWith, type PageRequest, pageAfter, withoutRepeats } from './further-pages.ts'
import { NothingFound } from './nothing-found.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductsFailed } from './products-failed.tsx'
import { categoriesQuery } from './catalog-queries.ts'
import * as messages from './catalog.messages.en.ts'

interface PagedResultsProps {
  readonly firstPage: readonly Product[]
  readonly nextPage: PageRequest
  readonly typed: string
  readonly wishedIds: ReadonlySet<string>
  readonly onPick: (category: string) => void
}

/** The results of a catalogue too large for one answer: an infinite list, and a search on the server. */
export function PagedResults({ firstPage, nextPage, typed, wishedIds, onPick }: PagedResultsProps) {
  const categories = useQuery({ ...categoriesQuery, enabled: typed !== '' })
  const sought = typed === '' ? undefined : idsStartingWith(categories.data ?? [], typed)
  const pages = useFurtherPages(sought, nextPage)
  const loaded = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const products = withoutRepeats(sought ? loaded : [...firstPage, ...loaded])
  // Before the first further page has loaded, hasNextPage is false.
  const hasMore = pages.data ? pages.hasNextPage : !sought
  const isWaiting = pages.isFetching || (sought !== undefined && categories.isPending)

  if (products.length === 0 && pages.isError) return <ProductsFailed onRetry={() => void pages.refetch()} />
  if (products.length === 0 && !isWaiting) {
    return <NothingFound typed={typed} categories={(categories.data ?? []).map(({ name }) => name)} onPick={onPick} />
  }
  return (
    <>
      <ProductGrid products={products} wishedIds={wishedIds} />
      {hasMore && !pages.isFetching && <NearEnd key={products.length} onNear={() => void pages.fetchNextPage()} />}
      {isWaiting && (
        <p className="grid place-items-center py-8">
          <Spinner />
        </p>
      )}
    </>
  )
}

function useFurtherPages(sought: readonly string[] | undefined, nextPage: PageRequest) {
  const pages = useInfiniteQuery({
    queryKey: ['further products', sought ?? 'all'],
    queryFn: ({ pageParam, signal }) => load('listProducts', { query: pageQuery(pageParam, sought), signal }),
    initialPageParam: sought ? { ...nextPage, page: 1 } : nextPage,
    getNextPageParam: pageAfter,
    enabled: sought !== undefined && sought.length > 0,
    staleTime: Infinity,
  })
  useFailureToast(pages, messages.productsFailed)
  return pages
}

/** Calls `onNear` when the end of the list is about to be scrolled into view. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const call = useRef(onNear)
  useEffect(() => {
    if (!end.current) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && call.current(), {
      rootMargin: '1500px 0px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={end} />
}
