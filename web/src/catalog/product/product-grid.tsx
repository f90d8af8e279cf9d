import type { Product } from '@baqala/contract/catalog'
import { Suspense } from 'react'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { ProductCardSkeleton } from './product-card.tsx'
import { ProductCards } from './product-cards.tsx'
import { ProductsLost } from './products-failed.tsx'
import { FIRST_CARDS, useGrowingCount } from './use-growing-count.ts'

interface ProductGridProps {
  readonly products: readonly Product[]
  /** Renders the first cards now and the rest while the browser is idle. */
  readonly isFresh?: boolean
}

// A longer list renders only the rows near the screen.
const MAX_RENDERED = 200

const LongProductGrid = lazyPart(async () => (await import('./long-product-grid.tsx')).LongProductGrid, ProductsLost)

export function ProductGrid({ products, isFresh = false }: ProductGridProps) {
  const count = useGrowingCount(Math.min(products.length, MAX_RENDERED), isFresh)
  const first = (cards: number) => (
    <ProductCards products={products.slice(0, cards)} toCome={products.length - cards} areFirst />
  )
  if (products.length <= MAX_RENDERED) return first(count)
  return (
    <Suspense fallback={first(FIRST_CARDS)}>
      <LongProductGrid products={products} />
    </Suspense>
  )
}

/** Takes the space of the first cards while they load. */
export function ProductGridSkeleton() {
  return (
    <div className="product-grid" aria-hidden>
      {Array.from({ length: FIRST_CARDS }, (_, at) => (
        <ProductCardSkeleton key={at} />
      ))}
    </div>
  )
}
