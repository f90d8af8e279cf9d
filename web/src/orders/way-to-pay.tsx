import type { Order } from '@baqala/contract/orders'
import { momentWords } from '../delivery/slot-words.ts'
import { isWebAddress } from './is-web-address.ts'
import { messages } from '#messages/orders'

interface WayToPayProps {
  readonly order: Order
  /** Of the element that names the order. */
  readonly titleId: string
  readonly className: string
}

/** Of an order that waits for its online payment: the page that takes it, and until when. */
export function WayToPay({ order: { paymentUrl, payableUntil }, titleId, className }: WayToPayProps) {
  if (!paymentUrl || !isWebAddress(paymentUrl)) return null
  return (
    <>
      <a href={paymentUrl} target="_blank" rel="noopener noreferrer" aria-describedby={titleId} className={className}>
        {messages.continueToPayment}
      </a>
      {payableUntil && isAhead(payableUntil) && <p>{messages.payableUntil(momentWords(payableUntil))}</p>}
    </>
  )
}

const isAhead = (instant: string) => Date.parse(instant) > Date.now()
