/** Local storage or session storage, and their stand-in where a browser forbids them. */

export type Area = 'localStorage' | 'sessionStorage'

/** Values that a browser did not take, as its storage is forbidden or full: they last as long as the page. */
const inMemory = new Map<string, string | null>()

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  const kept = inMemory.get(key)
  if (kept !== undefined) return kept
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): void {
  inMemory.delete(key)
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    inMemory.set(key, value)
  }
  changes.dispatchEvent(new Event(key))
}

// Changes within this tab; the `storage` event tells of changes in other tabs.
const changes = new EventTarget()

/** Calls the listener after each change of the value, in any tab. Returns the function that ends it. */
export function onStored(key: string, listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const handleStorage = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (event.key === key || event.key === null) listener()
  }
  changes.addEventListener(key, listener, { signal })
  window.addEventListener('storage', handleStorage, { signal })
  return () => stop.abort()
}
