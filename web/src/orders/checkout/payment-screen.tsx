import type { ShippingAddress } from '@baqala/contract/addresses'
import { type FormEvent, useEffect, useState } from 'react'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { forgetResumed } from '../../api/resumed-state.ts'
import { NotInCart } from '../../cart/not-in-cart.tsx'
import { priceInStock } from '../../cart/cart-state.ts'
import { useCart } from '../../cart/use-cart.ts'
import { areaByHand } from '../../delivery/chosen-area.ts'
import { useDeliveryAreas } from '../../delivery/delivery-query.ts'
import { DeliveryFields } from '../../delivery/delivery-fields.tsx'
import { type Delivery, useDelivery } from '../../delivery/use-delivery.ts'
import { AddressFields, ADDRESS_FIELDS } from './address-fields.tsx'
import { CartChangedNotice, NothingToPay, OrderOfPaymentPage } from './checkout-notes.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { useCheckout } from './use-checkout.ts'
import { useFollowing, useNewestOrder, useOrdersToken } from '../use-orders.ts'
import { useFormAddress } from './use-form-address.ts'
import { useKnownAddresses } from './use-known-addresses.ts'
import { messages } from '#messages/orders'

const NOT_READ = { kind: 'not read' } as const

export function PaymentScreen() {
  const { cart, hasFailed } = useCart({ isFetchedOnOpening: true })
  // A choice that follows does not change the form any more.
  const [chosenArea] = useState(() => areaByHand())
  const known = useKnownAddresses(chosenArea)
  const { address, facts, setAddress, haveMoved } = useFormAddress(known)
  const goods = cart ? priceInStock(cart) : 0
  const delivery = useDelivery({ ...facts, goods })
  const areAreasToCome = useDeliveryAreas() === undefined
  const { checkOut, isBusy, note, hasOpenedPayment, blockedPaymentUrl } = useCheckout(haveMoved, cart, delivery)
  const token = useOrdersToken()
  useFollowing(delivery || hasOpenedPayment ? token : undefined)
  const ordered = useNewestOrder(hasOpenedPayment ? token : undefined)
  const paid = ordered?.isPaid && ordered.paymentMethodType === 'card' ? ordered : undefined
  const { areBlanksMarked, handleSubmit } = usePaySubmit((method) => checkOut(method, address), address, delivery)
  const isCartToCome = !cart && !hasFailed
  const isEmpty = cart?.data.products.length === 0
  // An order was paid in a window beside this one.
  useEffect(() => (isEmpty ? () => forgetResumed('checkout') : undefined), [isEmpty])

  function handleAddress(next: ShippingAddress, isPressed = false) {
    if (isBusy) return
    setAddress(next)
    delivery?.followAddress(next, known?.areaFor(next), isPressed)
  }

  return (
    <div
      className={`mx-auto grid min-h-dvh content-start grid-cols-[minmax(0,1fr)] items-start gap-6 ${isEmpty ? 'max-w-2xl' : 'max-w-6xl lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]'}`}
    >
      <div className="panel p-5 sm:p-8">
        <ScreenTitle tabTitle={messages.paymentTab}>{messages.paymentTitle}</ScreenTitle>
        <CartChangedNotice note={note ?? (hasFailed && !cart ? NOT_READ : undefined)} />
        {!isCartToCome && <NotInCart className="mt-4" />}
        {isEmpty && note?.kind !== 'ordered' && <NothingToPay note={note} paid={paid} />}
        <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
          <AddressFields
            address={address}
            onChange={handleAddress}
            areBlanksMarked={areBlanksMarked}
            isBusy={isBusy}
            known={isEmpty ? undefined : known}
          />
          {!isEmpty && areAreasToCome && <div className="area-to-come" />}
          {!isEmpty && delivery && <DeliveryFields delivery={delivery} goods={goods} isBusy={isBusy} />}
          <PayBar
            note={<OrderOfPaymentPage order={ordered} isPaid={!isEmpty && paid !== undefined} />}
            cart={cart}
            isCartToCome={isCartToCome}
            delivery={delivery}
            isChanged={ADDRESS_FIELDS.some(({ name }) => address[name] !== '') && !(isEmpty && paid)}
            isBusy={isBusy}
          />
        </form>
        <ContinueToPayment url={blockedPaymentUrl} />
      </div>
      <OrderSummary cart={cart} isCartToCome={isCartToCome} delivery={delivery} />
    </div>
  )
}

/** Pays as the pressed button says, once nothing is blank; otherwise the focus goes to the first field that is wrong. */
function usePaySubmit(pay: (method: 'cash' | 'online') => void, address: ShippingAddress, delivery?: Delivery) {
  const [areBlanksMarked, setAreBlanksMarked] = useState(false)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const focus = (field: string) => event.currentTarget.querySelector<HTMLElement>(field)?.focus()
    const blank = ADDRESS_FIELDS.find(({ name }) => address[name].trim() === '')
    setAreBlanksMarked(blank !== undefined)
    if (blank) return focus(`[name=${blank.name}]`)
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const method = submitter?.getAttribute('value') === 'online' ? 'online' : 'cash'
    if (method === 'cash' && delivery?.word.wrongCash) return focus('[aria-invalid]')
    pay(method)
  }

  return { areBlanksMarked, handleSubmit }
}

/** Out of the flow while empty, and not hidden: a region that comes with its text is not announced. */
function ContinueToPayment({ url }: { readonly url: string | undefined }) {
  return (
    <p className="mt-5 empty:absolute" role="status">
      {url && `${messages.paymentWindowBlocked} `}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
          {messages.continueToPayment}
        </a>
      )}
    </p>
  )
}
