import type { Product } from '@baqala/contract/catalog'
import { lazy, Suspense } from 'react'
import { ProductCards } from './product-cards.tsx'
import { FIRST_CARDS, useGrowingCount } from './use-growing-count.ts'

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly wishedIds: ReadonlySet<string>
  /** Renders the first cards now and the rest while the browser is idle. */
  readonly isFresh?: boolean
}

// A longer list renders only the rows near the screen.
const MAX_RENDERED = 200

const LongProductGrid = lazy(async () => ({ default: (await import('./long-product-grid.tsx')).LongProductGrid }))

export function ProductGrid({ products, wishedIds, isFresh = false }: ProductGridProps) {
  const count = useGrowingCount(Math.min(products.length, MAX_RENDERED), isFresh)
  const first = (cards: number) => (
    <ProductCards products={products.slice(0, cards)} wishedIds={wishedIds} toCome={products.length - cards} areFirst />
  )
  if (products.length <= MAX_RENDERED) return first(count)
  return (
    <Suspense fallback={first(FIRST_CARDS)}>
      <LongProductGrid products={products} wishedIds={wishedIds} />
    </Suspense>
  )
}

/** Takes the space of the first cards while they load. */
export function ProductGridSkeleton() {
  return (
    <div className="product-grid" aria-hidden>
      {Array.from({ length: FIRST_CARDS }, (_, at) => (
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
