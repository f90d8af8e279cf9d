import { useEffect } from 'react'
import type { BoardOrder } from '@baqala/contract/admin/staff-order'
import { createKeptStore } from '@baqala/kit/api/kept-store.ts'
import { useStore } from '@baqala/kit/api/store.ts'
import { useIsCourier } from '../session/use-session.ts'
import { followOrders } from './order-stream.ts'
import { waitingCount } from './waiting-count.ts'
import { isBellOn, ring } from './bell.ts'
import { pendingMoves } from './pending-moves.ts'
import { isQuiet, quietHours } from './quiet-hours.ts'
import { useBoardList } from './use-orders.ts'

/** Follows the orders on every screen of the staff concerned, rings, and counts the waiting ones. Shows nothing. */
export function OrderWatch() {
  useEffect(followOrders, [])
  // A courier takes what the shop has packed: what comes in is the work of others.
  return useIsCourier() ? null : <Bell />
}

function Bell() {
  const { total = 0 } = useBoardList('new').data ?? {}
  useBell(useWaiting())
  // The same count as in the list, which keeps an order while its step may be undone.
  useEffect(() => waitingCount.set(total), [total])
  useEffect(() => () => waitingCount.set(0), [])
  return null
}

const RING_EVERY_MS = 4000

/** The orders that somebody at this browser has heard, and will take later. */
export const silenced = createKeptStore<ReadonlySet<number>>('silencedOrders', {
  read: (text) => new Set(text?.split(' ').map(Number)),
  write: (numbers) => [...numbers].join(' ') || null,
})

/** New orders that nobody has taken, here in the last seconds neither. */
export function useWaiting(): readonly BoardOrder[] {
  const { data } = useBoardList('new')
  const taken = useStore(pendingMoves)
  return Object.values(data?.orders ?? {}).filter(({ number }) => !taken.some((move) => move.number === number))
}

/** Rings as long as one of them stands there unheard: paid ones in a sound of their own. */
function useBell(waiting: readonly BoardOrder[]): void {
  const isOn = useStore(isBellOn)
  const heard = useStore(silenced)
  const hours = useStore(quietHours)
  const loud = waiting.filter(({ number }) => !heard.has(number))
  const kind = loud.length === 0 ? undefined : loud.some(({ isPaid }) => isPaid) ? 'paid' : 'cash'
  useEffect(() => {
    if (!isOn || kind === undefined) return
    const sound = () => !isQuiet(hours, new Date()) && ring(kind)
    sound()
    const timer = setInterval(sound, RING_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOn, kind, hours])
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn])
}

/** Keeps the screen on until the function that it returns is called. Browsers take the lock back when a page is hidden. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  const over = new AbortController()

  async function ask() {
    if (document.visibilityState !== 'visible') return
    // Missing on plain http and in older browsers, and refused by a phone that saves its battery: the bell works without it.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (over.signal.aborted) await lock?.release()
  }

  void ask()
  document.addEventListener('visibilitychange', () => void ask(), { signal: over.signal })
  return () => {
    over.abort()
    void lock?.release()
  }
}
