import type { Product } from '@baqala/contract/catalog'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { whenIdle } from '@baqala/kit/ui/later-part.ts'
import { ProductCardSkeleton } from './product-card.tsx'
import { ProductCards } from './product-cards.tsx'
import { ProductsLost } from './products-failed.tsx'

interface ProductGridProps {
  readonly products: readonly Product[]
  /** Renders the first cards now and the rest while the browser is idle. */
  readonly isFresh?: boolean
}

// Whole rows at any number of columns: two screens of a phone, two rows of four.
const FIRST_CARDS = 8
// A slow phone renders these within 50 ms.
const NEXT_CARDS = 16
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

export function ProductGridSkeleton() {
  return (
    <div className="product-grid" aria-hidden>
      {Array.from({ length: FIRST_CARDS }, (_, at) => (
        <ProductCardSkeleton key={at} />
      ))}
    </div>
  )
}

/**
 * How many of a list's cards to render. A fresh list, or one that becomes longer, begins with the first cards and adds slices while the
 * browser is idle, so that no long task delays the shopper's input.
 */
function useGrowingCount(total: number, isFresh: boolean): number {
  const [count, setCount] = useState(isFresh ? FIRST_CARDS : total)
  const most = Math.max(total, FIRST_CARDS)
  if (count > most) setCount(most)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => startTransition(() => setCount(count + NEXT_CARDS)))
  }, [count, total])
  return Math.min(count, total)
}
