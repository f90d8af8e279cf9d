import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/** Restores the scroll position on Back and Forward, and scrolls a new screen to its top. */
export function useScrollRestoration(): void {
  const { key } = useLocation()
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
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    else if (saved !== undefined) window.scrollTo(0, saved)
    const save = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key, type])
}
