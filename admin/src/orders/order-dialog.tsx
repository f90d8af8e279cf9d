import type { StaffOrder } from '@baqala/contract/admin/orders'
import { useState } from 'react'
import { useStore } from '@baqala/kit/api/store.ts'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { Field } from '../app/form.tsx'
import { Loaded } from '../app/loaded.tsx'
import type { ScreenProps } from '../app/use-session.ts'
import { CancelOrder } from './cancel-order.tsx'
import { Printer } from './icons.tsx'
import { NextStep } from './next-step.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderGoods, OrderMoney } from './order-goods.tsx'
import { OrderMoves } from './order-moves.tsx'
import { pendingMoves, refusedMove } from './pending-moves.ts'
import { promiseInWords } from './promise-words.ts'
import { RefundOrder } from './refund-order.tsx'
import { useOrder } from './use-orders.ts'
import { messages } from '#messages/orders'

interface OrderDialogProps extends ScreenProps {
  readonly number: string
  readonly onClose: () => void
}

/** One order, over the board. */
export function OrderDialog({ number, session, onClose }: OrderDialogProps) {
  return (
    <Dialog title={messages.orderTitle(number)} onClose={onClose} className="order-dialog">
      <Loaded query={useOrder(number)}>{(order) => <WholeOrder order={order} session={session} />}</Loaded>
    </Dialog>
  )
}

function WholeOrder({ order, session }: ScreenProps & { readonly order: StaffOrder }) {
  const { number, name, state, minutesLeft } = order
  return (
    <>
      <p className="-mt-2">
        <bdi className="font-bold">{name}</bdi> · {messages.states[state]} · {promiseInWords(order)}
        {minutesLeft !== null && ` · ${minutesLeft < 0 ? messages.late(-minutesLeft) : messages.left(minutesLeft)}`}
      </p>
      <Steps order={order} />
      <OrderContact order={order} />
      <OrderGoods order={order} />
      <OrderMoney order={order} />
      {order.mayRefund > 0 && session.may.includes('refunds') && <RefundOrder order={order} />}
      <OrderMoves moves={order.moves} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        {(['80', '58', 'a4'] as const).map((size) => (
          <Link key={size} to={`${addresses.orders}/${number}/slip?size=${size}`} className="button button-quiet">
            <Printer aria-hidden size={20} />
            {messages.printSizes[size]}
          </Link>
        ))}
      </div>
      {order.mayMove.includes('cancelled') && <CancelOrder number={number} />}
    </>
  )
}

function Steps({ order }: { readonly order: StaffOrder }) {
  const pending = useStore(pendingMoves).find(({ number }) => number === order.number)
  const refused = useStore(refusedMove)
  const [courierPhone, setCourierPhone] = useState('')
  const isLeaving = order.mayMove.includes('on its way') && !order.mayMove.includes('being packed')
  return (
    <div className="grid gap-3">
      <ErrorAlert message={refused} />
      {isLeaving && !pending && (
        <Field
          label={messages.courierPhone}
          hint={messages.courierPhoneHint}
          type="tel"
          value={courierPhone}
          onChange={({ target }) => setCourierPhone(target.value)}
        />
      )}
      <NextStep order={order} pending={pending} courierPhone={courierPhone} />
    </div>
  )
}
