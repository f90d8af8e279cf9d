import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

// Whole rows, however wide the window is: two screens of a phone, two rows of four.
export const FIRST_CARDS = 8
// A slow phone renders these within 50 ms.
const NEXT_CARDS = 16

/**
 * How many of a list's cards to render: where the list is fresh, a few at once and the rest in slices while the browser is
 * idle, so that no task holds up a touch.
 */
export function useGrowingCount(total: number, isFresh: boolean): number {
  const [count, setCount] = useState(isFresh ? FIRST_CARDS : Infinity)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => startTransition(() => setCount(count + NEXT_CARDS)))
  }, [count, total])
  return Math.min(count, total)
}
