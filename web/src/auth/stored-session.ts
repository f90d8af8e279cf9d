/** Specification 3 and 9: the only place that touches local storage (keys `userToken` and `email`). */
import { provideCredentials } from '../api/credentials.ts'

const TOKEN = 'userToken'
const EMAIL = 'email'

const listeners = new Set<() => void>()

/** Read afresh each time, so that another tab or a cleared storage is noticed at the next look. */
export function readToken(): string | null {
  return read(TOKEN) || null
}

export function storeToken(token: string | null): void {
  write(TOKEN, token)
  for (const tell of listeners) tell()
}

export function readResetEmail(): string | null {
  return read(EMAIL) || null
}

export function storeResetEmail(email: string): void {
  write(EMAIL, email)
}

export function onTokenChange(tell: () => void): () => void {
  // Another tab signed in or out; a null key means that the whole storage was cleared.
  const hear = ({ key }: StorageEvent) => {
    if (key === TOKEN || key === null) tell()
  }
  listeners.add(tell)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', hear)
  }
}

// Long enough for the screen that asked to say its own words first, which the shopper then reads on /Login.
const MS_FOR_THE_LAST_WORD = 150

/** The server no longer knows this token. A newer one, stored meanwhile, stays. */
function endSession(token: string): void {
  setTimeout(() => {
    if (readToken() === token) storeToken(null)
  }, MS_FOR_THE_LAST_WORD)
}

provideCredentials({ readToken, tokenRefused: endSession })

/** Where the browser forbids storage, the session lasts as long as the page. */
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
