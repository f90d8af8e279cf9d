import type { ShippingAddress } from '@baqala/contract/addresses'
import { isolate } from '@baqala/contract/isolate'
import { useId, useState } from 'react'
import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { isSameAddress } from './known-addresses.ts'
import { messages } from '#messages/orders'
import './known-addresses.css'

interface KnownAddressesButtonsProps {
  readonly known: {
    /** Undefined while they load. */
    readonly addresses: readonly ShippingAddress[] | undefined
    readonly haveFailed: boolean
    readonly labelFor: (address: ShippingAddress) => string
  }
  readonly typed: ShippingAddress
  readonly onUse: (address: ShippingAddress) => void
}

/** Addresses that fill the form with one press, in a row as high as its skeleton: the form below stays in place. */
export function KnownAddressesButtons({ known, typed, onUse }: KnownAddressesButtonsProps) {
  const { addresses, haveFailed, labelFor } = known
  const labelId = useId()
  // The bar may have asked for them before, and then no room is kept for what will not come.
  const [areNone] = useState(addresses?.length === 0)
  if (areNone && addresses?.length === 0) return null
  return (
    <div role="group" aria-labelledby={labelId} className="addresses-before mt-5">
      <p id={labelId} className="mb-1 font-bold">
        {messages.usedBefore}
      </p>
      <div className="known-addresses">
        {addresses === undefined && <span aria-hidden className="shimmer" />}
        {addresses?.length === 0 && (
          <p className="no-addresses">{haveFailed ? messages.addressesFailed : messages.offeredNextTime}</p>
        )}
        {addresses?.map((address) => (
          <AddressButton
            key={`${address.details}, ${address.city}`}
            address={address}
            label={labelFor(address)}
            isUsed={isSameAddress(address, typed)}
            onUse={onUse}
          />
        ))}
      </div>
    </div>
  )
}

interface AddressButtonProps {
  readonly address: ShippingAddress
  readonly label: string
  readonly isUsed: boolean
  readonly onUse: KnownAddressesButtonsProps['onUse']
}

function AddressButton({ address, label, isUsed, onUse }: AddressButtonProps) {
  const line = messages.addressLine(address.details, address.city)
  return (
    <button
      type="button"
      aria-pressed={isUsed}
      onClick={() => onUse(address)}
      className={`button button-quiet text-start ${isUsed ? 'bg-leaf-tint' : ''}`}
    >
      {isUsed && <CircleCheck aria-hidden size={20} className="shrink-0" />}
      <span className="known-address min-w-0 wrap-anywhere">
        {messages.use(label ? `${isolate(label)}: ${line}` : line)}
      </span>
    </button>
  )
}
