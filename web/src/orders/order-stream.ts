/**
 * Orders that move while the shopper looks. One tab of the browser reads the server's stream and passes the orders on to
 * the others; when it closes, another takes over. While there is no stream, tabs that are looked at ask now and then.
 */
import type { Order } from '@baqala/contract/orders'
import { callApi } from '../api/call-api.ts'
import { endSession } from '../api/stored-session.ts'
import { keepReadingOrders } from './read-order-stream.ts'

export interface Following {
  readonly token: string
  /** An order as it is now: one that has moved, or (at the beginning) one of those that moved last. */
  readonly onOrder: (order: Order) => void
  /** Neither the stream nor asking got through; both will be tried again. */
  readonly onUnreachable?: () => void
}

const ASK_EVERY_MS = 15_000
// The stream speaks every 25 s.
const ALIVE_FOR_MS = 40_000

type Word =
  | { readonly kind: 'order'; readonly order: Order }
  /** `alive`: the stream is read here. `lost`: it is not, for now. `over`: never again. `anyone`: who reads it? */
  | { readonly kind: 'alive' | 'lost' | 'over' | 'anyone' }

/** Tells of every order that moves, until the returned function is called, the session ends or the server knows no orders. */
export function followOrders({ token, onOrder, onUnreachable }: Following): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  // Tabs of one session alone share a stream: nobody is told of the orders of whoever was signed in before.
  const name = `orders of ${token.slice(-16)}`
  const channel = canShare() ? new BroadcastChannel(name) : undefined
  const isNews = newsOnly()
  let aliveUntil = 0
  let isReading = false
  let isAsking = false
  let askAgainAt = performance.now() + ASK_EVERY_MS

  function tell(order: Order) {
    if (!signal.aborted && isNews(order)) onOrder(order)
  }

  function live() {
    isReading = true
    aliveUntil = performance.now() + ALIVE_FOR_MS
    say({ kind: 'alive' })
  }

  function lost() {
    isReading = false
    aliveUntil = 0
    say({ kind: 'lost' })
  }

  function say(word: Word) {
    if (!signal.aborted) channel?.postMessage(word)
  }

  function hear({ data: word }: MessageEvent<Word>) {
    if (word.kind === 'order') tell(word.order)
    if (word.kind === 'alive') aliveUntil = performance.now() + ALIVE_FOR_MS
    if (word.kind === 'lost') aliveUntil = 0
    if (word.kind === 'over') stop()
    if (word.kind === 'anyone' && isReading) say({ kind: 'alive' })
  }

  async function read() {
    const listener = {
      onOrder(order: Order) {
        tell(order)
        say({ kind: 'order', order })
      },
      onLife: live,
      onLost: lost,
    }
    const end = await keepReadingOrders(token, listener, signal)
    if (end === 'signed-out') endSession(token)
    if (end !== 'signed-out' && end !== 'unknown') return
    stopAll()
    // The next tab in line hears it before the lock is its own.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }

  async function ask() {
    const isLookedAt = document.visibilityState === 'visible'
    if (!isLookedAt || isAsking || performance.now() < Math.max(aliveUntil, askAgainAt)) return
    isAsking = true
    const outcome = await callApi('listOrders', { query: { limit: '5' }, signal })
    isAsking = false
    if (signal.aborted) return
    askAgainAt = performance.now() + ASK_EVERY_MS - 1_000
    if (outcome.kind === 'success') return [...outcome.reply.data].reverse().forEach(tell)
    askAgainAt = performance.now() + Math.max(ASK_EVERY_MS - 1_000, outcome.retryAfterMs)
    if (isFinal(outcome.httpStatus)) return stopAll()
    onUnreachable?.()
  }

  function stopAll() {
    say({ kind: 'over' })
    stop()
  }

  function stop() {
    stopping.abort()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askNow)
    channel?.close()
  }

  const askNow = () => void ask()
  const timer = setInterval(askNow, ASK_EVERY_MS)
  document.addEventListener('visibilitychange', askNow)
  channel?.addEventListener('message', hear)
  say({ kind: 'anyone' })
  // Rejected where `stop` comes before the lock.
  if (channel) navigator.locks.request(name, { signal }, read).catch(() => undefined)
  return stop
}

/** Locks are for secure pages only: over plain http in a home network there are none. */
function canShare(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function' && typeof TextDecoderStream === 'function'
}

/** An order comes twice where the stream was broken or a tab asked meanwhile, and the older answer may come last. */
function newsOnly(): (order: Order) => boolean {
  const known = new Map<string, Order>()
  return (order) => {
    const before = known.get(order._id)
    const isOld = order.moves && before?.moves ? order.moves.length <= before.moves.length : sameAs(order, before)
    if (!isOld) known.set(order._id, order)
    return !isOld
  }
}

function sameAs(order: Order, before: Order | undefined): boolean {
  return order.updatedAt === before?.updatedAt && order.state === before.state
}

/** Signed out, or a server without orders to list. */
function isFinal(httpStatus: number | undefined): boolean {
  return httpStatus !== undefined && httpStatus >= 400 && httpStatus < 500 && ![408, 425, 429].includes(httpStatus)
}
