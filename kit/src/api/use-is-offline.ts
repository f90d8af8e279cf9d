import { useSyncExternalStore } from 'react'
import { isOffline } from './is-offline.ts'

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
