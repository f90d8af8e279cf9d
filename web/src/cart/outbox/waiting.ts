/** The changes of the cart whose calls wait for a network, and what has become of those that the cart did not take. */
import { createKeptStore } from '@baqala/kit/api/kept-store.ts'
import { createStore } from '@baqala/kit/api/store.ts'
import { onTokenChange } from '../../api/stored-session.ts'
import type { CartChange } from '../cart-state.ts'
import type { WaitingChange } from './steps.ts'

/** Undefined until the log has been read. */
export const waiting = createStore<readonly WaitingChange[] | undefined>(undefined)

/** A sign-out that would lose these changes: app/shop-status.tsx asks whether to go on. */
export const leaving = createStore<(() => void) | undefined>(undefined)
waiting.onChange(() => waiting.get()?.length || leaving.set(undefined))

/** Signs out with `signOut`, at once where nothing is lost. */
export function leave(signOut: () => void): void {
  if (waiting.get()?.length) leaving.set(signOut)
  else signOut()
}

/** Says why goods that a change wanted are not in the cart, until the shopper has read it. Phones reload tabs. */
export const notInCart = createKeptStore<readonly string[]>(
  'not in cart',
  // A cast: we wrote it.
  { read: (text) => JSON.parse(text ?? '[]') as string[], write: (sentences) => JSON.stringify(sentences) },
  'sessionStorage',
)
onTokenChange(() => notInCart.set([]))

/** Also true until the log has been read. */
export function mayWait(): boolean {
  return waiting.get()?.length !== 0
}

export function changesWaiting(): readonly CartChange[] {
  return waiting.get()?.map(({ change }) => change) ?? []
}
