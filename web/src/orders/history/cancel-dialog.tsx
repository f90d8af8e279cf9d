import type { Order } from '@baqala/contract/orders'
import { callApi } from '../../api/call-api.ts'
import { serverMessage } from '@baqala/kit/api/outcome.ts'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { egpWithPiastres } from '../../ui/egp.ts'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { fetchOrdersAgain, keepOrder } from '../use-orders.ts'
import { messages } from '#messages/orders'

interface CancelDialogProps {
  readonly order: Order
  readonly onClose: () => void
  readonly onCancelled: () => void
}

export function CancelDialog({ order, onClose, onCancelled }: CancelDialogProps) {
  async function cancel() {
    const outcome = await callApi('cancelOrder', { params: { orderId: order._id } })
    if (outcome.kind === 'success') {
      keepOrder(outcome.reply.data)
      toast.success(outcome.reply.message ?? '')
      return onCancelled()
    }
    toast.failure(serverMessage(outcome, messages.cancelFailed))
    // A refusal shows that the order is stale, and the order may be cancelled although the answer was lost.
    fetchOrdersAgain()
    onClose()
  }

  return (
    <Dialog
      title={messages.cancelTitle(order.id)}
      onClose={onClose}
      closeLabel={messages.keepOrder}
      isCloseMain
      actions={
        <PressButton work={cancel} look="danger" busyLabel={messages.cancelling}>
          {messages.yesCancel}
        </PressButton>
      }
    >
      <p>{order.isPaid ? messages.cancelPaid(egpWithPiastres(order.totalOrderPrice)) : messages.cancelUnpaid}</p>
    </Dialog>
  )
}
