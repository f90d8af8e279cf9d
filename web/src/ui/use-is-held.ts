import { type RefObject, useEffect, useState } from 'react'

/**
 * True while a cursor rests on the carousel or the focus is inside it, its controls included. Pressing "Play" lets go of it
 * until the cursor or the focus enters again.
 */
export function useIsHeld(row: RefObject<HTMLElement | null>): [isHeld: boolean, letGo: () => void] {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  useEffect(() => {
    const carousel = row.current?.parentElement
    if (!carousel) return
    // Cursor and focus may have been there before the carousel could move.
    const look = requestAnimationFrame(() => {
      setIsHovered(carousel.matches(':hover'))
      setIsFocused(carousel.contains(document.activeElement))
    })
    const gone = new AbortController()
    const on = (kind: string, react: (event: Event) => void) =>
      carousel.addEventListener(kind, react, { signal: gone.signal })
    on('pointerenter', () => setIsHovered(true))
    on('pointerleave', () => setIsHovered(false))
    on('focusin', () => setIsFocused(true))
    on('focusout', (event) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : null
      setIsFocused(next instanceof Node && carousel.contains(next))
    })
    return () => {
      gone.abort()
      cancelAnimationFrame(look)
    }
  }, [row])

  return [
    isHovered || isFocused,
    () => {
      setIsHovered(false)
      setIsFocused(false)
    },
  ]
}
