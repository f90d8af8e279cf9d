import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False while React hydrates a prerendered page, true from then on. The first render has to match the prerendered page, so
 * data from storage and early answers may show only after hydration.
 */
export function useHydrated(): boolean {
  return useOnceHydrated(() => true, false)
}

/**
 * `prerendered` while React hydrates a prerendered page, and what `read` returns from then on. If the two are equal the component is
 * not rendered again: that would hydrate all that is below it at once, instead of in slices.
 */
export function useOnceHydrated<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered)
}
