import { vi } from 'vitest'
import { plain } from './render-shop.tsx'
import { fetchFrom } from './spec-only-fetch.ts'

/** No request arrives, and the browser says why. */
export function loseNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  dispatchEvent(new Event('offline'))
}

export function findNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.stubGlobal('fetch', fetchFrom(plain))
  dispatchEvent(new Event('online'))
}
