/**
 * The outbox of the cart: every change enters it. With a network, and nothing waiting, a change leaves at once, and a failure
 * drops it; otherwise it waits in the log until the shop is reached (decision 0033).
 */
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import type { CartChange } from '../cart-state.ts'
import { type CartOutcome, sendChange } from './send-change.ts'
import { mayHoldMore, noteSent, waiting } from './waiting.ts'

// Most visits need no log.
const importReplay = () => import('./replay.ts')

/** Sends the change, or keeps it: 'kept' means that it is sent when the shop is reached again. */
export async function enter(change: CartChange): Promise<CartOutcome | 'kept'> {
  if (isOffline() || waiting.get().length > 0) {
    // A browser whose storage is full keeps nothing.
    const keep = importReplay().then(({ keep }) => keep(change))
    if (await keep.catch(() => false)) return 'kept'
  } else {
    noteSent(change)
  }
  return sendChange(change)
}

/** Sends what waits, before an order. */
export async function sendWaiting(): Promise<void> {
  if (!mayHoldMore()) return
  const replayed = importReplay().then(({ replay }) => replay())
  await replayed.catch(() => {})
}
