/** Steps that somebody has pressed, and may undo for ten seconds: only then the server hears of them. */
import { createStore, useStore } from '@baqala/kit/api/store.ts'
import { callAdmin, CallFailed, refresh, sessionHasEnded } from '../api/calls.ts'
import { finishBeforeLeaving } from '../session/leaving.ts'
import { messages } from '#messages/orders'

export const UNDO_MS = 10_000

/** The steps that stand on a card, in their order. */
export const STEPS = ['being packed', 'packed', 'on its way', 'delivered'] as const
export type Step = (typeof STEPS)[number]

/** Who brings an order that leaves, as far as somebody has said so. */
interface Run {
  readonly courierId?: string
  readonly courierPhone?: string
}

export interface PendingMove {
  readonly number: number
  readonly step: Step
  readonly run: Run
  /** In ms since the epoch. */
  readonly sentAt: number
  readonly timer: ReturnType<typeof setTimeout>
  /** Too late to undo. */
  readonly isSent: boolean
}

export const pendingMoves = createStore<readonly PendingMove[]>([])
/** The sentence of the server for the last step that it refused, such as the name of who was first. It names the order. */
export const refusedMove = createStore<{ readonly number: number; readonly said: string } | undefined>(undefined)

// A step is not made in the name of the next person on this phone.
sessionHasEnded.onChange(() => {
  for (const { timer } of pendingMoves.get()) clearTimeout(timer)
  if (pendingMoves.get().length > 0) pendingMoves.set([])
  if (refusedMove.get() !== undefined) refusedMove.set(undefined)
})
finishBeforeLeaving(() => Promise.all(pendingMoves.get().map(({ number }) => sendMove(number))))

function moveOf(number: number): PendingMove | undefined {
  return pendingMoves.get().find((move) => move.number === number)
}

/** The step of one order alone: a press renders no other card of a board that has hundreds. */
export function usePendingMove(number: number): PendingMove | undefined {
  return useStore({ ...pendingMoves, get: () => moveOf(number) })
}

export function startMove(number: number, step: Step, run: Run = {}): void {
  if (moveOf(number)) return
  refusedMove.set(undefined)
  const timer = setTimeout(() => void sendMove(number), UNDO_MS)
  const move = { number, step, run, sentAt: Date.now() + UNDO_MS, timer, isSent: false }
  pendingMoves.set([...pendingMoves.get(), move])
}

export function undoMove(number: number): void {
  clearTimeout(moveOf(number)?.timer)
  pendingMoves.set(pendingMoves.get().filter((move) => move.number !== number || move.isSent))
}

async function sendMove(number: number): Promise<void> {
  const move = moveOf(number)
  if (move === undefined || move.isSent) return
  clearTimeout(move.timer)
  pendingMoves.set(pendingMoves.get().map((each) => (each === move ? { ...each, isSent: true } : each)))
  const { courierId, courierPhone } = move.run
  const body = { state: move.step, ...(courierId && { courierId }), ...(courierPhone && { courierPhone }) }
  try {
    await callAdmin('moveOrder', { params: { number: String(number) }, body, keepalive: true })
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    // The sign-in says so itself.
    if (error.status === 401) return
    // The sentence stays when the shop is heard again, so it has to name the order.
    const sentence = error.status === 0 ? messages.notSent(number) : error.message
    const said = new RegExp(`\\b${number}\\b`).test(sentence) ? sentence : messages.refused(number, sentence)
    refusedMove.set({ number, said })
    // "Please press again": the button is there at once, for as long as the board is not heard either.
    if (error.status === 0) forgetMove(move)
  }
  await refresh('orders')
  forgetMove(move)
}

/** It alone: the next press of its button may wait already. */
function forgetMove({ timer }: PendingMove): void {
  pendingMoves.set(pendingMoves.get().filter((each) => each.timer !== timer))
}
