import { useSyncExternalStore } from 'react'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

export function usePrefersStillness(): boolean {
  return useSyncExternalStore(follow, () => reduced.matches)
}

function follow(tell: () => void): () => void {
  reduced.addEventListener('change', tell)
  return () => reduced.removeEventListener('change', tell)
}
