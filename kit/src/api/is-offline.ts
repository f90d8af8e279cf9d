import { useSyncExternalStore } from 'react'

/**
 * Whether the browser says that it has no network, or the service worker has opened a kept page because the shop could not be
 * reached (web/shell/worker). Browsers are often wrong when they say that they have a network.
 */
export function isOffline(): boolean {
  return navigator.onLine === false || isKeptPage()
}

/** After any answer of the server. Code that waits for a network hears of it by the browser's own event. */
export function markReachable(): void {
  if (!isKeptPage()) return
  delete document.documentElement.dataset.kept
  dispatchEvent(new Event('online'))
}

function isKeptPage(): boolean {
  return globalThis.document?.documentElement.dataset.kept !== undefined
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, listener, { signal: stop.signal })
  return () => stop.abort()
}
