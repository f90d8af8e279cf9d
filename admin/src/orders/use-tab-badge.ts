import { useEffect } from 'react'

const BADGE = /^\(\d+\) /

/** Puts the number of orders that wait before the title of the tab, whatever screen sets that title. */
export function useTabBadge(count: number): void {
  useEffect(() => {
    const title = document.querySelector('title')
    const badge = () => {
      const wanted = (count > 0 ? `(${count}) ` : '') + document.title.replace(BADGE, '')
      if (document.title !== wanted) document.title = wanted
    }
    badge()
    if (title === null) return
    const observer = new MutationObserver(badge)
    observer.observe(title, { childList: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(BADGE, '')
    }
  }, [count])
}
