import type { Product } from '@baqala/contract/catalog'
import { useRef } from 'react'
import { ProductCard } from './product-card.tsx'
import { useCardHeight } from './use-card-height.ts'

export interface ProductCardsProps {
  readonly products: readonly Product[]
  readonly wishedIds: ReadonlySet<string>
  /** The start of the list, which is on screen when it arrives. */
  readonly areFirst?: boolean
}

// The first row at the widest.
const URGENT_PICTURES = 4

export function ProductCards({ products, wishedIds, areFirst = false }: ProductCardsProps) {
  const grid = useRef<HTMLDivElement>(null)
  useCardHeight(grid, products[0]?._id)
  return (
    <div ref={grid} className="product-grid">
      {products.map((product, at) => (
        <ProductCard
          key={product._id}
          product={product}
          isWished={wishedIds.has(product._id)}
          isUrgent={areFirst && at < URGENT_PICTURES}
        />
      ))}
    </div>
  )
}
