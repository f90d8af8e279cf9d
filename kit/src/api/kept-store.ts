import { createStore, type Store } from './store.ts'
import { onStored, readStored, writeStored } from './stored.ts'

interface AsText<Value> {
  /** Null where nothing is kept yet. */
  readonly read: (text: string | null) => Value
  readonly write: (value: Value) => string | null
}

/** A store that each browser keeps: all its tabs have the same value, and a reload does not lose it. */
export function createKeptStore<Value>(key: string, { read, write }: AsText<Value>): Store<Value> {
  const store = createStore(read(readStored(key)))
  onStored(key, () => store.set(read(readStored(key))))
  return { ...store, set: (value) => writeStored(key, write(value)) }
}
