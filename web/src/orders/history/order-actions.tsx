import { contact } from '../../../../shop.config.ts'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import type { Order } from '@baqala/contract/orders'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@baqala/kit/ui/button.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { callLink, inOneLine, mailLink, whatsappLink } from '../../help/contact-links.ts'
import { isToCome } from '../order-state-badge.tsx'
import { fetchOrdersAgain, keepOrder } from '../use-orders.ts'
import { egpWithPiastres } from '../../ui/egp.ts'
import { callApi } from '../../api/call-api.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { OrderAgainNotice, useOrderAgain } from './order-again.tsx'
import { Receipt } from './receipt.tsx'
import { messages } from '#messages/orders'

interface OrderActionsProps {
  readonly order: Order
  readonly titleId: string
  /** Called after the focused button was removed, to move the focus. */
  readonly onCancelled: () => void
}

export function OrderActions({ order, titleId, onCancelled }: OrderActionsProps) {
  const [opened, setOpened] = useState<'change' | 'receipt' | 'cancel'>()
  const about = { 'aria-describedby': titleId }
  const { orderAgain, again } = useOrderAgain(order._id)
  const close = () => setOpened(undefined)

  function handleButtonGone() {
    // The dialog gives the focus back to its button before that is moved.
    flushSync(close)
    onCancelled()
  }

  return (
    <div className="border-t border-line px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {order.mayChange && <Button {...about} onClick={() => setOpened('change')} text={messages.changeOrder} />}
        <PressButton {...about} work={orderAgain} busyLabel={messages.fillingCart} text={messages.orderAgain} />
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
      {order.mayCancel && order.isPaid && order.delivery?.isExpress && (
        <p className="mt-2 text-ink-soft">{messages.expressStays}</p>
      )}
      {order.state === 'being packed' && (
        <p className="mt-2 text-ink-soft">
          {messages.isBeingPacked}{' '}
          {contact.phone && (
            <a href={callLink()} className="text-link">
              {messages.call(inOneLine(contact.phone))}
            </a>
          )}
        </p>
      )}
      <OrderAgainNotice again={again} />
      <OrderProblem order={order} titleId={titleId} />
      {opened === 'receipt' && <Receipt order={order} onClose={close} />}
      {opened === 'cancel' && order.mayCancel && (
        <CancelDialog order={order} onClose={close} onCancelled={handleButtonGone} />
      )}
      {opened === 'change' && <ChangeDialog order={order} onClose={order.mayChange ? close : handleButtonGone} />}
    </div>
  )
}

type CancelDialogProps = Omit<OrderActionsProps, 'titleId'> & { readonly onClose: () => void }

function CancelDialog({ order, onClose, onCancelled }: CancelDialogProps) {
  const [why, setWhy] = useState<string>()

  async function cancel() {
    const outcome = await callApi('cancelOrder', { params: { orderId: order._id } })
    if (outcome.kind === 'success') {
      keepOrder(outcome.reply.data)
      toast.success(outcome.reply.message ?? '')
      return onCancelled()
    }
    const said = outcome.message ?? messages.cancelFailed
    // A refusal shows that the order is stale, and the order may be cancelled although the answer was lost.
    fetchOrdersAgain()
    if (outcome.httpStatus !== 409) return setWhy(said)
    toast.failure(said)
    onClose()
  }

  return (
    <Dialog
      title={messages.cancelTitle(order.id)}
      onClose={onClose}
      closeLabel={messages.keepOrder}
      isCloseMain
      actions={<PressButton work={cancel} look="danger" busyLabel={messages.cancelling} text={messages.yesCancel} />}
    >
      <p>{order.isPaid ? messages.cancelPaid(egpWithPiastres(order.totalOrderPrice)) : messages.cancelUnpaid}</p>
      <p role="alert" className="mt-3 font-bold text-tomato-ink empty:absolute">
        {why}
      </p>
    </Dialog>
  )
}

/** How to tell the shop that something is wrong, with the order's number in the message. */
function OrderProblem({ order, titleId }: { readonly order: Order; readonly titleId: string }) {
  const ways = [
    [contact.whatsapp, messages.byWhatsapp, whatsappLink(messages.problemMessage(order.id))],
    [contact.email, messages.byEmail, mailLink(messages.problemSubject(order.id))],
    [contact.phone, messages.call(inOneLine(contact.phone)), callLink()],
  ] as const
  const open = ways.filter(([address]) => address)
  if (open.length === 0) return null
  return (
    <details className="order-details">
      <summary aria-describedby={titleId} className="flex min-h-11 items-center gap-x-3 font-bold">
        <ChevronRight aria-hidden size={20} className="order-chevron" />
        {messages.problem}
      </summary>
      <p className="mt-1 text-ink-soft">{messages.problemHint(order.isDelivered, isToCome(order))}</p>
      <ul className="mt-2 mb-1 flex flex-wrap gap-x-3 gap-y-2">
        {open.map(([, words, href]) => (
          <li key={href}>
            {/* Only WhatsApp's page needs a new window: the other links open another program. */}
            <a href={href} {...(href.startsWith('https') && NEW_WINDOW)} className="button button-quiet">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const NEW_WINDOW = { target: '_blank', rel: 'noopener noreferrer' }
