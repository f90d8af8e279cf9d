import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { valueAt } from '../api/value-at.ts'
import { scrollAsPageGrows } from '../ui/scroll-as-page-grows.ts'
import { keepPositions, positions } from '../ui/scroll-positions.ts'

/**
 * Restores the scroll position on Back, on Forward and after a reload, and scrolls a new screen to its top. A navigation with
 * the state `staysInPlace` shows the same screen otherwise, and leaves the window where it is.
 */
export function useScrollRestoration(): void {
  const location: { readonly key: string; readonly pathname: string; readonly state: unknown } = useLocation()
  const { key, pathname, state } = location
  // The router's key is the same for every page that a tab has opened by its address.
  const entry = `${key} ${pathname}`
  const staysInPlace = valueAt(state, 'staysInPlace') === true
  const type = useNavigationType()
  const isOpening = useRef(true)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      // The browser is there before this script if a page is tall from its start.
      history.scrollRestoration = 'auto'
      keepPositions()
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    let isRestoring = false
    let stop: (() => void) | undefined
    // Until a page is tall enough, it is scrolled only as far as it goes.
    const save = () => isRestoring || positions.set(entry, window.scrollY)
    const isFirst = isOpening.current
    isOpening.current = false
    if (isFirst && isNewVisit()) positions.delete(entry)
    else if (type === NavigationType.Pop) {
      isRestoring = true
      const top = positions.get(entry) ?? 0
      const reach = () => {
        window.scrollTo(0, top)
        return window.scrollY >= top - 1
      }
      stop = scrollAsPageGrows(reach, () => (isRestoring = false))
    } else if (staysInPlace) save()
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
