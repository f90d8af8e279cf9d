import type { Product } from '@baqala/contract/catalog'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '@baqala/kit/ui/use-media.ts'
import { ProductCards } from './product-cards.tsx'
import './long-product-grid.css'

// Row heights in pixels by the number of columns: estimates, replaced by the last measured row. They outlive the component,
// so that Back restores the scroll position.
const rowHeights = { 1: 132, 2: 440, 4: 440 }
const ROWS_BEYOND_SCREEN = { 1: 5, 2: 2, 4: 2 }

/** A virtual list: of thousands of products only the rows near the screen are rendered. */
export function LongProductGrid({ products }: { readonly products: readonly Product[] }) {
  const list = useRef<HTMLDivElement>(null)
  const columns = useColumns()
  // A new function at each render would make the virtualizer measure all rows again.
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
          <ProductCards products={products.slice(index * columns, (index + 1) * columns)} areFirst={index === 0} />
        </div>
      ))}
    </div>
  )
}

/** Keeps the row with the focus rendered while the shopper scrolls away, or the focus would be lost. */
function withFocusedRow(range: Range, list: HTMLElement | null): number[] {
  const rendered = defaultRangeExtractor(range)
  const row = list?.contains(document.activeElement) && document.activeElement?.closest<HTMLElement>('[data-index]')
  const focused = row ? Number(row.dataset.index) : -1
  if (focused < 0 || focused >= range.count || rendered.includes(focused)) return rendered
  return [...rendered, focused].sort((a, b) => a - b)
}

function useDistanceFromTop(list: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setDistance((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    // The content above may grow, such as a carousel that loads.
    const resizes = new ResizeObserver(measure)
    resizes.observe(document.body)
    return () => resizes.disconnect()
  }, [list])
  return Math.round(distance)
}

/** The breakpoints of .product-grid in catalog.css. The specification (9) names no widths. */
function useColumns(): 1 | 2 | 4 {
  const areTwo = useMedia('(min-width: 640px)')
  const areFour = useMedia('(min-width: 1024px) and (min-width: 40rem)')
  return areFour ? 4 : areTwo ? 2 : 1
}
