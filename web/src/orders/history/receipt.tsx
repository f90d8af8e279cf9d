import type { Order } from '@baqala/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@baqala/kit/ui/button.tsx'
import { contact } from '../../../../shop.config.ts'
import { messages as shop } from '#messages/shop'
import { accountQuery } from '../../auth/account.ts'
import { OrderedDeliveryPrice, PriceLine } from '../../delivery/price-lines.tsx'
import { promiseWords } from '../../delivery/promise.tsx'
import { dateWords } from '../../delivery/slot-words.ts'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { egpWithPiastres } from '../../ui/egp.ts'
import { isToCome } from '../order-state-badge.tsx'
import { OrderTime } from './order-time.tsx'
import { messages } from '#messages/orders'

/**
 * Printed alone (orders.css), outside of the page. Browsers cut a dialog at the end of the first sheet, so what they print is a
 * second one in the flow.
 */
export function Receipt({ order, onClose }: { order: Order; onClose: () => void }) {
  useEffect(() => {
    document.body.classList.add('has-receipt')
    return () => document.body.classList.remove('has-receipt')
  }, [])
  return createPortal(
    <>
      <Dialog
        title={messages.receipt}
        className="receipt"
        isCloseMain
        onClose={onClose}
        actions={<Button onClick={() => window.print()} text={messages.print} />}
        summary={<Total order={order} />}
      >
        <ReceiptText order={order} />
      </Dialog>
      <div className="receipt receipt-on-paper">
        <h1 className="text-xl">{messages.receipt}</h1>
        <ReceiptText order={order}>
          <Total order={order} />
        </ReceiptText>
      </div>
    </>,
    document.body,
  )
}

function Total({ order }: { readonly order: Order }) {
  return <PriceLine label={messages.total} amount={egpWithPiastres(order.totalOrderPrice)} isTotal />
}

/** `children`: the total, which stays in view below it on a screen. */
function ReceiptText({ order, children }: { readonly order: Order; readonly children?: ReactNode }) {
  const { details, city, phone } = order.shippingAddress
  const { data: shopper } = useQuery(accountQuery(order.user))
  const promise = (isToCome(order) || order.isDelivered) && promiseWords(order, dateWords)
  return (
    <div className="receipt-text">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 font-extrabold">
          <img src="/images/logo.svg" alt="" width={32} height={32} />
          {shop.shopName}
        </p>
        <Seller />
      </div>
      <dl className="receipt-facts">
        <Fact term={messages.receiptOrder}>{order.id}</Fact>
        <Fact term={messages.receiptOrdered}>
          <OrderTime at={order.createdAt} />
        </Fact>
        <Fact term={messages.receiptState}>{messages.stateName(order.state)}</Fact>
        <Fact term={messages.receiptPayment}>{messages.payment(order)}</Fact>
        {order.paidAt && (
          <Fact term={messages.receiptPaidOn}>
            <OrderTime at={order.paidAt} />
          </Fact>
        )}
        {shopper && <Fact term={messages.receiptName}>{shopper.name}</Fact>}
        <Fact term={messages.receiptAddress}>{messages.addressLine(details, city, phone)}</Fact>
        {promise && <Fact term={messages.receiptDelivery(order)}>{promise}</Fact>}
      </dl>
      <ul className="receipt-lines">
        {order.cartItems.map((line) => (
          <li key={line._id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 flex-1 basis-40">
              {line.product.title}
              <span className="block text-sm text-ink-soft">{messages.piecesAndPrice(line)}</span>
            </span>
            <span className="ms-auto font-bold tabular">{egpWithPiastres(line.count * line.price)}</span>
          </li>
        ))}
      </ul>
      {/* One part: of two, browsers would print the second on a sheet alone. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <OrderedDeliveryPrice order={order} isToCome={isToCome(order)} />
        {children}
      </div>
    </div>
  )
}

/** Law 181 of 2018 wants a receipt to say who sold. shop.config.ts may leave a line empty. */
function Seller() {
  const { phone, commercialRegister, taxNumber } = contact
  const lines = [
    messages.sellerAddress,
    phone && `\u2066${phone}\u2069`,
    commercialRegister && messages.sellersRegister(commercialRegister),
    taxNumber && messages.sellersTaxNumber(taxNumber),
  ].filter(Boolean)
  return (
    <ul className="receipt-seller mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
