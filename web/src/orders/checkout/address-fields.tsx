import type { ShippingAddress } from '@baqala/contract/addresses'
import { type MouseEvent, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { isSameAddress } from './known-addresses.ts'
import { isOddPhone } from './odd-phone.ts'
import type { KnownAddresses } from './use-known-addresses.ts'
import { messages } from '#messages/orders'
import './known-addresses.css'

export const ADDRESS_FIELDS = [
  { name: 'details', label: 'detailsLabel', autoComplete: 'street-address', type: 'text' },
  { name: 'phone', label: 'phoneLabel', autoComplete: 'tel', type: 'tel' },
  { name: 'city', label: 'cityLabel', autoComplete: 'address-level2', type: 'text' },
] as const

interface AddressFieldsProps {
  readonly address: ShippingAddress
  /** `isPressed`: a known address was pressed, and nothing typed. */
  readonly onChange: (address: ShippingAddress, isPressed?: boolean) => void
  readonly areBlanksMarked: boolean
  /** An order is on its way with these words. */
  readonly isBusy: boolean
  /** Offered below the details, and the account's phone while that field has another: an order before may have an old one. */
  readonly known: KnownAddresses
}

export function AddressFields({ address, onChange, areBlanksMarked, isBusy, known }: AddressFieldsProps) {
  // A number with a mistake stays marked while it is corrected; a new one is begun unmarked.
  const [isNewPhone, setIsNewPhone] = useState(false)
  const isOdd = !isNewPhone && isOddPhone(address.phone)
  const doubt = isOdd && <strong className="text-tomato-ink">{messages.oddPhone}</strong>
  const phoneEvents = { onFocus: () => setIsNewPhone(!isOddPhone(address.phone)), onBlur: () => setIsNewPhone(false) }
  const { phone } = known ?? {}
  const phoneOffer = phone && phone !== address.phone && (
    <Button onClick={handlePhone} look="text" className="known-phone" text={messages.use(phone)} />
  )

  function handlePhone({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button disappears; the focus moves to the field that it fills.
    currentTarget.form?.querySelector<HTMLElement>('[name=phone]')?.focus()
    if (phone) onChange({ ...address, phone })
  }

  const [details, ...others] = ADDRESS_FIELDS.map(({ name, label, ...field }) => (
    <Field
      key={name}
      {...field}
      label={messages[label]}
      required
      name={name}
      readOnly={isBusy}
      value={address[name]}
      // A blank field has the direction of the page.
      {...(name !== 'phone' && address[name] && { dir: 'auto' })}
      onChange={({ target }) => onChange({ ...address, [name]: target.value })}
      aria-describedby={name === 'details' && known?.addresses?.length === 0 ? 'about-details' : undefined}
      error={areBlanksMarked && address[name].trim() === '' ? messages.required : undefined}
      {...(name === 'phone' && { ...phoneEvents, beside: phoneOffer, hint: doubt })}
    />
  ))
  return (
    <>
      {details}
      {known && <KnownAddressesButtons known={known} typed={address} onUse={(chosen) => onChange(chosen, true)} />}
      <div className="grid gap-4 xl:grid-cols-2">{others}</div>
    </>
  )
}

interface KnownAddressesButtonsProps {
  readonly known: NonNullable<AddressFieldsProps['known']>
  readonly typed: ShippingAddress
  readonly onUse: (address: ShippingAddress) => void
}

/** Addresses that fill the form with one press, most in a row as high as its skeleton. Without any, the room tells how to write one. */
function KnownAddressesButtons({ known, typed, onUse }: KnownAddressesButtonsProps) {
  const { addresses, haveFailed, labelFor } = known
  if (addresses?.length === 0)
    return (
      <div className="below-details grid content-center">
        <p id="about-details" className="rounded-field bg-well p-3 text-sm text-pretty text-ink-soft">
          {haveFailed ? messages.addressesFailed : messages.howToWriteAddress}
        </p>
      </div>
    )
  return (
    <div role="group" aria-label={messages.usedBefore} className="below-details">
      <div className="known-addresses">
        {addresses === undefined && <span aria-hidden className="shimmer" />}
        {addresses?.map((address) => {
          const label = labelFor(address)
          const line = messages.addressLine(address.details, address.city)
          const isUsed = isSameAddress(address, typed)
          return (
            <button
              key={`${address.details}, ${address.city}`}
              type="button"
              aria-pressed={isUsed}
              onClick={() => onUse(address)}
              className={`button button-quiet text-start ${isUsed ? 'bg-leaf-tint' : ''}`}
            >
              {isUsed && <CircleCheck aria-hidden size={20} className="shrink-0" />}
              <span className="min-w-0 flex-1 wrap-anywhere">
                {messages.use(label ? messages.labelled(label, line) : line)}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
