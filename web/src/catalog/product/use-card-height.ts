import { type RefObject, useLayoutEffect } from 'react'

// Outlives the component, so that a list has the same height when a shopper returns to it.
let cardHeight = 124

/** Sets --card-height to the first card's height, the space of cards that the browser does not lay out (catalog.css). */
export function useCardHeight(grid: RefObject<HTMLElement | null>, firstId: string | undefined): void {
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
