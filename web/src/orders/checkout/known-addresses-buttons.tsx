import type { ShippingAddress } from '@baqala/contract/addresses'
import { useId } from 'react'
import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { isSameAddress } from './known-addresses.ts'
import { messages } from '#messages/orders'
import './known-addresses.css'

interface KnownAddressesButtonsProps {
  /** Undefined while they load. */
  readonly addresses: readonly ShippingAddress[] | undefined
  readonly typed: ShippingAddress
  readonly onUse: (address: ShippingAddress) => void
}

/** Addresses that fill the form with one press, in a row as high as its skeleton: the form below stays in place. */
export function KnownAddressesButtons({ addresses, typed, onUse }: KnownAddressesButtonsProps) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className="mt-5">
      <p id={labelId} className="mb-1 font-bold">
        {messages.usedBefore}
      </p>
      {addresses?.length === 0 ? (
        <div className="known-addresses">
          <p className="no-addresses">{messages.offeredNextTime}</p>
        </div>
      ) : (
        <div className="known-addresses">
          {addresses === undefined && <span aria-hidden className="shimmer" />}
          {addresses?.map((address) => (
            <AddressButton
              key={`${address.details}, ${address.city}`}
              address={address}
              isUsed={isSameAddress(address, typed)}
              onUse={onUse}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface AddressButtonProps {
  readonly address: ShippingAddress
  readonly isUsed: boolean
  readonly onUse: KnownAddressesButtonsProps['onUse']
}

function AddressButton({ address, isUsed, onUse }: AddressButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isUsed}
      onClick={() => onUse(address)}
      className={`button button-quiet text-start ${isUsed ? 'bg-leaf-tint' : ''}`}
    >
      {isUsed && <CircleCheck aria-hidden size={20} className="shrink-0" />}
      <span className="known-address min-w-0 wrap-anywhere">
        {messages.use(messages.addressLine(address.details, address.city))}
      </span>
    </button>
  )
}
