import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '@baqala/kit/ui/later-part.ts'

// Whole rows at any number of columns: two screens of a phone, two rows of four.
export const FIRST_CARDS = 8
// A slow phone renders these within 50 ms.
const NEXT_CARDS = 16

/**
 * How many of a list's cards to render. Of a fresh list these are the first cards, then more in slices while the browser is
 * idle, so that no long task delays the shopper's input.
 */
export function useGrowingCount(total: number, isFresh: boolean): number {
  const [count, setCount] = useState(isFresh ? FIRST_CARDS : Infinity)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => startTransition(() => setCount(count + NEXT_CARDS)))
  }, [count, total])
  return Math.min(count, total)
}
