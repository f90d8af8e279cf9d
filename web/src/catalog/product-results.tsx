import { memo, useState } from 'react'
import { NothingFound } from './nothing-found.tsx'
import { PagedResults } from './paged-results.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { ProductsFailed } from './products-failed.tsx'
import { categoryNames, searchByCategory } from './search-by-category.ts'
import { useFurtherPage, useProducts } from './catalog-queries.ts'

interface ProductResultsProps {
  readonly typed: string
  readonly wishedIds: ReadonlySet<string>
  readonly onPick: (category: string) => void
}

export const ProductResults = memo(function ProductResults({ typed, wishedIds, onPick }: ProductResultsProps) {
  const { data: products, isError, refetch } = useProducts()
  const furtherPage = useFurtherPage()
  // A cached list is rendered whole, so that Back can restore the scroll position.
  const [isFresh] = useState(products === undefined)

  if (!products && isError) return <ProductsFailed onRetry={() => void refetch()} />
  if (!products) return <ProductGridSkeleton />
  if (furtherPage) {
    return (
      <PagedResults firstPage={products} nextPage={furtherPage} typed={typed} wishedIds={wishedIds} onPick={onPick} />
    )
  }
  const found = searchByCategory(products, typed)
  if (found.length === 0) return <NothingFound typed={typed} categories={categoryNames(products)} onPick={onPick} />
  return <ProductGrid products={found} wishedIds={wishedIds} isFresh={isFresh} />
})
