import { useEffect } from 'react'
import type { ScreenProps } from '../session/use-session.ts'
import { followOrders } from './order-stream.ts'
import { useBell, useWaiting } from './use-bell.ts'

/** Follows the orders on every screen of whoever has to do with them, rings, and counts in the tab's title. Shows nothing. */
export function OrderWatch({ session }: ScreenProps) {
  useEffect(followOrders, [])
  // A courier takes what the shop has packed: what comes in is the work of others.
  return session.person.role === 'courier' ? null : <Bell />
}

function Bell() {
  const waiting = useWaiting()
  useBell(waiting)
  useTabBadge(waiting.length)
  return null
}

const BADGE = /^\(\d+\) /

/** Puts the number of orders that wait before the title of the tab, whatever screen sets that title. */
function useTabBadge(count: number): void {
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
