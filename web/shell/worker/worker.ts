/**
 * The service worker: lets the shop open without a network. It keeps the code of a release, the prerendered pages and the
 * newest pictures. It never touches a call of the API: the page itself keeps the catalogue (src/api/kept-answers.ts), and
 * nothing keeps an answer to a request with a token.
 */
declare const self: ServiceWorkerGlobalScope
/** The file of the entry chunk; ../service-worker.ts puts it and the lists of files in front of this script. */
declare const RELEASE: string
declare const FILES: readonly string[]
/** Kept for a shopper who reads Arabic. Others keep them once they are used. */
declare const ARABIC_LETTERS: readonly string[]
/** The shop's own drawings, such as the empty cart and the footer's badges: some 40 KiB. */
declare const DRAWINGS: readonly string[]

// The page reads this name to learn whether it is of the newest release (src/app/service-worker.ts).
const SHELL = `shop-${RELEASE}`
const SHELL_PAGE = '/index.html'
const PICTURES = 'pictures'
const MAX_PICTURES = 250
const PATIENCE_MS = 3000
// The last two belong to a proxy in front of the shop.
const NO_SCREENS = /^\/(api|admin|local|pay|counter|assets|images|healthz|readyz|metrics|cdn-cgi|\.well-known)(\/|$)/
// The name holds a hash of the content. Other pictures are fetched again in the background.
const IMMUTABLE_PICTURE = /-[0-9a-f]{8}$/

self.addEventListener('install', (event) => event.waitUntil(keepRelease()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
// Without this message a new release waits until all tabs of the older one are closed. In Chromium `skipWaiting()` may have no effect
// if a request reaches the older worker meanwhile, so each page sends the message again.
self.addEventListener('message', ({ data }) => void (data === 'take over' && self.skipWaiting()))
self.addEventListener('fetch', (event) => {
  const { method, url, headers, mode } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || headers.has('token')) return
  if (mode === 'navigate' && !NO_SCREENS.test(pathname)) event.respondWith(openPage(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(event))
  else if (pathname.startsWith('/images/')) event.respondWith(openPicture(event, pathname))
})

async function keepRelease(): Promise<void> {
  const cache = await caches.open(SHELL)
  await cache.addAll(['/', SHELL_PAGE, ...FILES])
  await (await caches.open(PICTURES)).addAll(DRAWINGS)
  // While a release is rolled out, one process may send this script and another one an older page.
  const page = await cache.match(SHELL_PAGE, { ignoreVary: true })
  if (!(await page?.text())?.includes(RELEASE)) throw new Error('The page is of another release.')
  if (page?.headers.get('content-language') === 'ar') await cache.addAll(ARABIC_LETTERS)
}

async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('shop-') && name !== SHELL)
  await Promise.all(older.map((name) => caches.delete(name)))
  // The request of a page starts while the worker does.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/**
 * From the network, or after three seconds as it was kept, with its headers: its policy names its inline script. A page kept in another
 * language than the shopper's changes its language by itself (src/main.tsx).
 */
async function openPage(event: FetchEvent, pathname: string): Promise<Response> {
  const cache = await caches.open(SHELL)
  // All products have the same page.
  const key = `/${pathname.split('/')[1]}`
  const fetched = fetchPage(event).then(async (response) => {
    const isPage = response.ok && response.headers.get('content-type')?.includes('text/html')
    if (isPage) await cache.put(key, response.clone()).catch(() => {})
    return response
  })
  event.waitUntil(fetched.catch(() => {}))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const response = await Promise.race([fetched, late]).catch(() => undefined)
  // A challenge that the visitor must pass (Cloudflare marks it), or a page that says when the shop is back.
  const isForVisitor = response?.headers.has('cf-mitigated') || response?.headers.has('retry-after')
  const isHtml = response?.headers.get('content-type')?.includes('text/html')
  if (response && (response.status < 500 || (isHtml && isForVisitor))) return response
  const kept = (await cache.match(key, { ignoreVary: true })) ?? (await cache.match(SHELL_PAGE, { ignoreVary: true }))
  return kept ? asKept(kept) : (response ?? fetched)
}

/** Tells the page that the shop could not be reached: the browser may believe otherwise (kit/src/api/is-offline.ts). */
async function asKept(page: Response): Promise<Response> {
  return new Response((await page.text()).replace('<html ', '<html data-kept '), { headers: page.headers })
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  // `preloadResponse` is untyped: a response, or undefined.
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

async function openAsset({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  return kept ?? fetchAndKeep(request, await caches.open(SHELL))
}

async function openPicture(event: FetchEvent, pathname: string): Promise<Response> {
  const { request } = event
  const cache = await caches.open(PICTURES)
  // `match` honours `Vary: Accept`.
  const kept = await cache.match(request)
  if (kept && IMMUTABLE_PICTURE.test(pathname)) return kept
  const fetched = fetchAndKeep(request, cache)
  event.waitUntil(fetched.then(() => dropOldest(cache)).catch(() => {}))
  if (kept) return kept
  return fetched.catch(async () => {
    // The picture may be kept in another width or format.
    const similar = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
    return similar ?? pictureBeforeWorker(request, pathname)
  })
}

/** The browser itself keeps the pictures that a page showed before this worker came: of a product at least one in another width. */
function pictureBeforeWorker({ headers, url }: Request, pathname: string): Promise<Response> {
  const others = [240, 480, 960].map((width) => `${pathname}?w=${width}`)
  return Promise.any(
    [url, ...others].map((one) => fetch(one, { headers, mode: 'same-origin', cache: 'only-if-cached' })),
  )
}

async function fetchAndKeep(request: Request, cache: Cache): Promise<Response> {
  const response = await fetch(request)
  // The storage may be full.
  if (response.ok) await cache.put(request, response.clone()).catch(() => {})
  return response
}

async function dropOldest(cache: Cache): Promise<void> {
  const pictures = (await cache.keys()).filter(({ url }) => !DRAWINGS.includes(new URL(url).pathname))
  for (const picture of pictures.slice(0, -MAX_PICTURES)) await cache.delete(picture)
}
