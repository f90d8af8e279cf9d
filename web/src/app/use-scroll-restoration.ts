import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/**
 * Restores the scroll position on Back and Forward, and scrolls a new screen to its top. A navigation with the state
 * `staysInPlace` shows the same screen otherwise, and leaves the window where it is.
 */
export function useScrollRestoration(): void {
  const location: { readonly key: string; readonly state: unknown } = useLocation()
  const { key, state } = location
  const staysInPlace = typeof state === 'object' && state !== null && 'staysInPlace' in state
  const type = useNavigationType()
  const isOpening = useRef(true)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // The browser restores the position after a reload.
    const restoreAuto = () => (history.scrollRestoration = 'auto')
    window.addEventListener('pagehide', restoreAuto)
    return () => window.removeEventListener('pagehide', restoreAuto)
  }, [])

  useLayoutEffect(() => {
    const save = () => positions.set(key, window.scrollY)
    // The browser scrolls a page that it opens: here that would lay it out in the middle of hydrating it.
    if (isOpening.current) isOpening.current = false
    else if (type === NavigationType.Pop) window.scrollTo(0, positions.get(key) ?? 0)
    else if (staysInPlace) save()
    else window.scrollTo(0, 0)
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key, type, staysInPlace])
}
