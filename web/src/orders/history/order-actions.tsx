import type { Order } from '@baqala/contract/orders'
import { Suspense, useEffect, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderAgainNotice, useOrderAgain } from './order-again.tsx'
import { OrderProblem } from './order-problem.tsx'
import { Receipt } from './receipt.tsx'
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
  const { orderAgain, again } = useOrderAgain(order._id)
  useEffect(() => {
    if (hasCancelled) onCancelled()
    // Runs once, after the order was cancelled.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasCancelled])

  return (
    <div className="border-t border-line px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {canChange(order) && <Button {...about} onClick={() => setOpened('change')} text={messages.changeOrder} />}
        <PressButton {...about} work={orderAgain} look="quiet" busyLabel={messages.fillingCart}>
          {messages.orderAgain}
        </PressButton>
        <Button {...about} onClick={() => setOpened('receipt')} text={messages.receipt} />
        {order.mayCancel && (
          <Button
            {...about}
            onClick={() => setOpened('cancel')}
            look="danger"
            className="sm:ms-auto"
            text={messages.cancelOrder}
          />
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
