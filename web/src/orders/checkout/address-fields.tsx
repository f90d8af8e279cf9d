import type { ShippingAddress } from '@baqala/contract/addresses'
import { type MouseEvent, type PropsWithChildren, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Field } from '@baqala/kit/ui/field.tsx'
import { isOddPhone } from './odd-phone.ts'
import { messages } from '#messages/orders'

export const BLANK_ADDRESS: ShippingAddress = { details: '', phone: '', city: '' }
export const ADDRESS_FIELDS = [
  { name: 'details', label: 'detailsLabel', autoComplete: 'street-address', type: 'text' },
  { name: 'phone', label: 'phoneLabel', autoComplete: 'tel', type: 'tel' },
  { name: 'city', label: 'cityLabel', autoComplete: 'address-level2', type: 'text' },
] as const

interface AddressFieldsProps extends PropsWithChildren {
  readonly address: ShippingAddress
  readonly onChange: (address: ShippingAddress) => void
  readonly areBlanksMarked: boolean
  /** Offered while the field is blank. */
  readonly accountPhone: string | undefined
}

/** The children stand below the details. */
export function AddressFields({ address, onChange, areBlanksMarked, accountPhone, children }: AddressFieldsProps) {
  const [hasLeftPhone, setHasLeftPhone] = useState(false)
  const phoneHint = hasLeftPhone && isOddPhone(address.phone) && { hint: messages.oddPhone }
  const phoneOffer = accountPhone && address.phone === '' && (
    <UsePhone phone={accountPhone} onUse={() => onChange({ ...address, phone: accountPhone })} />
  )

  const [details, ...others] = ADDRESS_FIELDS.map(({ name, label, ...field }) => (
    <Field
      key={name}
      {...field}
      label={messages[label]}
      required
      name={name}
      value={address[name]}
      // A blank field has the direction of the page.
      {...(name !== 'phone' && address[name] && { dir: 'auto' })}
      onChange={({ target }) => onChange({ ...address, [name]: target.value })}
      aria-describedby={name === 'details' ? 'about-details' : undefined}
      error={areBlanksMarked && address[name].trim() === '' ? messages.required : undefined}
      {...(name === 'phone' && { onBlur: () => setHasLeftPhone(true), beside: phoneOffer, ...phoneHint })}
    />
  ))
  return (
    <>
      {details}
      {children}
      <div className="grid gap-4 xl:grid-cols-2">{others}</div>
    </>
  )
}

function UsePhone({ phone, onUse }: { readonly phone: string; readonly onUse: () => void }) {
  function handleClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button disappears; the focus moves to the field that it fills.
    currentTarget.form?.querySelector<HTMLElement>('[name=phone]')?.focus()
    onUse()
  }
  return <Button onClick={handleClick} look="text" className="known-phone" text={messages.use(phone)} />
}
