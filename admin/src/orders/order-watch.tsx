import { useEffect } from 'react'
import type { ScreenProps } from '../session/use-session.ts'
import { followOrders } from './order-stream.ts'
import { useBell, useWaiting } from './use-bell.ts'
import { waitingCount } from './waiting-count.ts'

/** Follows the orders on every screen of whoever has to do with them, rings, and counts those that wait. Shows nothing. */
export function OrderWatch({ session }: ScreenProps) {
  useEffect(followOrders, [])
  // A courier takes what the shop has packed: what comes in is the work of others.
  return session.person.role === 'courier' ? null : <Bell />
}

function Bell() {
  const waiting = useWaiting()
  const { length } = waiting
  useBell(waiting)
  useEffect(() => {
    waitingCount.set(length)
    return () => waitingCount.set(0)
  }, [length])
  return null
}
