import type { Order } from '@baqala/contract/orders'
import { useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { serverMessage } from '../api/outcome.ts'
import { Dialog } from '../ui/dialog.tsx'
import { egp } from '../ui/egp.ts'
import { Spinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast.ts'
import { fetchOrdersAgain, keepOrder } from './use-orders.ts'

interface CancelDialogProps {
  readonly order: Order
  readonly onClose: () => void
  readonly onCancelled: () => void
}

const UNREACHABLE = 'The order could not be cancelled. Please try again.'

export function CancelDialog({ order, onClose, onCancelled }: CancelDialogProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function cancel() {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await callApi('cancelOrder', { params: { orderId: order._id } })
    if (outcome.kind === 'success') {
      keepOrder(outcome.reply.data)
      toast.success(outcome.reply.message ?? '')
      return onCancelled()
    }
    toast.failure(serverMessage(outcome, UNREACHABLE))
    // What the shop says no to, it has begun to do; and an answer that was lost may have been a yes.
    void fetchOrdersAgain()
    onClose()
  }

  return (
    <Dialog
      title={`Cancel order ${order.id}?`}
      onClose={onClose}
      closeLabel="Keep the order"
      actions={
        <button type="button" onClick={() => void cancel()} aria-disabled={isBusy} className="button button-danger">
          Yes, cancel it
          {isBusy && <Spinner isSmall label="Cancelling…" />}
        </button>
      }
    >
      <p>
        {order.isPaid
          ? `Nothing will be delivered, and the ${egp(order.totalOrderPrice)} you paid will be sent back.`
          : 'Nothing will be delivered, and nothing is to be paid.'}
      </p>
    </Dialog>
  )
}
