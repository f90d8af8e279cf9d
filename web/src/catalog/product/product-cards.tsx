import type { Product } from '@baqala/contract/catalog'
import { useRef } from 'react'
import { ProductCard } from './product-card.tsx'
import { useCardHeight } from './use-card-height.ts'

interface ProductCardsProps {
  readonly products: readonly Product[]
  /** The number of further cards, whose space is reserved. */
  readonly toCome?: number
  /** These cards start the list: the pictures of the first row load first. */
  readonly areFirst?: boolean
}

// The first row of the widest grid.
const URGENT_PICTURES = 4

export function ProductCards({ products, toCome = 0, areFirst = false }: ProductCardsProps) {
  const grid = useRef<HTMLDivElement>(null)
  useCardHeight(grid, products[0]?._id)
  return (
    <div ref={grid} className="product-grid">
      {products.map((product, at) => (
        <ProductCard key={product._id} product={product} isUrgent={areFirst && at < URGENT_PICTURES} />
      ))}
      {toCome > 0 && <div className="col-span-full" style={{ blockSize: heightOf(toCome) }} />}
    </div>
  )
}

/** The height of the rows that so many cards fill. catalog.css sets --columns and --gap; 2px are a card's borders. */
function heightOf(cards: number): string {
  return `calc(round(up, ${cards} / var(--columns), 1) * (var(--card-height) + 2px + var(--gap)) - var(--gap))`
}
