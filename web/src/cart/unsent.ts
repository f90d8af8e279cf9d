/** The changes of the cart that wait for a network, as unsent-log.ts has read them from its log. */
import { createStore } from '@baqala/kit/api/store.ts'
import type { CartChange } from './cart-state.ts'
import type { UnsentChange } from './unsent-steps.ts'

export const unsent = createStore<readonly UnsentChange[]>([])

/** Changes that were sent before the log was read. They are newer than what it holds. */
let sentBefore: CartChange[] | undefined = []

export function changesOf(rows: readonly UnsentChange[]): readonly CartChange[] {
  return rows.map(({ change }) => change)
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
