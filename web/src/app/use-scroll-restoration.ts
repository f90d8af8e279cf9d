import { useEffect, useLayoutEffect } from 'react'
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

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // The browser restores the position after a reload.
    const restoreAuto = () => (history.scrollRestoration = 'auto')
    window.addEventListener('pagehide', restoreAuto)
    return () => window.removeEventListener('pagehide', restoreAuto)
  }, [])

  useLayoutEffect(() => {
    const saved = positions.get(key)
    const save = () => positions.set(key, window.scrollY)
    // A first visit has no position: asking the window for its own would lay the page out in the middle of hydrating it.
    if (type === NavigationType.Pop) {
      if (saved !== undefined) window.scrollTo(0, saved)
    } else if (staysInPlace) save()
    else window.scrollTo(0, 0)
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key, type, staysInPlace])
}
