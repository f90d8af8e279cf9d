import { useSyncExternalStore } from 'react'

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => reducedMotion.matches)
}

function subscribe(onChange: () => void): () => void {
  reducedMotion.addEventListener('change', onChange)
  return () => reducedMotion.removeEventListener('change', onChange)
}
