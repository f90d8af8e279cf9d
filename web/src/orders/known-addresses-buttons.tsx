import type { ShippingAddress } from '@baqala/contract/orders'
import { useId } from 'react'
import { CircleCheck } from '../ui/icons.tsx'
import { isSameAddress } from './known-addresses.ts'
import * as messages from '#messages/orders'

interface KnownAddressesButtonsProps {
  readonly addresses: readonly ShippingAddress[]
  readonly typed: ShippingAddress
  readonly onUse: (address: ShippingAddress) => void
}

/** Addresses that fill the form with one press. */
export function KnownAddressesButtons({ addresses, typed, onUse }: KnownAddressesButtonsProps) {
  const labelId = useId()
  if (addresses.length === 0) return null
  return (
    <div role="group" aria-labelledby={labelId} className="mt-5">
      <p id={labelId} className="mb-2 font-bold">
        {messages.usedBefore}
      </p>
      <div className="flex flex-wrap gap-2">
        {addresses.map((address) => {
          const isUsed = isSameAddress(address, typed)
          return (
            <button
              key={`${address.details}, ${address.city}`}
              type="button"
              aria-pressed={isUsed}
              onClick={() => onUse(address)}
              className={`button button-quiet max-w-full text-start ${isUsed ? 'bg-leaf-tint' : ''}`}
            >
              {isUsed && <CircleCheck aria-hidden size={20} className="shrink-0" />}
              <span className="min-w-0 wrap-anywhere">
                {messages.use(messages.addressLine(address.details, address.city))}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
