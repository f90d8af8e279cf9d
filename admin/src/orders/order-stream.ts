/** The server's "look again" (`streamOrders`). */
import { backoff } from '@baqala/kit/api/backoff.ts'
import { ADMIN_ROOT, adminCalls } from '@baqala/contract/admin/calls'
import { refresh } from '../api/calls.ts'
import { isLive } from './use-orders.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
// Orders that move at the same moment are looked at once.
const GATHER_MS = 250

/** Follows until the function that it returns is called. A stream that breaks is opened again, after ever longer waits. */
export function followOrders(): () => void {
  let failures = 0
  let source: EventSource
  let reopening: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setTimeout> | undefined

  function lookSoon() {
    looking ??= setTimeout(() => {
      looking = undefined
      void refresh('orders')
    }, GATHER_MS)
  }

  function open() {
    source = new EventSource(ADMIN_ROOT + adminCalls.streamOrders.path)
    source.addEventListener('open', () => {
      failures = 0
      isLive.set(true)
      // Something may have happened while nothing was heard.
      lookSoon()
    })
    source.addEventListener('moved', lookSoon)
    source.addEventListener('signed-out', () => void refresh('session'))
    source.addEventListener('error', () => {
      // The browser's own tries have no waits that grow, and end with the first refusal.
      source.close()
      isLive.set(false)
      reopening = setTimeout(open, backoff(failures++, FIRST_WAIT_MS, LONGEST_WAIT_MS))
    })
  }

  open()
  return () => {
    source.close()
    isLive.set(false)
    clearTimeout(reopening)
    clearTimeout(looking)
  }
}
