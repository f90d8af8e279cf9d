// Runs before anything else of the page; index.html has it inside, and the server allows it by its hash.
// What the build has drawn (first-paint.ts) is shown only to whom it was drawn for. Others go at once where the guard of
// spec 2 sends them, or wait for the application to draw what is theirs.
const page = document.documentElement.dataset
// What is worth being seen before the application takes the processor.
const sights = (window.earlySights = [])
let token
try {
  token = localStorage.getItem('userToken')
} catch {}
if (page.drawnFor && (page.drawnFor === 'shopper') !== Boolean(token)) {
  page.drawnFor = 'others'
  if (page.others) location.replace(page.others)
} else if (token) {
  // What the screen shows first is asked for while the application is still on its way, which picks the answers up
  // (src/api/early-answers.ts).
  const ask = (path, headers) => {
    const answer = fetch('/api/v1' + path, { headers })
    answer.catch(() => {})
    window.earlyAnswers.push(['/api/v1' + path, answer])
    return answer
  }
  // The first pictures of an answer, fetched as soon as their names have come, and shown where the screen is drawn without
  // them (.first-picture). Another server's pictures have no widths to choose from and wait for the application.
  const showSoon = async (answer, names, sizes, most) => {
    const pieces = (await answer).clone().body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    let found = []
    for (let piece = await pieces.read(); !piece.done && found.length < most; piece = await pieces.read())
      found = [...(text += piece.value).matchAll(names)]
    pieces.cancel()
    const show = async ([, url], at) => {
      const picture = new Image()
      picture.fetchPriority = 'high'
      picture.sizes = sizes
      picture.srcset = PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ')
      await picture.decode()
      document.documentElement.style.setProperty(`--first-picture-${at}`, `url(${picture.currentSrc})`)
    }
    await Promise.all(found.slice(0, most).map(show))
  }
  window.earlyAnswers = []
  const details = /^\/ProductDetails\/([^/]+)\//.exec(location.pathname)
  if (details) {
    const names = /"images":\["([^"]+\/images\/[a-z0-9-]+-[0-9a-f]{8})"/g
    sights.push(showSoon(ask('/products/' + details[1]), names, DETAILS_SIZES, 1).catch(() => {}))
  }
  if (details || /^\/(Products)?$/.test(location.pathname)) {
    const products = ask('/products')
    const names = /"imageCover":"([^"]+\/images\/[a-z0-9-]+-[0-9a-f]{8})"/g
    if (location.pathname === '/Products') sights.push(showSoon(products, names, CARD_SIZES, 4).catch(() => {}))
  }
  if (location.pathname === '/Cart') ask('/cart', { token })
}

// What the build has drawn comes first, with its letters; then the scripts, with the whole line to themselves. They run
// once the first pictures have been painted, which a phone has long before its scripts.
addEventListener('DOMContentLoaded', () => {
  const scripts = document.getElementById('root').dataset.scripts?.split(' ')
  if (!scripts) return
  sights.push(
    ...[...document.querySelectorAll('img[fetchpriority=high]')].map((picture) => picture.decode().catch(() => {})),
  )
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  // A hidden tab paints nothing.
  const painted = () =>
    Promise.race([
      wait(document.hidden ? 0 : 300),
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    ])
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
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await Promise.race([wait(500), Promise.all(sights)])
    await painted()
    // The frame is on its way to the screen.
    await painted()
    import(scripts[0]).catch(beginAgain)
  }
  start()
})
