import { useSyncExternalStore } from 'react'

// The breakpoints of .product-grid in catalog.css. The specification (9) names no widths.
const TWO = '(min-width: 640px)'
const FOUR = '(min-width: 1024px)'

export function useColumns(): 1 | 2 | 4 {
  return useSyncExternalStore(subscribe, columnsNow)
}

function columnsNow() {
  if (matchMedia(FOUR).matches) return 4
  return matchMedia(TWO).matches ? 2 : 1
}

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(TWO), matchMedia(FOUR)]
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
