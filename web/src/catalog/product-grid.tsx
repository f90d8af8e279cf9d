import type { Product } from '@baqala/contract/catalog'
import { lazy, Suspense, useDeferredValue } from 'react'
import { FirstPicture } from '../ui/first-picture.tsx'
import { ProductCards } from './product-cards.tsx'

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly wishedIds: ReadonlySet<string>
  /** The products have just arrived: what is on screen is drawn at once, the rest as soon as nothing else is to be done. */
  readonly isFresh?: boolean
}

// Above this, only what is near the screen is drawn.
const FEW_ENOUGH_TO_DRAW = 200
const ENOUGH_FOR_A_START = 12

const LongProductGrid = lazy(async () => ({ default: (await import('./long-product-grid.tsx')).LongProductGrid }))

export function ProductGrid({ products, wishedIds, isFresh = false }: ProductGridProps) {
  const start = products.slice(0, ENOUGH_FOR_A_START)
  const drawn = useDeferredValue(products, isFresh ? start : products)
  if (drawn.length <= FEW_ENOUGH_TO_DRAW) return <ProductCards products={drawn} wishedIds={wishedIds} areFirst />
  return (
    <Suspense fallback={<ProductCards products={start} wishedIds={wishedIds} areFirst />}>
      <LongProductGrid products={drawn} wishedIds={wishedIds} />
    </Suspense>
  )
}

/** The shape of what is coming, in the same room. */
export function ProductGridSkeleton() {
  return (
    <div className="product-grid" aria-hidden>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className="panel grid grid-cols-[min(7.5rem,38%)_minmax(0,1fr)] gap-3 p-3 sm:block">
          <FirstPicture at={at} />
          <div className="grid content-start gap-3 py-2 sm:pt-4">
            <div className="shimmer h-4 w-1/2" />
            <div className="shimmer h-5 w-4/5" />
            <div className="shimmer mt-2 h-7 w-2/3" />
            <div className="shimmer mt-2 h-11" />
          </div>
        </div>
      ))}
    </div>
  )
}
