/**
 * Takes the place of the service worker if SERVICE_WORKER=off (docs/deploy.md): deletes what it kept, and itself. Pages then
 * load from the network again.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeAll()))

// The worker that this one replaces finishes its requests, and keeps their answers.
const LAST_REQUESTS_MS = 4000

async function removeAll(): Promise<void> {
  await removeCaches()
  await new Promise((resolve) => setTimeout(resolve, LAST_REQUESTS_MS))
  await removeCaches()
  await self.registration.unregister()
}

async function removeCaches(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
