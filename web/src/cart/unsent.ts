/** The changes of the cart that wait for a network, as unsent-log.ts has read them from its log. */
import type { CartChange } from './cart-state.ts'
import type { UnsentChange } from './unsent-steps.ts'

let unsent: readonly UnsentChange[] = []
let changes: readonly CartChange[] = []
/** Changes that were sent before the log was read. They are newer than what it holds. */
let sentBefore: CartChange[] | undefined = []
const readings = new EventTarget()

/** The same array until the next change, as React asks for. */
export function unsentChanges(): readonly CartChange[] {
  return changes
}

export function listUnsent(): readonly UnsentChange[] {
  return unsent
}

export function showUnsent(next: readonly UnsentChange[]): void {
  unsent = next
  changes = next.map(({ change }) => change)
  readings.dispatchEvent(new Event('change'))
}

export function onUnsentChange(listener: () => void): () => void {
  readings.addEventListener('change', listener)
  return () => readings.removeEventListener('change', listener)
}

export function noteSent(change: CartChange): void {
  sentBefore?.push(change)
}

export function isLogRead(): boolean {
  return !sentBefore
}

/** The log asks once, when it is read first. */
export function takeSentBefore(): readonly CartChange[] {
  const sent = sentBefore ?? []
  sentBefore = undefined
  return sent
}
