import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { useState } from 'react'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { Modal } from '../ui/modal.tsx'
import { AskFirst } from '../ui/ask-first.tsx'
import { paths } from '../ui/paths.ts'
import { Choice, Field, Form, useForm } from '../ui/form.tsx'
import { Loaded } from '../ui/screen-parts.tsx'
import { UndoBar } from '../ui/undo-bar.tsx'
import { useIsCourier, useMay } from '../session/use-session.ts'
import { changeAdmin } from '../api/calls.ts'
import { egp, moment } from '../ui/words.ts'
import { Printer, withIcon } from './icons.tsx'
import { MoveTime } from './move-time.tsx'
import { CarriedBy, IsPacked, promiseInWords, timeInWords } from './order-card.tsx'
import { OrderGoods } from './order-goods.tsx'
import { type OrderFormProps, unlessOvertaken } from './overtaken.ts'
import { OrderContact, OrderMoney, ShopperNote } from './order-parts.tsx'
import { OrderSteps } from './order-steps.tsx'
import { TakeBack } from './take-back.tsx'
import { useOrder } from './use-orders.ts'
import { messages } from '#messages/orders'

/** One order, over the board. */
export function OrderDialog({ number, onClose }: { readonly number: string; readonly onClose: () => void }) {
  return (
    <Modal title={messages.orderTitle(number)} onClose={onClose} className="order-dialog">
      <Loaded query={useOrder(number)}>{(order) => <WholeOrder order={order} />}</Loaded>
      <UndoBar />
    </Modal>
  )
}

function WholeOrder({ order }: { readonly order: StaffOrder }) {
  const mayRefund = useMay('refunds')
  const isCourier = useIsCourier()
  const [refusal, setRefusal] = useState<string>()
  const isStopped = useIsStopped(order)
  const { number, name, state, minutesLeft } = order
  const steps = <OrderSteps key="steps" order={order} />
  const goods = <OrderGoods key="goods" order={order} />
  const contact = <OrderContact key="contact" order={order} />
  const money = <OrderMoney key="money" order={order} />
  // A courier begins at the door. A picker begins with the goods, and hands over at their end.
  const inShop = state === 'being packed' ? [goods, steps, contact, money] : [steps, contact, goods, money]
  return (
    <>
      <ErrorAlert message={refusal ?? (isStopped ? messages.isStopped : undefined)} />
      <p className="-mt-2 flex flex-wrap gap-x-4">
        <bdi className="font-bold">{name || messages.accountDeleted}</bdi>
        {state === 'being packed' ? <IsPacked {...order} /> : <span>{messages.states[state]}</span>}
        <CarriedBy {...order} />
        <span className={order.isExpress ? 'font-bold' : undefined}>{promiseInWords(order)}</span>
        {minutesLeft !== null && <span>{timeInWords(minutesLeft)}</span>}
      </p>
      <ShopperNote order={order} className="rounded-field bg-well p-3" />
      {order.mayRefund > 0 && mayRefund && <RefundOrder order={order} onOvertaken={setRefusal} />}
      {isCourier ? [contact, money, steps, goods] : inShop}
      <OrderMoves moves={order.moves} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        {(['80', '58', 'a4'] as const).map((size) => (
          <Link key={size} to={`${paths.orders}/${number}/slip?size=${size}`} className="button button-quiet">
            {withIcon(Printer, messages.printSizes[size])}
          </Link>
        ))}
      </div>
      <MoveTime order={order} onOvertaken={setRefusal} />
      {order.mayMove.includes('cancelled') && <CancelOrder order={order} />}
      <TakeBack order={order} />
    </>
  )
}

/** Whether the order that is packed here was cancelled meanwhile: the list of its goods goes on, and the picker would too. */
function useIsStopped({ state }: StaffOrder): boolean {
  const [wasPacked, setWasPacked] = useState(false)
  if (state === 'being packed' && !wasPacked) setWasPacked(true)
  return wasPacked && (state === 'cancelled' || state === 'refund due')
}

/** Sends back the payments that the order owes. */
function RefundOrder({ order: { number, mayRefund }, onOvertaken }: OrderFormProps) {
  const amount = egp(mayRefund)
  const [isByHand, setIsByHand] = useState(false)
  const submit = isByHand ? messages.noteRefund : messages.refundNow(amount)
  const form = useForm(async (proof) => {
    const ask = { params: { number: String(number) }, body: { isByHand } }
    const refunded = await unlessOvertaken(changeAdmin('orders', 'refundOrder', ask, proof), onOvertaken)
    if (!refunded) return undefined
    return isByHand ? messages.isNoted(amount) : messages.isRefunded(amount)
  })
  return (
    <div className="grid gap-3 rounded-field bg-well p-4">
      <p className="font-bold">{messages.refundDue(amount)}</p>
      <AskFirst text={messages.refund(amount)} look="quiet">
        <Form form={form} submit={submit} look="danger" className="grid gap-3" hasProof>
          {!isByHand && <p>{messages.refundIsFinal}</p>}
          <Choice label={messages.isByHand} checked={isByHand} onChange={({ target }) => setIsByHand(target.checked)} />
        </Form>
      </AskFirst>
    </div>
  )
}

/** Everything that has become of the order, by whom and when. */
function OrderMoves({ moves }: Pick<StaffOrder, 'moves'>) {
  return (
    <Section level={3} titleClass="order-part" title={messages.moves}>
      <ol className="grid gap-2">
        {moves.map(({ state, by, who, why, at }, position) => (
          // Two moves of one moment may differ in nothing.
          <li key={`${at} ${position}`}>
            <p>
              <span className="font-bold">{messages.states[state]}</span> · <bdi>{by ?? messages.movers[who]}</bdi> ·{' '}
              <time dateTime={at} className="whitespace-nowrap text-ink-soft">
                {moment(at)}
              </time>
            </p>
            <p className="text-sm text-ink-soft">
              <bdi>{why}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Asks for a reason, and says what becomes of money and goods. */
function CancelOrder({ order }: { readonly order: StaffOrder }) {
  const { number, state, method, isPaid, total } = order
  const form = useForm(async ({ why = '' }) => {
    const ask = { params: { number: String(number) }, body: { state: 'cancelled', why } } as const
    await changeAdmin('orders', 'moveOrder', ask)
    return messages.isCancelled(number)
  })
  return (
    <AskFirst text={messages.cancel}>
      <Form form={form} submit={messages.cancelNow(number)} look="danger">
        {method === 'card' && isPaid && <p>{messages.cancelsPaid(egp(total))}</p>}
        {state === 'on its way' && <p>{messages.cancelsOnTheRoad}</p>}
        <Field name="why" label={messages.why} hint={messages.whyHint} required />
      </Form>
    </AskFirst>
  )
}
