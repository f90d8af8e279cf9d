import type { ShippingAddress } from '@baqala/contract/orders'
import { type FormEvent, useRef, useState } from 'react'
import { useCart } from '../cart/use-cart.ts'
import { Field } from '../ui/field.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { CartChangedNotice } from './cart-changed-notice.tsx'
import { onlineMinimumOf } from './online-minimum.ts'
import { NothingToPay } from './nothing-to-pay.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useCheckout } from './use-checkout.ts'
import * as messages from './orders.messages.en.ts'

const BLANK: ShippingAddress = { details: '', phone: '', city: '' }
const FIELDS = [
  { name: 'details', label: messages.detailsLabel, autoComplete: 'street-address', type: 'text' },
  { name: 'phone', label: messages.phoneLabel, autoComplete: 'tel', type: 'tel' },
  { name: 'city', label: messages.cityLabel, autoComplete: 'address-level2', type: 'text' },
] as const

export function PaymentScreen() {
  const { cart } = useCart({ isFetchedOnOpening: true })
  const { checkOut, isBusy, changes, blockedPaymentUrl } = useCheckout(cart)
  const [address, setAddress] = useState(BLANK)
  const [areBlanksMarked, setAreBlanksMarked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isEmpty = cart?.data.products.length === 0
  const isChanged = FIELDS.some(({ name }) => address[name] !== '')

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const blank = FIELDS.find(({ name }) => address[name].trim() === '')
    setAreBlanksMarked(blank !== undefined)
    if (blank) return form.current?.querySelector<HTMLElement>(`[name=${blank.name}]`)?.focus()
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    checkOut(submitter?.getAttribute('value') === 'online' ? 'online' : 'cash', address)
  }

  return (
    <div
      className={`mx-auto grid min-h-dvh content-start grid-cols-[minmax(0,1fr)] items-start gap-6 ${isEmpty ? 'max-w-2xl' : 'max-w-5xl lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]'}`}
    >
      <div className="panel p-5 sm:p-8">
        <ScreenTitle tabTitle={messages.paymentTab}>{messages.paymentTitle}</ScreenTitle>
        <CartChangedNotice changes={changes} />
        {isEmpty && <NothingToPay />}
        <form ref={form} noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
          {FIELDS.map(({ name, ...field }) => (
            <Field
              key={name}
              {...field}
              name={name}
              value={address[name]}
              onChange={({ target }) => setAddress({ ...address, [name]: target.value })}
              error={areBlanksMarked && address[name].trim() === '' ? messages.required : undefined}
            />
          ))}
          <PayButtons isChanged={isChanged} isBusy={isBusy} onlineMinimum={onlineMinimumOf(cart)} />
        </form>
        {blockedPaymentUrl && (
          <p className="mt-5" role="status">
            {messages.paymentWindowBlocked}{' '}
            <a href={blockedPaymentUrl} target="_blank" rel="noopener noreferrer" className="text-link">
              {messages.continueToPayment}
            </a>
          </p>
        )}
      </div>
      <OrderSummary cart={cart} />
    </div>
  )
}

interface PayButtonsProps {
  readonly isChanged: boolean
  readonly isBusy: boolean
  readonly onlineMinimum: string | undefined
}

function PayButtons({ isChanged, isBusy, onlineMinimum }: PayButtonsProps) {
  return (
    <>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <SubmitButton value="cash" disabled={!isChanged} isBusy={isBusy}>
          {messages.cashPayment}
        </SubmitButton>
        <SubmitButton
          value="online"
          disabled={!isChanged || onlineMinimum !== undefined}
          isHeld={isBusy}
          aria-describedby={onlineMinimum && 'online-minimum'}
          look="quiet"
        >
          {messages.onlinePayment}
        </SubmitButton>
      </div>
      {onlineMinimum && (
        <p id="online-minimum" className="text-sm">
          {messages.onlineFrom(onlineMinimum)}
        </p>
      )}
    </>
  )
}
