import type { Product } from '@baqala/contract/catalog'
import { useRef } from 'react'
import { ProductCard } from './product-card.tsx'
import { useCardHeight } from './use-card-height.ts'

export interface ProductCardsProps {
  readonly products: readonly Product[]
  readonly wishedIds: ReadonlySet<string>
  /** How many more cards will follow these. Their room is kept. */
  readonly toCome?: number
  /** The start of the list, which is on screen when it arrives. */
  readonly areFirst?: boolean
}

// The first row at the widest.
const URGENT_PICTURES = 4

export function ProductCards({ products, wishedIds, toCome = 0, areFirst = false }: ProductCardsProps) {
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
      {toCome > 0 && <div className="col-span-full" style={{ blockSize: roomOf(toCome) }} />}
    </div>
  )
}

/** As many rows of the first card's height, and its border, as that many cards fill (theme.css has --columns and --gap). */
function roomOf(cards: number): string {
  return `calc(round(up, ${cards} / var(--columns), 1) * (var(--card-height) + 2px + var(--gap)) - var(--gap))`
}
