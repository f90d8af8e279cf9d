/** Registers the service worker (web/shell) and follows its releases. */

// Some browsers on iOS do not say when a new worker has taken over.
const TAKE_OVER_MS = 2000

/** Calls back when a newer release than this page's is ready, with a function that reloads the page with it. */
export function watchReleases(onReady: (reload: () => void) => void): () => void {
  const stop = new AbortController()
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void watch(onReady, stop.signal).catch(() => {})
  return () => stop.abort()
}

async function watch(onReady: (reload: () => void) => void, signal: AbortSignal): Promise<void> {
  const workers = navigator.serviceWorker
  // Registering again would keep a worker that the kill switch is removing. Rejects where the server has no worker.
  const registration =
    (await workers.getRegistration()) ?? (await workers.register('/sw.js', { updateViaCache: 'none' }))
  const look = async () => {
    const { waiting } = registration
    if (!waiting) return
    // Each worker has filled a cache that is named after its release, the newest last.
    const newest = (await caches.keys()).findLast((name) => name.startsWith('shop-')) ?? ''
    if (!isOfRelease(newest) && !signal.aborted) onReady(() => reloadWith(waiting))
  }
  const follow = () => registration.installing?.addEventListener('statechange', () => void look(), { signal })
  registration.addEventListener('updatefound', follow, { signal })
  follow()
  // An app on the home screen may stay open for weeks.
  const update = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', update, { signal })
  await look()
}

/** Whether this page is of a release that a worker has kept: it may be, though an older worker serves it. */
function isOfRelease(shell: string): boolean {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')
  return entry?.src.endsWith(shell.replace(/^shop-/, '')) ?? false
}

function reloadWith(worker: ServiceWorker): void {
  const reload = () => location.reload()
  worker.addEventListener('statechange', () => worker.state === 'activated' && reload())
  worker.postMessage('take over')
  setTimeout(reload, TAKE_OVER_MS)
}
