/** The pictures that a screen shows first, once its first call is answered. */
export interface FirstPictures {
  readonly sizes: string
  /** A * stands in place of the picture's address. */
  readonly srcset: string
  /** The pattern of the pictures that our server resizes. */
  readonly resized: string
}

/**
 * Runs before the page is drawn, and before the application has loaded. page.ts writes the compiled text of these functions into
 * pages, so they can use nothing from outside of themselves. The content security policy allows them by their hash.
 */
export function firstScript(): void {
  const root = document.documentElement
  const { prerenderedFor, others, calls, ownCalls } = root.dataset
  let token: string | null = null
  let theme: string | null | undefined
  try {
    token = localStorage.getItem('userToken')
    theme = localStorage.getItem('theme')
    // Login says of a product that it is not forgotten (auth/shop-window.css).
    root.dataset.wanted = sessionStorage.getItem('baqala-wanted') ?? ''
  } catch {}
  // As kit/src/theme/chosen-theme.ts, and before anything is painted: a dark page never flashes white.
  theme ||= matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
  root.style.colorScheme = root.dataset.theme = theme
  const answers: NonNullable<typeof window.earlyAnswers> = {}
  window.earlyToken = token
  window.earlyAnswers = answers
  if (prerenderedFor && prerenderedFor !== (token ? 'shopper' : 'visitor')) {
    // The style sheet hides it until the application has rendered.
    root.dataset.prerenderedFor = 'others'
    if (others) {
      // web/src/home/continue-strip.tsx reads it.
      try {
        sessionStorage.setItem('baqala-wanted', location.pathname + location.search)
      } catch {}
      location.replace(others)
    }
  } else if (token) {
    fetchAhead(calls)
    fetchAhead(ownCalls, root.lang === 'en' ? { token } : { token, 'x-language': root.lang })
  }
  // A script lost on a bad network would leave a page that only looks alive. The link leads to the page's sentences.
  addEventListener('error', ({ target }) => reloadIfLost(target), true)

  function fetchAhead(urls: string | undefined, headers?: Record<string, string>): void {
    for (const url of urls?.split(' ') ?? []) {
      const filled = url.replace(':id', location.pathname.split('/')[2] ?? '')
      const answer = fetch(filled, { headers })
      answers[filled] = answer
      answer.catch(() => {})
    }
  }

  function reloadIfLost(target: EventTarget | null): void {
    // A cast: each of the two elements has one of the addresses.
    const { id, type, src, href } = target as HTMLScriptElement & HTMLLinkElement
    if (type === 'module' || id === 'sentences') void reloadOnceHad(src || href)
  }

  async function reloadOnceHad(src: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    if (!(await fetch(src).catch(() => {}))) return reloadOnceHad(src)
    // kit/src/api/lazy-part.ts uses the same key.
    try {
      if (Date.now() - Number(sessionStorage.getItem('baqala-reloaded-at')) < 30_000) return
      sessionStorage.setItem('baqala-reloaded-at', String(Date.now()))
      location.reload()
    } catch {}
  }
}

/**
 * Requests a screen's first pictures once its first call is answered, and shows each in the place that the prerendered page keeps for
 * it: a slow phone shows goods before the application has loaded. The elements that the application renders find them in the browser's
 * cache, because their `srcset` and `sizes` are the same. An address with filters shows other products first.
 */
export function firstPicturesScript({ sizes, srcset, resized }: FirstPictures): void {
  const [first] = location.search ? [] : Object.values(window.earlyAnswers ?? {})
  first
    ?.then(async (answer) => {
      // The answer of listProducts, or of getProduct.
      const { data } = (await answer.clone().json()) as { data: { imageCover: string }[] | { images: string[] } }
      const urls = Array.isArray(data) ? data.slice(0, 4).map(({ imageCover }) => imageCover) : data.images.slice(0, 1)
      const places = document.querySelectorAll<HTMLElement>('.picture-to-come')
      for (const [at, url] of urls.entries()) {
        if (!new RegExp(resized).test(url)) continue
        const picture = Object.assign(new Image(), {
          fetchPriority: 'high',
          sizes,
          srcset: srcset.replaceAll('*', url),
        })
        picture.onload = () => {
          const place = places[at]
          if (place) place.style.cssText = `animation:none;background:50%/cover url("${picture.currentSrc}")`
        }
      }
    })
    .catch(() => {})
}
