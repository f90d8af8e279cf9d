import { type RefObject, useLayoutEffect } from 'react'

// Kept from grid to grid, so that a list one comes back to is as long as it was.
let cardHeight = 192

/** Cards away from the screen are not laid out (catalog.css). They take the room of the first one: cards are alike. */
export function useCardHeight(grid: RefObject<HTMLElement | null>, firstId: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = grid
    const first = current?.firstElementChild
    if (!first) return
    const tell = () => current.style.setProperty('--card-height', `${cardHeight}px`)
    tell()
    const watch = new ResizeObserver(([entry]) => {
      cardHeight = entry?.contentRect.height || cardHeight
      tell()
    })
    watch.observe(first)
    return () => watch.disconnect()
  }, [grid, firstId])
}
