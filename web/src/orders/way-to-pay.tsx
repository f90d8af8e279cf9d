import type { Order } from '@baqala/contract/orders'
import type { ComponentProps } from 'react'
import { momentWords } from '../delivery/slot-words.ts'
import { isWebAddress } from './is-web-address.ts'
import { messages } from '#messages/orders'

interface WayToPayProps extends Pick<ComponentProps<'a'>, 'aria-describedby' | 'className'> {
  readonly order: Order
}

/** The way to the page that takes an order's online payment, and until when it does. */
export function WayToPay({ order: { paymentUrl, payableUntil }, ...link }: WayToPayProps) {
  if (!paymentUrl || !isWebAddress(paymentUrl)) return null
  return (
    <>
      <a href={paymentUrl} target="_blank" rel="noopener noreferrer" {...link}>
        {messages.continueToPayment}
      </a>
      {payableUntil && isAhead(payableUntil) && <p>{messages.payableUntil(momentWords(payableUntil))}</p>}
    </>
  )
}

const isAhead = (instant: string) => Date.parse(instant) > Date.now()
