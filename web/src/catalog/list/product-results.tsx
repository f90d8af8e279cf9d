import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useLanguage, withSentences } from '@baqala/kit/language/language.ts'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { ProductGrid, ProductGridSkeleton } from '../product/product-grid.tsx'
import { areNarrow, filterProducts, type ProductFilters } from '../product-filters.ts'
import { ProductsFailed, ProductsLost } from '../product/products-failed.tsx'
import { categoriesOf, searchByCategory } from '../category-names.ts'
import type { DrawResults } from './paged-results.tsx'
import { useNextProductsPage, useProducts } from '../catalog-queries.ts'

interface ProductResultsProps {
  readonly typed: string
  readonly filters: ProductFilters
  readonly onPick: (category: string) => void
}

const importNothingFound = () => withSentences(() => import('./nothing-found.tsx'))
const NothingFound = lazyPart(async () => (await importNothingFound()).NothingFound)
const NothingLeft = lazyPart(async () => (await import('./nothing-left.tsx')).NothingLeft)

/** Loads what an empty result shows, before anything is typed: until it has come the list is blank. */
export const prepareForNothing = () => void importNothingFound().catch(() => {})

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

  const draw: DrawResults = (products, nothing, categories = categoriesOf(first)) =>
    nothing ? (
      <Suspense>
        {nothing === 'left' && <NothingLeft typed={typed} filters={filters} products={first} />}
        {nothing === 'found' && <NothingFound typed={first.length ? typed : ''} {...{ categories, onPick }} />}
      </Suspense>
    ) : (
      <ProductGrid products={products} isFresh={isFresh} />
    )

  if (!nextPage) return left.length > 0 ? draw(left) : draw([], found.length > 0 ? 'left' : 'found')
  const isWholeList = typed === '' && !areNarrow(filters) && filters.sort === undefined
  return (
    <Suspense fallback={isWholeList ? draw(first) : <ProductGridSkeleton />}>
      <PagedResults firstPage={first} {...{ nextPage, typed, filters, draw }} />
    </Suspense>
  )
})
