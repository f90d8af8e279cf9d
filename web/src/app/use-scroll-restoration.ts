import { readStored, writeStored } from '@baqala/kit/api/stored.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const KEPT = 'scrollPositions'
/** From one of these on, the shopper chooses the position. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']
/** So long after the position was reached, parts may still come above it, which move the page. */
const SETTLING_MS = 1000

const positions = new Map(JSON.parse(readStored(KEPT, 'sessionStorage') ?? '[]') as [string, number][])

/**
 * Restores the scroll position on Back, on Forward and after a reload, and scrolls a new screen to its top. A navigation with
 * the state `staysInPlace` shows the same screen otherwise, and leaves the window where it is.
 */
export function useScrollRestoration(): void {
  const location: { readonly key: string; readonly pathname: string; readonly state: unknown } = useLocation()
  const { key, pathname, state } = location
  // The router's key is the same for every page that a tab has opened by its address.
  const entry = `${key} ${pathname}`
  const staysInPlace = typeof state === 'object' && state !== null && 'staysInPlace' in state
  const type = useNavigationType()
  const isOpening = useRef(true)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      // Where a page is tall from its start, the browser is there before this script.
      history.scrollRestoration = 'auto'
      writeStored(KEPT, JSON.stringify([...positions]), 'sessionStorage')
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    const save = () => positions.set(entry, window.scrollY)
    const isFirst = isOpening.current
    isOpening.current = false
    let stop: (() => void) | undefined
    if (type === NavigationType.Pop)
      stop = isFirst && isNewVisit() ? undefined : scrollAsPageGrows(positions.get(entry) ?? 0)
    else if (staysInPlace) save()
    else window.scrollTo(0, 0)
    window.addEventListener('scroll', save, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', save)
    }
  }, [entry, type, staysInPlace])
}

function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[]
  return navigation?.type === 'navigate'
}

/**
 * Scrolls to the position, again each time that the page has grown, until it has been tall enough for a moment or the shopper
 * acts. Returns the function that ends it. It scrolls after the layout, which it never forces.
 */
function scrollAsPageGrows(top: number): () => void {
  let reached: ReturnType<typeof setTimeout> | undefined
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (window.scrollY >= top - 1) reached ??= setTimeout(stop, SETTLING_MS)
  })
  const stop = () => {
    clearTimeout(reached)
    growth.disconnect()
    for (const act of ACTS) window.removeEventListener(act, stop)
  }
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
