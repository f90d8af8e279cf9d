import type { Order } from '@baqala/contract/orders'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { forgetResumed } from '../../api/resumed-state.ts'
import { areaName } from '../../delivery/area-name.ts'
import { PriceLine } from '../../delivery/price-lines.tsx'
import { AgreedByPhone } from '../../delivery/promise.tsx'
import { CountStepper } from '../../cart/count-stepper.tsx'
import { egpWithPiastres } from '../../ui/egp.ts'
import { keepChangedOrder } from '../changed-order.ts'
import { ChangeTime } from './change-time.tsx'
import type { DraftRow } from './order-draft.ts'
import { useOrderChange } from './use-order-change.ts'
import { messages } from '#messages/order-change'

type Change = ReturnType<typeof useOrderChange>

/** Changes the goods and the time of an order that is not packed yet. An order that is paid by card keeps its goods. */
export function ChangeDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const change = useOrderChange(order, handleClose)
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => keepChangedOrder(order.id), [order.id])
  useEffect(() => {
    // Packed meanwhile: the button or the field that had the focus is gone.
    if (!order.mayChange) alert.current?.focus()
  }, [order.mayChange])

  function handleClose() {
    forgetResumed('orders')
    onClose()
  }

  return (
    <Dialog
      title={messages.title(order.id)}
      onClose={handleClose}
      closeLabel={order.mayChange ? messages.keep : undefined}
      isEdited={order.mayChange && change.hasChanges}
      onKeptOpen={() => change.setIsLeft(true)}
      actions={
        order.mayChange && (
          <Button
            onClick={() => void change.save()}
            look="leaf"
            isBusy={change.isBusy}
            disabled={!change.canSave}
            text={messages.save}
            busyLabel={messages.saving}
          />
        )
      }
      summary={
        <>
          {order.mayChange && <Totals order={order} change={change} />}
          <p role="alert" tabIndex={-1} ref={alert} className="font-bold text-tomato-ink outline-none empty:absolute">
            {order.mayChange ? change.refusal : messages.tooLate}
          </p>
        </>
      }
    >
      {order.mayChange &&
        (order.paymentMethodType === 'cash' ? <ChangeGoods change={change} /> : <p>{messages.goodsStay}</p>)}
      {order.mayChange && change.area && <ChangeTime order={order} area={change.area} change={change} />}
    </Dialog>
  )
}

function ChangeGoods({ change: { rows, prices, setCount, cartToAdd, addCart } }: { readonly change: Change }) {
  const goods = useRef<HTMLElement>(null)

  function handleAddCart() {
    addCart()
    // The button goes.
    goods.current?.focus()
  }

  return (
    <section
      ref={goods}
      tabIndex={-1}
      aria-label={messages.goods}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
    >
      <ul className="order-lines">
        {rows.map((row) => (
          <Row key={row.productId} row={row} today={prices.get(row.productId)} onCount={setCount} />
        ))}
      </ul>
      {cartToAdd && cartToAdd.length > 0 && (
        <Button
          onClick={handleAddCart}
          text={messages.addCart(egpWithPiastres(cartToAdd.reduce((sum, { count, price }) => sum + count * price, 0)))}
        />
      )}
      {cartToAdd?.length === 0 && (
        <p className="text-ink-soft">
          {messages.forgotSomething} <ButtonLink to={paths.products} look="text" text={messages.browse} />
        </p>
      )}
    </section>
  )
}

interface RowProps {
  readonly row: DraftRow
  readonly today: number | undefined
  readonly onCount: (productId: string, count: number) => void
}

function Row({ row, today, onCount }: RowProps) {
  const { productId, title, unit, picture, ordered, before, count } = row
  const prices = [...new Set(ordered.map(({ price }) => price))]
  const hasOtherPrice = count > before && today !== undefined && !prices.includes(today)
  const facts = [
    before === 0 && messages.fromCart,
    unit,
    prices.map(egpWithPiastres).join(' / '),
    hasOtherPrice && messages.today(egpWithPiastres(today)),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5">
      <div className="size-12 shrink-0 overflow-hidden rounded-field bg-well">
        <Picture url={picture} alt="" />
      </div>
      <div className="min-w-0 flex-1 basis-20">
        <p className={`leading-snug font-bold ${count === 0 ? 'text-ink-soft line-through' : ''}`}>{title}</p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {count === 0 && <p className="text-sm font-bold text-tomato-ink">{messages.takenOut}</p>}
      </div>
      <div className="ms-auto">
        <CountStepper title={title} count={count} onChange={(next) => onCount(productId, next)} />
      </div>
    </li>
  )
}

function Totals({ order, change }: { readonly order: Order; readonly change: Change }) {
  const { price, isEmpty, hasChanges, hasFailed, area, isMade, isLeft } = change
  const cashWith = order.delivery?.cashWith
  const reasons = [
    !hasChanges && (isMade ? messages.changeIsMade : messages.nothingChanged),
    isEmpty && messages.cannotBeEmpty,
    price && price.missing > 0 && area && messages.belowMinimum(egpWithPiastres(price.missing), areaName(area)),
    !price && (hasFailed ? messages.priceFailed : messages.lookingUp),
  ]
  return (
    <div role="status" className="grid gap-1 rounded-field bg-well px-4 py-2">
      <PriceLine label={messages.now} amount={egpWithPiastres(order.totalOrderPrice)} />
      <PriceLine label={messages.afterwards} amount={price && !isEmpty ? egpWithPiastres(price.total) : '–'} isTotal />
      {price && !isEmpty && (price.fee > 0 || order.delivery) && (
        <p className="text-sm text-ink-soft">
          {price.fee > 0 ? messages.deliveryIncluded(egpWithPiastres(price.fee)) : messages.deliveryIsFree}
        </p>
      )}
      <AgreedByPhone order={order} />
      {price && cashWith !== undefined && cashWith < price.total && (
        <p className="font-bold">{messages.cashIsTooLittle(egpWithPiastres(cashWith))}</p>
      )}
      <p className="min-h-6 font-bold">
        {reasons.find(Boolean)} {isLeft && hasChanges && <span>{messages.notSaved}</span>}
      </p>
    </div>
  )
}
