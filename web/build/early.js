// Runs before anything else of the page; index.html has it inside, and the server allows it by its hash.
// What the build has drawn (first-paint.ts) is shown only to whom it was drawn for. Others go at once where the guard of
// spec 2 sends them, or wait for the application to draw what is theirs.
const page = document.documentElement
const drawn = page.dataset
// What is worth being seen before the application takes the line and the processor.
const sights = (window.earlySights = [])
// What is asked for together with the application, and not before it.
const later = []
// A picture of goods to come, shown where the screen is drawn without it (.first-picture).
const show = async ({ srcset, sizes }, at) => {
  const picture = Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset })
  await picture.decode()
  page.style.setProperty(`--first-picture-${at}`, `url(${picture.currentSrc})`)
}
// A product's own, fetched as soon as its name has come. Another server's have no widths to choose from, and wait.
const showFirst = async (answer) => {
  const { data } = await (await answer).clone().json()
  const [url] = data.images
  const srcset = PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ')
  if (/\/images\/[a-z0-9-]+-[0-9a-f]{8}$/.test(url)) await show({ srcset, sizes: DETAILS_SIZES }, 'own')
}
let token
try {
  token = localStorage.getItem('userToken')
} catch {}
// Whose page this is. Should it be another's by the time the application comes, it begins anew (src/main.tsx).
window.earlyToken = token
if (drawn.drawnFor && (drawn.drawnFor === 'shopper') !== Boolean(token)) {
  drawn.drawnFor = 'others'
  if (drawn.others) location.replace(drawn.others)
} else if (token) {
  // What the screen shows first is asked for while the application is still on its way, which picks the answers up
  // (src/api/early-answers.ts).
  const ask = (path, headers) => {
    const answer = fetch('/api/v1' + path, { headers })
    answer.catch(() => {})
    window.earlyAnswers.push(['/api/v1' + path, answer])
    return answer
  }
  window.earlyAnswers = []
  const details = /^\/ProductDetails\/([^/]+)\//.exec(location.pathname)
  if (details) sights.push(showFirst(ask('/products/' + details[1])).catch(() => {}))
  // The whole catalogue would take the line from the first pictures, and none of it is drawn before the application has come.
  const askForAll = () => ask('/products')
  if (details || /^\/(Products)?$/.test(location.pathname)) drawn.drawnFor ? later.push(askForAll) : askForAll()
  if (location.pathname === '/Cart') ask('/cart', { token })
}

// What the build has drawn comes first, with its letters, and what the shopper came for: the first pictures, the cart. Then
// the scripts, with the whole line to themselves.
addEventListener('DOMContentLoaded', () => {
  const scripts = document.getElementById('root').dataset.scripts?.split(' ')
  if (!scripts) return
  const all = (selector) => [...document.querySelectorAll(selector)]
  // The list's first pictures, where the server has named them (server/src/product-page.ts), and those that are drawn already.
  const pictures = all('link[imagesrcset]').map(({ imageSrcset: srcset, imageSizes: sizes }, at) =>
    show({ srcset, sizes }, at),
  )
  pictures.push(...all('img[fetchpriority=high]').map((picture) => picture.decode()))
  sights.push(...pictures.map((picture) => picture.catch(() => {})))
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  // A hidden tab paints nothing.
  const painted = () =>
    Promise.race([
      wait(document.hidden ? 0 : 300),
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    ])
  // Some browsers tell nothing.
  const isTold = (type) => globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)
  // The browser says itself what it has shown: a busy phone shows a frame long after it was drawn.
  const shown = (since) =>
    new Promise((resolve) => {
      const type = 'largest-contentful-paint'
      if (!sights.length || document.hidden || !isTold(type)) return resolve()
      // Where the catalogue waits, it waits for a picture, which may come a frame after the words. Of a cart any word will do.
      const isSight = ({ url, startTime }) => url || (!later.length && startTime > since)
      const look = (list) => list.getEntries().some(isSight) && resolve()
      new PerformanceObserver(look).observe({ type, buffered: true })
    })
  // A connection that breaks must not leave a mere picture of a screen: once the script can be had the page is loaded anew,
  // at most every 30 s (the key is that of src/app/moved-screens.ts). Browsers remember a failed import for the page's life.
  const beginAgain = async () => {
    await wait(2000)
    if (!(await fetch(scripts[0]).catch(() => undefined))) return beginAgain()
    if (Date.now() - Number(sessionStorage.getItem('baqala-reloaded-at')) < 30_000) return
    sessionStorage.setItem('baqala-reloaded-at', Date.now())
    location.reload()
  }
  const start = async () => {
    await painted()
    await Promise.race([wait(500), Promise.all(sights)])
    const isComplete = shown(performance.now())
    await painted()
    // The frame is on its way to the screen.
    await painted()
    await Promise.race([wait(300), isComplete])
    for (const begin of later) begin()
    for (const href of scripts.slice(1))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import(scripts[0]).catch(beginAgain)
  }
  start()
})
