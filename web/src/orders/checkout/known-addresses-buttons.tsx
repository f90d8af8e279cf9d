import type { ShippingAddress } from '@baqala/contract/addresses'
import { isolate } from '@baqala/contract/isolate'
import { useId, useState } from 'react'
import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { isSameAddress } from './known-addresses.ts'
import type { useKnownAddresses } from './use-known-addresses.ts'
import { messages } from '#messages/orders'
import './known-addresses.css'

interface KnownAddressesButtonsProps {
  readonly known: NonNullable<ReturnType<typeof useKnownAddresses>>
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
              <span className="known-address min-w-0 wrap-anywhere">
                {messages.use(label ? `${isolate(label)}: ${line}` : line)}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
