import { useSyncExternalStore } from 'react'

// The widths at which the style sheet's product grid changes (spec 9 and the readings).
const TWO = '(min-width: 640px)'
const FOUR = '(min-width: 1024px)'

export function useColumns(): 1 | 2 | 4 {
  return useSyncExternalStore(subscribe, columnsNow)
}

function columnsNow() {
  if (matchMedia(FOUR).matches) return 4
  return matchMedia(TWO).matches ? 2 : 1
}

function subscribe(tell: () => void): () => void {
  const queries = [matchMedia(TWO), matchMedia(FOUR)]
  for (const query of queries) query.addEventListener('change', tell)
  return () => {
    for (const query of queries) query.removeEventListener('change', tell)
  }
}
