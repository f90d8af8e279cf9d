/** Local storage, and its stand-in where a browser forbids it. */

/** Values that a browser did not take, as its storage is forbidden or full: they last as long as the page. */
const inMemory = new Map<string, string | null>()

export function readStored(key: string): string | null {
  const kept = inMemory.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null): void {
  inMemory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    inMemory.set(key, value)
  }
}
