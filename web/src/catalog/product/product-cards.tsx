import type { Product } from '@baqala/contract/catalog'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ProductCard } from './product-card.tsx'

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

/** The height of the rows that this many cards fill. catalog.css sets --columns and --gap; 2px are a card's borders. */
function heightOf(cards: number): string {
  return `calc(round(up, ${cards} / var(--columns), 1) * (var(--card-height) + 2px + var(--gap)) - var(--gap))`
}

// Outlives the component, so that a list has the same height when a shopper returns to it.
let cardHeight = 124

/** Sets --card-height to the first card's height, the space of cards that the browser does not lay out (catalog.css). */
function useCardHeight(grid: RefObject<HTMLElement | null>, firstId: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = grid
    const first = current?.firstElementChild
    if (!first) return
    const setHeight = () => current.style.setProperty('--card-height', `${cardHeight}px`)
    setHeight()
    const resizes = new ResizeObserver(([entry]) => {
      cardHeight = entry?.contentRect.height || cardHeight
      setHeight()
    })
    resizes.observe(first)
    return () => resizes.disconnect()
  }, [grid, firstId])
}
