/** Specification 3 and 9: the only module that touches local storage (keys `userToken` and `email`). */

const TOKEN = 'userToken'
const EMAIL = 'email'

/** Tells this tab; the `storage` event tells the others. */
const tokenChanges = new EventTarget()

/** Reads the storage on every call, so that a change by another tab, or a cleared storage, is noticed at once. */
export function readToken(): string | null {
  return read(TOKEN) || null
}

export function storeToken(token: string | null): void {
  write(TOKEN, token)
  tokenChanges.dispatchEvent(new Event('change'))
}

export function readResetEmail(): string | null {
  return read(EMAIL) || null
}

export function storeResetEmail(email: string): void {
  write(EMAIL, email)
}

export function onTokenChange(listener: () => void): () => void {
  // A null key means that the whole storage was cleared.
  const hearOtherTab = ({ key }: StorageEvent) => {
    if (key === TOKEN || key === null) listener()
  }
  tokenChanges.addEventListener('change', listener)
  window.addEventListener('storage', hearOtherTab)
  return () => {
    tokenChanges.removeEventListener('change', listener)
    window.removeEventListener('storage', hearOtherTab)
  }
}

// Gives the screen that asked time to show its own toast, which the shopper then reads on /Login.
const MS_BEFORE_END = 150

/** Signs out after the server answered 401 to a call with this token. A newer token, stored meanwhile, stays. */
export function endSession(token: string): void {
  setTimeout(() => {
    if (readToken() === token) storeToken(null)
  }, MS_BEFORE_END)
}

/** Fallback for browsers that forbid storage: the session lasts as long as the page. */
const inMemory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return inMemory.get(key) ?? null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) inMemory.delete(key)
    else inMemory.set(key, value)
  }
}
