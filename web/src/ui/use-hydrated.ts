import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while React hydrates a prerendered page, true from then on. What a shopper's storage or an early answer holds must
 * wait until then: the first render has to match the prerendered page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
