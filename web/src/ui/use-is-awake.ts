import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while React takes over what the build has drawn (decision 0011), where nothing is known yet. An answer may be
 * quicker than that, and what it holds has to wait for the next drawing.
 */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
