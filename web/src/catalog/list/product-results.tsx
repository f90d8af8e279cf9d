import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useLanguage, withSentences } from '@baqala/kit/language/language.ts'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { ProductGrid, ProductGridSkeleton } from '../product/product-grid.tsx'
import { areNarrow, filterProducts, type ProductFilters } from '../product-filters.ts'
import { ProductsFailed, ProductsLost } from '../product/products-failed.tsx'
import { categoriesOf, searchByCategory } from '../category-names.ts'
import { useNextProductsPage, useProducts } from '../catalog-queries.ts'

interface ProductResultsProps {
  readonly typed: string
  readonly filters: ProductFilters
  readonly onPick: (category: string) => void
}

const PagedResults = lazyPart(async () => (await import('./paged-results.tsx')).PagedResults, ProductsLost)
const importNothingFound = () => withSentences(() => import('./nothing-found.tsx'))
const NothingFound = lazyPart(async () => (await importNothingFound()).NothingFound)
const NothingLeft = lazyPart(async () => (await import('./nothing-left.tsx')).NothingLeft)

/** Loads what an empty result shows, before anything is typed: until it has come the list is blank. */
export const prepareForNothing = () => void importNothingFound().catch(() => {})

export const ProductResults = memo(function ProductResults({ typed, filters, onPick }: ProductResultsProps) {
  useLanguage()
  const { data, isError, refetch } = useProducts()
  // Deferred, so that a slow phone renders the first cards in slices.
  const products = useDeferredValue(data)
  const furtherPage = useNextProductsPage()
  // A cached list is rendered whole, so that Back can restore the scroll position.
  const [isFresh] = useState(products === undefined)
  const found = useMemo(() => searchByCategory(products ?? [], typed), [products, typed])
  const left = useMemo(() => filterProducts(found, filters), [found, filters])

  if (!products && isError) return <ProductsFailed onRetry={() => void refetch()} />
  if (!products) return <ProductGridSkeleton />
  if (furtherPage) {
    const isWholeList = typed === '' && !areNarrow(filters) && filters.sort === undefined
    return (
      <Suspense
        fallback={isWholeList ? <ProductGrid products={products} isFresh={isFresh} /> : <ProductGridSkeleton />}
      >
        <PagedResults
          firstPage={products}
          isFresh={isFresh}
          nextPage={furtherPage}
          typed={typed}
          filters={filters}
          onPick={onPick}
        />
      </Suspense>
    )
  }
  if (left.length > 0) return <ProductGrid products={left} isFresh={isFresh} />
  return (
    <Suspense>
      {found.length === 0 ? (
        <NothingFound typed={products.length ? typed : ''} categories={categoriesOf(products)} onPick={onPick} />
      ) : (
        <NothingLeft typed={typed} filters={filters} products={products} />
      )}
    </Suspense>
  )
})
