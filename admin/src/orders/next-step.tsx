import type { BoardOrder } from '@baqala/contract/admin/staff-order'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@baqala/kit/ui/button.tsx'
import { useIsCourier } from '../session/use-session.ts'
import { STEPS, UNDO_MS, undoMove, usePendingMove, type PendingMove, type Step } from './pending-moves.ts'
import { useNow } from './use-orders.ts'
import { messages } from '#messages/orders'

// The second tap of a double tap lands on "Undo", which is drawn over the button.
const DOUBLE_TAP_MS = 600

interface NextStepProps {
  readonly order: Pick<BoardOrder, 'number' | 'state' | 'isPacked' | 'mayMove'>
  /** Begins the step that was pressed, or asks or says why not. */
  readonly start: (step: Step) => void
}

/**
 * The step that comes next, as a button; while an order is packed it may leave at once, too, which stands below. Once pressed it can
 * be undone for ten seconds.
 */
export function NextStep({ order, start }: NextStepProps) {
  const { number, isPacked } = order
  const pending = usePendingMove(number)
  const words = useIsCourier() ? messages.ofCourier : messages
  if (pending) return <Pending move={pending} word={words.doing[pending.step]} />
  return stepsOf(order).map((step) => (
    <Button
      key={step}
      aria-label={messages.stepOf(words.steps[step], number)}
      onClick={() => start(step)}
      look={step === 'on its way' && !isPacked ? 'quiet' : 'leaf'}
      className="order-step"
      text={words.steps[step]}
    />
  ))
}

/** The steps that have a button: a step back is taken in the dialog alone. */
export function stepsOf({ state, mayMove }: NextStepProps['order']): Step[] {
  return STEPS.filter((step) => mayMove.includes(step) && !mayBeTakenBack(state, step))
}

function mayBeTakenBack(state: BoardOrder['state'], step: Step): boolean {
  return state === 'delivered' || (state === 'on its way' && step === 'being packed')
}

/** Stands where the button was. */
function Pending({ move: { number, sentAt, isSent }, word }: { readonly move: PendingMove; readonly word: string }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="order-step flex items-center justify-between gap-3">
      <p role="status" className="font-bold">
        {word}
      </p>
      {!isSent && (
        <button
          ref={undo}
          type="button"
          aria-label={messages.undoOf(number)}
          onClick={({ currentTarget }) => {
            if (sentAt - Date.now() > UNDO_MS - DOUBLE_TAP_MS) return
            const order = currentTarget.closest('li, dialog')
            flushSync(() => undoMove(number))
            order?.querySelector<HTMLElement>('.order-step')?.focus({ preventScroll: true })
          }}
          className="button button-quiet tabular"
        >
          {messages.undo} (<SecondsUntil at={sentAt} />)
        </button>
      )}
    </div>
  )
}

function SecondsUntil({ at }: { readonly at: number }) {
  return Math.max(0, Math.ceil((at - useNow(1000)) / 1000))
}
