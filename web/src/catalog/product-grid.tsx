import type { Product } from '@baqala/contract/catalog'
import { lazy, Suspense, useDeferredValue } from 'react'
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
        <div key={at} className="panel flex flex-col">
          <div className="grid flex-1 grid-cols-[min(7.5rem,38%)_minmax(0,1fr)] sm:block">
            <div className="m-3 me-0 self-start sm:me-3">
              <div className="shimmer aspect-square rounded-2xl" />
            </div>
            <div className="grid content-start p-3 ps-4 sm:px-4 sm:pt-0">
              <div className="shimmer my-0.5 h-4 w-1/2" />
              <div className="shimmer mt-1.5 mb-1 h-5 w-4/5" />
              <div className="shimmer mt-1.5 mb-0.5 h-4 w-2/3" />
              <div className="shimmer mt-3 mb-1 h-5 w-1/2" />
            </div>
          </div>
          <div className="flex gap-2 px-3 pb-3 sm:px-4 sm:pb-4">
            <div className="shimmer h-11 flex-1 rounded-full" />
            <div className="shimmer size-11 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
