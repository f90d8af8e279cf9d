/** The changes that wait in the outbox, as replay.ts has read them from its log. */
import { createStore } from '@baqala/kit/api/store.ts'
import type { CartChange } from '../cart-state.ts'
import type { WaitingChange } from './plan.ts'

export const waiting = createStore<readonly WaitingChange[]>([])

export function changesOf(rows: readonly WaitingChange[]): readonly CartChange[] {
  return rows.map(({ change }) => change)
}

/** Changes that left before the log was read. They are newer than what it holds. */
let sentBefore: CartChange[] | undefined = []

export function noteSent(change: CartChange): void {
  sentBefore?.push(change)
}

export function mayHoldMore(): boolean {
  return sentBefore !== undefined || waiting.get().length > 0
}

/** The log asks once, when it is read first. */
export function takeSentBefore(): readonly CartChange[] {
  const sent = sentBefore ?? []
  sentBefore = undefined
  return sent
}
