import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/** Back brings the shopper to where they were on the screen, a new screen starts at its top. */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // A reload is the browser's own affair.
    const leave = () => (history.scrollRestoration = 'auto')
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])

  useLayoutEffect(() => {
    const known = positions.get(key)
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    else if (known !== undefined) window.scrollTo(0, known)
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, type])
}
