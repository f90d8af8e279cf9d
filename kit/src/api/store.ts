/** A value outside of React that components show and plain functions change. */
import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  get(): Value
  set(next: Value): void
  /** Calls the listener after each `set`. Returns the function that ends it. */
  onChange(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>({ onChange, get }: Pick<Store<Value>, 'onChange' | 'get'>): Value {
  return useSyncExternalStore(onChange, get, get)
}
