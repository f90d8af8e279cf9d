import type { Order } from '@baqala/contract/orders'
import { Suspense, useEffect, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderAgainNotice } from './order-again-notice.tsx'
import { OrderProblem } from './order-problem.tsx'
import { Receipt } from './receipt.tsx'
import { useOrderAgain } from './use-order-again.ts'
import { messages } from '#messages/orders'

const ChangeDialog = lazyPart(async () => (await import('./change-dialog.tsx')).ChangeDialog)

type Opened = 'change' | 'receipt' | 'cancel'

interface OrderActionsProps {
  readonly order: Order
  readonly titleId: string
  /** Called after the focused button was removed, to move the focus. */
  readonly onCancelled: () => void
}

export function OrderActions({ order, titleId, onCancelled }: OrderActionsProps) {
  const [opened, setOpened] = useState<Opened>()
  const [hasCancelled, setHasCancelled] = useState(false)
  const about = { 'aria-describedby': titleId }
  const { orderAgain, isBusy, again } = useOrderAgain(order._id)
  useEffect(() => {
    if (hasCancelled) onCancelled()
    // Runs once, after the order was cancelled.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasCancelled])

  return (
    <div className="border-t border-line px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {canChange(order) && <Button {...about} onClick={() => setOpened('change')} text={messages.changeOrder} />}
        <button type="button" {...about} onClick={orderAgain} aria-disabled={isBusy} className="button button-quiet">
          {messages.orderAgain}
          {isBusy && <Spinner isSmall label={messages.fillingCart} />}
        </button>
        <Button {...about} onClick={() => setOpened('receipt')} text={messages.receipt} />
        {order.mayCancel && (
          <button
            type="button"
            {...about}
            onClick={() => setOpened('cancel')}
            className="button button-danger sm:ms-auto"
          >
            {messages.cancelOrder}
          </button>
        )}
      </div>
      <OrderAgainNotice again={again} />
      <OrderProblem order={order} titleId={titleId} />
      <OpenedDialog
        opened={opened}
        order={order}
        onClose={() => setOpened(undefined)}
        onCancelled={() => {
          setOpened(undefined)
          setHasCancelled(true)
        }}
      />
    </div>
  )
}

interface OpenedDialogProps {
  readonly opened: Opened | undefined
  readonly order: Order
  readonly onClose: () => void
  readonly onCancelled: () => void
}

function OpenedDialog({ opened, order, onClose, onCancelled }: OpenedDialogProps) {
  if (opened === 'receipt') return <Receipt order={order} onClose={onClose} />
  if (opened === 'cancel') return <CancelDialog order={order} onClose={onClose} onCancelled={onCancelled} />
  return (
    opened === 'change' && (
      <Suspense>
        <ChangeDialog order={order} onClose={onClose} />
      </Suspense>
    )
  )
}

/** Paid by card, only the time may change, where the order has one. */
function canChange({ mayChange, paymentMethodType, delivery }: Order): boolean {
  return mayChange === true && (paymentMethodType === 'cash' || delivery !== undefined)
}
