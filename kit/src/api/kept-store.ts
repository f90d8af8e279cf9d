import { createStore, type Store } from './store.ts'
import { type Area, onStored, readStored, writeStored } from './stored.ts'

interface AsText<Value> {
  /** Null where nothing is kept yet. */
  readonly read: (text: string | null) => Value
  readonly write: (value: Value) => string | null
}

/** A store that each browser keeps, or each tab alone: a reload does not lose it, and all tabs of a browser have the same value. */
export function createKeptStore<Value>(key: string, { read, write }: AsText<Value>, area?: Area): Store<Value> {
  const store = createStore(read(readStored(key, area)))
  onStored(key, () => store.set(read(readStored(key, area))))
  return { ...store, set: (value) => writeStored(key, write(value), area) }
}
