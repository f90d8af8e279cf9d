/** Loads the log of unsent changes when it is needed. */
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import type { CartChange } from './cart-state.ts'
import { isLogRead, noteSent, unsent } from './unsent.ts'

const importLog = () => import('./unsent-log.ts')

/** Keeps a change in the log if there is no network, or if others wait before it. Returns false if it is to be sent now. */
export async function keepUnsent(change: CartChange): Promise<boolean> {
  if (!isOffline() && unsent.get().length === 0) {
    noteSent(change)
    return false
  }
  try {
    return await (await importLog()).keep(change)
  } catch {
    return false
  }
}

/** Sends what waits, before an order. */
export async function sendUnsent(): Promise<void> {
  if (isLogRead() && unsent.get().length === 0) return
  await importLog().then(
    ({ send }) => send(),
    () => {},
  )
}
