import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { ProductGrid, ProductGridSkeleton } from '../product/product-grid.tsx'
import { areNarrow, filterProducts, type ProductFilters } from '../product-filters.ts'
import { ProductsFailed, ProductsLost } from '../product/products-failed.tsx'
import { categoriesOf, searchByCategory } from '../category-names.ts'
import { NothingFound, NothingLeft, prepareForNothing } from './nothing-to-show.ts'
import { useNextProductsPage, useProducts } from '../catalog-queries.ts'

interface ProductResultsProps {
  readonly typed: string
  readonly filters: ProductFilters
  readonly onPick: (category: string) => void
}

// Weighs 0.9 KiB, for catalogues too large for one answer.
const PagedResults = lazyPart(async () => {
  prepareForNothing()
  return (await import('./paged-results.tsx')).PagedResults
}, ProductsLost)

export const ProductResults = memo(function ProductResults({ typed, filters, onPick }: ProductResultsProps) {
  useLanguage()
  const { data, isError, refetch } = useProducts()
  // Deferred, so that a slow phone renders the first cards in slices.
  const first = useDeferredValue(data)
  const nextPage = useNextProductsPage()
  // A cached list is rendered whole, so that Back can restore the scroll position.
  const [isFresh] = useState(first === undefined)
  const found = useMemo(() => searchByCategory(first ?? [], typed), [first, typed])
  const left = useMemo(() => filterProducts(found, filters), [found, filters])

  if (!first) return isError ? <ProductsFailed onRetry={() => void refetch()} /> : <ProductGridSkeleton />

  if (nextPage) {
    const isWholeList = typed === '' && !areNarrow(filters) && filters.sort === undefined
    return (
      <Suspense fallback={isWholeList ? <ProductGrid products={first} isFresh={isFresh} /> : <ProductGridSkeleton />}>
        <PagedResults firstPage={first} {...{ nextPage, typed, filters, isFresh, onPick }} />
      </Suspense>
    )
  }
  if (left.length > 0) return <ProductGrid products={left} isFresh={isFresh} />
  return (
    <Suspense>
      {found.length > 0 ? (
        <NothingLeft typed={typed} filters={filters} products={first} />
      ) : (
        <NothingFound typed={first.length ? typed : ''} categories={categoriesOf(first)} onPick={onPick} />
      )}
    </Suspense>
  )
})
