import { useEffect } from 'react'
import { refresh } from '../app/calls.ts'
import type { ScreenProps } from '../app/use-session.ts'
import { followOrders } from './order-stream.ts'
import { useBell, useWaiting } from './use-bell.ts'
import { isLive } from './use-orders.ts'
import { useTabBadge } from './use-tab-badge.ts'

/** Follows the orders on every screen of whoever has to do with them, rings, and counts in the tab's title. Shows nothing. */
export function OrderWatch({ session }: ScreenProps) {
  useEffect(() => followOrders({ onLook: () => void refresh('orders'), onLive: isLive.set }), [])
  // A courier takes what the shop has packed: what comes in is the work of others.
  return session.person.role === 'courier' ? null : <Bell />
}

function Bell() {
  const waiting = useWaiting()
  useBell(waiting)
  useTabBadge(waiting.length)
  return null
}
