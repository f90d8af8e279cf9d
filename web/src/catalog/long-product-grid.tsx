import type { Product } from '@baqala/contract/catalog'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { ProductCards } from './product-cards.tsx'
import { useColumns } from './use-columns.ts'

interface LongProductGridProps {
  readonly products: readonly Product[]
  readonly wishedIds: ReadonlySet<string>
}

// By the number of columns. A first guess, then the row measured last: rows are alike, and Back finds its place again.
const rowHeights = { 1: 190, 2: 480, 4: 480 }
const ROWS_BEYOND_SCREEN = { 1: 5, 2: 2, 4: 2 }

/** Thousands of products, of which only the rows near the screen are drawn. */
export function LongProductGrid({ products, wishedIds }: LongProductGridProps) {
  const list = useRef<HTMLDivElement>(null)
  const columns = useColumns()
  // Another function makes the virtualizer reckon all rows anew, thousands at every frame of a scroll.
  const keyOf = useCallback((row: number) => products[row * columns]?._id ?? row, [products, columns])
  const rows = useWindowVirtualizer({
    count: Math.ceil(products.length / columns),
    estimateSize: () => rowHeights[columns],
    measureElement: (row) => (rowHeights[columns] = row.getBoundingClientRect().height),
    overscan: ROWS_BEYOND_SCREEN[columns],
    scrollMargin: useDistanceFromTop(list),
    rangeExtractor: (range) => withFocusedRow(range, list.current),
    getItemKey: keyOf,
  })
  return (
    <div ref={list} className="relative" style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className="product-row"
          style={{ translate: `0 ${start - rows.options.scrollMargin}px` }}
        >
          <ProductCards
            products={products.slice(index * columns, (index + 1) * columns)}
            wishedIds={wishedIds}
            areFirst={index === 0}
          />
        </div>
      ))}
    </div>
  )
}

/** The row that holds the focus stays, however far the shopper scrolls: the keyboard would lose its place. */
function withFocusedRow(range: Range, list: HTMLElement | null): number[] {
  const drawn = defaultRangeExtractor(range)
  const row = list?.contains(document.activeElement) && document.activeElement?.closest<HTMLElement>('[data-index]')
  const focused = row ? Number(row.dataset.index) : -1
  if (focused < 0 || focused >= range.count || drawn.includes(focused)) return drawn
  return [...drawn, focused].sort((a, b) => a - b)
}

function useDistanceFromTop(list: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setDistance((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    // What stands above may grow: a carousel that arrives, a bar that wraps.
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list])
  return Math.round(distance)
}
