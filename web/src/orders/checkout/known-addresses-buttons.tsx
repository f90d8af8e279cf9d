import type { ShippingAddress } from '@baqala/contract/addresses'
import { isolate } from '@baqala/contract/arabic'
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

/** Addresses that fill the form with one press, in a row as high as its skeleton. Without any, the room tells how to write one. */
export function KnownAddressesButtons({ known, typed, onUse }: KnownAddressesButtonsProps) {
  const { addresses, haveFailed, labelFor } = known
  if (addresses?.length === 0) {
    const hint = haveFailed ? messages.addressesFailed : messages.howToWriteAddress
    return (
      <p id="about-details" className="below-details text-sm text-pretty text-ink-soft">
        {hint}
      </p>
    )
  }
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
