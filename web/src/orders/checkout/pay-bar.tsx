import type { ReactNode } from 'react'
import { useIsOffline } from '@baqala/kit/api/is-offline.ts'
import { Button } from '@baqala/kit/ui/button.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { sumOf } from '../../delivery/delivery-price.ts'
import type { Delivery } from '../../delivery/use-delivery.ts'
import { doubtInWords, feeInWords, timeInWords } from '../../delivery/terms.ts'
import { egpWithPiastres } from '../../ui/egp.ts'
import { onlineMinimumOf } from './ask-for-order.ts'
import type { OrderSummaryProps } from './order-summary.tsx'
import { messages } from '#messages/orders'
import '../../cart/cart-bar.css'
import './pay-bar.css'

interface PayBarProps extends OrderSummaryProps {
  /** Stands where a shopper looks who comes back from the payment page. */
  readonly note: ReactNode
  readonly isChanged: boolean
  readonly isBusy: boolean
}

/** The total above the buttons that pay it, in view from the first moment. An empty cart has the buttons alone. */
export function PayBar({ note, cart, isCartToCome, delivery, isChanged, isBusy }: PayBarProps) {
  const isEmpty = cart?.data.products.length === 0
  const isOffline = useIsOffline()
  const minimum = onlineMinimumOf(cart, delivery?.fee)
  const about = minimum ? messages.onlineFrom(minimum) : cart?.isPaymentPageForeign && messages.paymentPageIsForeign
  return (
    <>
      <div className={isEmpty ? '' : 'cart-bar panel pay-bar'}>
        {/* Orders are never queued (decision 0033). On a phone the bar covers the field of the area. */}
        <p role="status" className={`leading-tight font-bold empty:absolute ${isOffline ? '' : 'text-tomato-ink'}`}>
          {isOffline ? messages.offline : !isEmpty && delivery && doubtInWords(delivery)}
        </p>
        {note}
        {!isEmpty && (cart || isCartToCome) && (
          <p className="pay-total flex min-h-11 flex-wrap items-center gap-x-2 leading-tight font-extrabold">
            {cart ? (
              <Total goods={cart.data.totalCartPrice} delivery={delivery} />
            ) : (
              <span className="shimmer h-6 flex-1" />
            )}
          </p>
        )}
        <div className="pay-buttons">
          <SubmitButton value="cash" disabled={!isChanged} isBusy={isBusy} text={messages.cashPayment} />
          <Button
            type="submit"
            value="online"
            disabled={!isChanged || minimum !== undefined}
            isBusy={isBusy}
            aria-describedby={about ? 'about-online' : undefined}
            text={messages.onlinePayment}
          />
        </div>
      </div>
      {about && (
        <p id="about-online" className="text-sm">
          {about}
        </p>
      )}
    </>
  )
}

function Total({ goods, delivery }: { readonly goods: number; readonly delivery: Delivery | undefined }) {
  return (
    <>
      <span className="flex-1">
        {messages.total}
        {delivery && (
          <span className="flex flex-wrap gap-x-2 text-sm leading-tight">
            <span className="empty:absolute">{timeInWords(delivery)}</span>{' '}
            <span className="font-normal text-ink-soft">{feeInWords(delivery, goods)}</span>
          </span>
        )}
      </span>
      <span className="text-xl tabular">{egpWithPiastres(sumOf(goods, delivery?.fee ?? 0))}</span>
    </>
  )
}
