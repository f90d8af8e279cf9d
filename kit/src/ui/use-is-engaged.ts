import { type RefObject, useEffect, useState } from 'react'

/**
 * True while the cursor is over the carousel around `row` or the focus is inside it, its controls included. `reset` makes it
 * false until the cursor or the focus enters again.
 */
export function useIsEngaged(row: RefObject<HTMLElement | null>): [isEngaged: boolean, reset: () => void] {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  useEffect(() => {
    const carousel = row.current?.parentElement
    if (!carousel) return
    // The cursor and the focus may have been there before this code was loaded.
    const frame = requestAnimationFrame(() => {
      setIsHovered(carousel.matches(':hover'))
      setIsFocused(carousel.matches(':focus-within'))
    })
    const listeners = new AbortController()
    const { signal } = listeners
    carousel.addEventListener('pointerenter', () => setIsHovered(true), { signal })
    carousel.addEventListener('pointerleave', () => setIsHovered(false), { signal })
    carousel.addEventListener('focusin', () => setIsFocused(true), { signal })
    carousel.addEventListener(
      'focusout',
      ({ relatedTarget }) => setIsFocused(relatedTarget instanceof Node && carousel.contains(relatedTarget)),
      { signal },
    )
    return () => {
      listeners.abort()
      cancelAnimationFrame(frame)
    }
  }, [row])

  function reset() {
    setIsHovered(false)
    setIsFocused(false)
  }

  return [isHovered || isFocused, reset]
}
